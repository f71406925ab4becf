import { openContactDialogs } from "./contact-dialog.ts";
import { enliven } from "./live-form.ts";

/** The one script of the public site's forms. Without it they are sent as they are, and the dialog is a page. */

openContactDialogs();
for (const form of document.querySelectorAll<HTMLFormElement>("main form[data-enquiry]")) {
  enliven(form, {
    onSent(page, address) {
      const sent = page.querySelector("main");
      if (!sent) return location.assign(address);
      form.closest("main")?.replaceWith(sent);
      history.replaceState(null, "", address);
      lead(sent.querySelector("[role=status]"));
    },
    onFailed(failure) {
      form.querySelector(".failure .alert")?.replaceChildren(failure);
      if (failure !== "") lead(form.querySelector(".failure"));
    },
  });
}

/** Moves the focus to a message, so that it is scrolled into view and read out. */
function lead(said: Element | null): void {
  if (!(said instanceof HTMLElement)) return;
  said.tabIndex = -1;
  said.focus();
}
