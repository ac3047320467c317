// What the table can do beyond its forms and links: keys, the slider, the live region, copying a link.
"use strict";

const table = () => document.getElementById("table");

function say(text) {
  const live = document.getElementById("live");
  live.textContent = "";
  // A reader hears a sentence again only when the region was empty in between.
  setTimeout(() => { live.textContent = text; }, 50);
}

// The number box, the slider beside it, and the chips that the amount adds.

function keepTogether() {
  const box = document.getElementById("to");
  if (!box) return;
  const form = box.form;
  const slider = document.getElementById("to-slider");
  const total = form.querySelector("output");
  const adds = form.querySelector("[data-adds]");
  const places = (slider.step.split(".")[1] || "").length;
  const written = (number) => number.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: number % 1 ? places : 0,
    maximumFractionDigits: places,
    useGrouping: "always",
  });
  const show = () => {
    const plain = box.value.trim().replace(",", ".");
    const amount = /^[0-9]+([.][0-9]{1,2})?$/.test(plain) ? Number(plain) : null;
    if (amount !== null) slider.value = plain;
    total.textContent = amount === null ? "…" : written(amount);
    const more = amount === null ? "…" : written(amount - Number(form.dataset.inFront));
    adds.textContent = adds.dataset.adds.replace("{adds}", more);
  };
  const set = (value) => { box.value = value; show(); };
  box.addEventListener("input", show);
  slider.addEventListener("input", () => set(slider.value));
  for (const preset of form.querySelectorAll("[data-to]")) {
    preset.addEventListener("click", (event) => { event.preventDefault(); set(preset.dataset.to); });
  }
  show();
}

// One key an action and one key a question, off while something is typed.

function typing(target) {
  return target.closest("select, textarea, input:not([type=range], [type=radio], [type=checkbox], [type=submit])");
}

const STEPS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !table()) return;
  if (document.documentElement.dataset.keys === "off") return;
  if (event.key === "Escape" && event.target.id === "to") return event.target.blur();
  if (typing(event.target)) return;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const answer = document.querySelector(`[data-question="${CSS.escape(key)}"]`);
  if (answer) {
    say(answer.textContent);
    event.preventDefault();
    return;
  }
  if (STEPS[key] && event.target.type === "range") return;
  const control = document.querySelector(
    STEPS[key] ? `[data-step="${STEPS[key]}"]` : `#table [data-key="${CSS.escape(key)}"]`,
  );
  if (!control) return;
  event.preventDefault();
  if (control.matches("input")) {
    control.focus();
    control.select();
  } else {
    control.click();
  }
}

// A second click of a double click would press what has come under the finger meanwhile.
function once(event) {
  if (event.detail > 1 && event.target.closest("#table button")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

async function copy(event) {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  event.preventDefault();
  try {
    await navigator.clipboard.writeText(new URL(button.getAttribute("href"), location.href).href);
    say(button.dataset.copied);
    button.textContent = button.dataset.copied;
  } catch {
    location.href = button.href;
  }
}

let focused = "";
let scrolled = 0;

document.addEventListener("keydown", pressed);
document.addEventListener("click", once, true);
document.addEventListener("click", copy);
document.addEventListener("htmx:before:swap", () => {
  // A box that an amount or cards were typed into has done its work: the keys act again.
  const active = document.activeElement;
  focused = active && !typing(active) ? active.id : "";
  if (active && typing(active)) active.blur();
  scrolled = scrollY;
});
document.addEventListener("htmx:error", () => {
  const lost = document.getElementById("lost");
  lost.hidden = false;
  lost.scrollIntoView({ block: "nearest" });
});
document.addEventListener("htmx:after:swap", () => {
  document.getElementById("lost").hidden = true;
  keepTogether();
  const news = document.querySelector("[data-news]");
  if (news) say(news.dataset.news);
  const again = document.getElementById(focused) || document.getElementById("main-action");
  if (again && document.activeElement === document.body) again.focus({ preventScroll: true });
  document.title = table().dataset.title;
  scrollTo({ top: scrolled, behavior: "instant" });
});
document.addEventListener("DOMContentLoaded", keepTogether);
