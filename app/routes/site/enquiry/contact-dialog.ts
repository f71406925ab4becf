import { askPage } from "./ask-server.ts";
import { enliven } from "./live-form.ts";
import { hideSnackBar, showSnackBar } from "./snack-bar.ts";

const LINKS = 'a[href="/contact"]';
/** After so long the link leads to the page, as it does without a script. */
const PATIENCE_MS = 5_000;
/** How long the dialog takes to go (enquiry.css). */
const FADE_MS = 75;

/** The dialog with what is typed into it; undefined until it is wanted, and again once its form was kept. */
let dialog: Promise<HTMLDialogElement> | undefined;

/**
 * Has the links to the contact page open its form in a dialog. The form is the page's own, and fetched once
 * somebody is about to follow a link; what is typed stays when the dialog is closed, until it is sent.
 */
export function openContactDialogs(): void {
  if (location.pathname === "/contact") return;
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, ({ target }) => void (linkAt(target) && prepare()), {
      passive: true,
    });
  }
  document.addEventListener("click", (event) => {
    const link = linkAt(event.target);
    if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    prepare().then(
      (dialog) => open(dialog, link),
      () => location.assign(link.href),
    );
  });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

function prepare(): Promise<HTMLDialogElement> {
  dialog ??= makeDialog();
  dialog.catch(() => (dialog = undefined));
  return dialog;
}

function open(dialog: HTMLDialogElement, link: HTMLElement): void {
  if (dialog.open) return;
  // Not every browser focuses a link that is clicked, and so comes back to it.
  link.focus();
  dialog.showModal();
}

async function makeDialog(): Promise<HTMLDialogElement> {
  const { page } = await askPage("/contact", {}, PATIENCE_MS);
  const form = page.querySelector<HTMLFormElement>("form[data-enquiry]");
  const title = page.querySelector("h1")?.textContent;
  if (!form || !title) throw new Error("no form");
  const dialog = document.createElement("dialog");
  const heading = document.createElement("h2");
  dialog.className = "contact-dialog";
  heading.id = "contact-title";
  heading.append(title);
  dialog.setAttribute("aria-labelledby", heading.id);
  form.classList.remove("card");
  form.querySelector(".actions a")?.replaceWith(cancelButton(dialog));
  dialog.replaceChildren(heading, form);
  document.body.appendChild(dialog);
  bringToLife(dialog, form);
  return dialog;
}

function bringToLife(element: HTMLDialogElement, form: HTMLFormElement): void {
  enliven(form, {
    onSent(page) {
      element.close();
      discard(element);
      const said = page.querySelector("[data-outcome=sent] [role=status]")?.textContent ?? "";
      showSnackBar(said, "status", document.body);
    },
    onFailed(failure) {
      if (failure === "") hideSnackBar();
      // Beneath an open dialog nothing can be reached.
      else showSnackBar(failure, "alert", element.open ? element : document.body);
    },
  });
  element.addEventListener("close", () => {
    if (element.querySelector(".snack-bar")) hideSnackBar();
    const isEmpty = [
      ...form.querySelectorAll<HTMLInputElement>(".field :is(input, textarea)"),
    ].every(({ value }) => value === "");
    // Nothing is lost, and it will not begin with what was wrong with it this time.
    if (isEmpty) discard(element);
  });
}

function discard(element: HTMLDialogElement): void {
  dialog = undefined;
  setTimeout(() => element.remove(), FADE_MS);
}

function cancelButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.append("Cancel");
  button.addEventListener("click", () => dialog.close());
  return button;
}
