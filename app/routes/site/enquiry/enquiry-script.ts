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
      announce(sent.querySelector("[role=status]"));
    },
    onFailed: (failure) => form.querySelector(".failure .alert")?.replaceChildren(failure),
  });
}

/** Leads who reads or listens to what stands in the form's place. */
function announce(status: Element | null): void {
  if (!(status instanceof HTMLElement)) return;
  status.tabIndex = -1;
  status.focus();
}
