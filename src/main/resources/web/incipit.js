// What pages do with scripts beyond htmx. Every page also works without.
"use strict";
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const source = document.getElementById(button.dataset.copy);
  copy(source).then((copied) => {
    const label = button.textContent;
    button.textContent = copied ? "Copied" : "Marked: copy it yourself";
    setTimeout(() => { button.textContent = label; }, 2000);
  });
});
// Browsers have a clipboard for pages only by TLS; elsewhere the text is marked and copied the old way.
const copy = async (source) => {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  }
  getSelection().selectAllChildren(source);
  return document.execCommand("copy");
};
const showTimes = (root) => {
  for (const time of root.querySelectorAll("time[datetime]")) {
    const moment = new Date(time.dateTime);
    if (!Number.isNaN(moment.getTime()) && time.dateTime.includes("T")) {
      time.title = time.textContent;
      time.textContent = moment.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
    }
  }
};
document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.classList.add("scripted");
  showTimes(document);
});
document.addEventListener("htmx:load", (event) => showTimes(event.target));
document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-path]");
  if (!form) return;
  event.preventDefault();
  const answer = form.querySelector("[role=status] pre");
  const sent = { method: form.dataset.method, headers: { "x-api-key": form.elements.key.value } };
  if (form.elements.body) {
    sent.headers["Content-Type"] = "application/json";
    sent.body = form.elements.body.value;
  }
  answer.hidden = false;
  answer.textContent = "…";
  try {
    const response = await fetch(form.dataset.path, sent);
    const text = await response.text();
    answer.textContent = response.status + "\n\n" + JSON.stringify(JSON.parse(text), null, 2);
  } catch (failed) {
    answer.textContent = "No answer: " + failed.message;
  }
});
