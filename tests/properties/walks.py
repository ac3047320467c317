"""Random hands through `Hand`: any game, limit, rulebook and stacks, only legal steps."""

from __future__ import annotations

from random import Random

from croupier import games
from croupier.hand import Hand
from croupier.rules.state import STRADDLE_OFF, GameSpec
from tests.setups import GAMES, random_game, random_rulebook, random_stacks


def begin(rng: Random) -> tuple[Hand, list[int]]:
    """A hand with its forced bets posted, and the deck from which its cards come."""
    game, book = random_game(rng, *rng.choice(GAMES)), random_rulebook(rng)
    seats = min(rng.choice((2, 2, 3, 3, 4, 6, 10)), games.most_seats(game))
    stacks = random_stacks(rng, seats, game.min_bet)
    if seats > 2 and rng.random() < 0.2:
        stacks[rng.randrange(seats)] = 0
    dealt = [seat for seat in range(seats) if stacks[seat]]
    hand = Hand(game, stacks, button=rng.choice(dealt), rulebook=book)
    blinds = {hand.state.small_blind, hand.state.big_blind}
    others = [seat for seat in dealt if seat not in blinds]
    if others and game.small_blind and rng.random() < 0.3:
        posts = {rng.choice(others): (game.big_blind, game.small_blind)}
        hand = Hand(game, stacks, button=hand.start.button, rulebook=book, posts=posts)
    left = (hand.state.big_blind + 1) % seats
    if left in others and book.straddle != STRADDLE_OFF and game.big_blind and rng.random() < 0.5:
        straddles = {left: 2 * game.big_blind}
        hand = Hand(game, stacks, button=hand.start.button, rulebook=book, straddles=straddles)
    deck = list(games.deck(game))
    rng.shuffle(deck)
    for seat in dealt:
        if rng.random() < 0.9:
            hand.deal_hole(seat, [deck.pop() for _ in range(game.hole_cards)])
    return hand, deck


def advance(hand: Hand, deck: list[int], rng: Random) -> None:
    """Take one legal step."""
    if hand.actor is not None:
        act(hand, rng)
    elif hand.next == "showdown":
        show(hand, deck, rng)
    else:
        hand.deal_board([deck.pop() for _ in range(3 if hand.next == "deal_flop" else 1)])


def act(hand: Hand, rng: Random) -> None:
    """Raise where that is possible half of the time, seldom fold, else check or call."""
    now = hand.options
    assert now is not None
    sizes = now.bet or now.raise_to
    choice = rng.random()
    if sizes and choice < 0.5:
        amount = rng.choice((sizes.minimum, sizes.maximum, legal_size(hand.game, *sizes[1:], rng)))
        (hand.bet if now.bet else hand.raise_to)(amount)
    elif now.fold and choice > 0.9:
        hand.fold()
    elif now.check:
        hand.check()
    else:
        hand.call()


def legal_size(game: GameSpec, least: int, most: int, rng: Random) -> int:
    """Any size between two legal ones, the bet unit observed."""
    amount = rng.randint(least, min(most, 3 * least))
    return max(least, amount - amount % game.bet_unit) if amount < most else most


def show(hand: Hand, deck: list[int], rng: Random) -> None:
    """Let the next seat show, or all; deal hands that are not known before."""
    game, seats = hand.game, [seat for pot in hand.pots for seat in pot.eligible]
    for seat in dict.fromkeys(seats):
        if -1 in hand.state.hole[seat][: game.hole_cards]:
            hand.deal_hole(seat, [deck.pop() for _ in range(game.hole_cards)])
            return
    if hand.shower is not None and rng.random() < 0.5:
        hand.show(hand.shower)
    else:
        hand.show_down()
