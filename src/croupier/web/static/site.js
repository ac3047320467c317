// What every page does where there are scripts.
"use strict";

document.documentElement.classList.add("js");

// The address changes without a new page: the links to the other languages, and the way back, follow it.
function follow() {
  const rest = location.pathname.split("/").slice(2).join("/") + location.search;
  for (const link of document.querySelectorAll("a[hreflang]")) link.href = `/${link.hreflang}/${rest}`;
  for (const back of document.querySelectorAll("input[name=back]")) back.value = location.pathname + location.search;
}

document.addEventListener("htmx:after:history:push", follow);
document.addEventListener("htmx:after:history:replace", follow);

// A menu closes at a click beside it, and at Escape.
function close(event) {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (event.type === "keydown" ? event.key !== "Escape" : menu.contains(event.target)) continue;
    menu.open = false;
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  }
}

document.addEventListener("click", close);
document.addEventListener("keydown", close);
