/** Lets go of an operator's case where its page is left by anything but one of its own forms. */

const form = document.querySelector<HTMLFormElement>("form[data-until]");

let isSending = false;
document.addEventListener("submit", ({ defaultPrevented }) => {
  isSending = !defaultPrevented;
});

addEventListener("pagehide", () => {
  if (!form || isSending) return;
  const { until = "" } = form.dataset;
  navigator.sendBeacon(location.pathname, new URLSearchParams({ act: "leave", until }));
});
