// The calculator beyond its form: rows come and go, and a link is copied.
"use strict";

const rows = () => [...document.querySelectorAll(".pots-rows li")];
const fields = (row) => [...row.querySelectorAll('input:not([type="radio"])')];
const empty = (row) => fields(row).every((field) => !field.value);

// Without a script there are empty rows to fill; with one, a button brings the next.
function tidy() {
  const [, ...spare] = rows().filter(empty);
  for (const row of spare) row.hidden = true;
}

function add() {
  const hidden = rows().filter((row) => row.hidden);
  const last = rows().findLastIndex((row) => !row.hidden);
  const next = hidden.find((row) => rows().indexOf(row) > last) || hidden[0];
  if (!next) return;
  next.hidden = false;
  fields(next)[0].focus();
}

function remove(row) {
  for (const field of fields(row)) field.value = "";
  row.querySelector("select").value = "in";
  row.querySelector('[type="radio"]').checked = false;
  row.hidden = true;
  document.querySelector("[data-add]").focus();
  row.closest("form").dispatchEvent(new Event("change", { bubbles: true }));
}

async function copy(link) {
  try {
    await navigator.clipboard.writeText(link.href);
    link.textContent = link.dataset.copied;
  } catch {
    location.href = link.href;
  }
}

// What is wrong stands at its field, as it does on a page that the server wrote.
function mark() {
  for (const told of document.querySelectorAll(".pots-form .field-error")) told.remove();
  for (const field of document.querySelectorAll(".pots-form [aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  for (const link of document.querySelectorAll("#result [data-fault]")) {
    const field = document.getElementById(link.dataset.fault);
    if (!field || !field.matches("input, select")) continue;
    const told = document.createElement("p");
    told.className = "field-error";
    told.id = `${field.id}-fault`;
    told.textContent = link.textContent;
    field.closest("li, .field").append(told);
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", told.id);
  }
}

document.addEventListener("htmx:after:swap", mark);
document.addEventListener("click", (event) => {
  const found = (selector) => event.target.closest(selector);
  if (found("[data-add]")) add();
  else if (found("[data-remove]")) remove(found("li"));
  else if (found("[data-copy]")) {
    event.preventDefault();
    copy(found("[data-copy]"));
  }
});
tidy();
