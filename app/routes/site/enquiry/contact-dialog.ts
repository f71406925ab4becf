import { fetchPage } from "./send-form.ts";
import { fadeOut } from "./fade.ts";
import { enliven, fieldsOf } from "./live-form.ts";
import { textsOf } from "./form-texts.ts";
import { hideSnackBar, showSnackBar } from "./snack-bar.ts";

const CONTACT_PAGE = /\/contact\/?$/i;
const LINKS = 'a[href$="/contact"]';
/** After so long the link leads to the page, as it does without a script. */
const DIALOG_PATIENCE_MS = 5_000;

/** The dialog with what is typed into it; undefined until it is wanted, and again once its form was kept. */
let dialog: Promise<HTMLDialogElement> | undefined;

/** Has links to the contact page open its form in a dialog, which keeps what is typed until that is sent. */
export function openContactDialogs(): void {
  if (CONTACT_PAGE.test(location.pathname)) return stayAtForm();
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, ({ target }) => prepareFor(linkAt(target)), {
      passive: true,
    });
  }
  document.addEventListener("click", (event) => {
    const link = linkAt(event.target);
    if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    prepare(link.href).then(
      (dialog) => open(dialog, link),
      () => location.assign(link.href),
    );
  });
}

/** Where the form is the page itself, a link to it must not empty it. */
function stayAtForm(): void {
  document.addEventListener("click", (event) => {
    const field = document.querySelector<HTMLElement>("form[data-enquiry] .field input");
    if (!field || !linkAt(event.target)) return;
    event.preventDefault();
    field.focus();
  });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

function prepareFor(link: HTMLAnchorElement | null): void {
  if (link) void prepare(link.href);
}

function prepare(address: string): Promise<HTMLDialogElement> {
  dialog ??= makeDialog(address);
  dialog.catch(() => (dialog = undefined));
  return dialog;
}

function open(dialog: HTMLDialogElement, link: HTMLElement): void {
  if (dialog.open) return;
  // Not every browser focuses a link that is clicked, and so comes back to it.
  link.focus();
  dialog.showModal();
}

async function makeDialog(address: string): Promise<HTMLDialogElement> {
  const { page } = await fetchPage(address, {}, DIALOG_PATIENCE_MS);
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
  form.querySelector(".actions a")?.replaceWith(cancelButton(dialog, textsOf(form).buttons.cancel));
  dialog.replaceChildren(heading, form);
  document.body.appendChild(dialog);
  bringToLife(dialog, form);
  return dialog;
}

function bringToLife(element: HTMLDialogElement, form: HTMLFormElement): void {
  const bar = { dismiss: textsOf(form).form.dismiss };

  async function thank(said: string): Promise<void> {
    for (const field of fieldsOf(form)) field.value = "";
    await close(element);
    // It may have been closed while it was sent.
    removeIfEmpty(element, form);
    showSnackBar({ ...bar, sentence: said }, "status", document.body);
  }

  enliven(form, {
    onSent(page) {
      const said = page.querySelector("[data-outcome=sent] [role=status]")?.textContent ?? "";
      void thank(said);
    },
    onFailed(failure) {
      if (failure === "") hideSnackBar();
      // Beneath an open dialog nothing can be reached.
      else
        showSnackBar(
          { ...bar, sentence: failure },
          "alert",
          element.open ? element : document.body,
        );
    },
  });
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    void close(element);
  });
  element.addEventListener("close", () => {
    if (element.querySelector(".snack-bar")) hideSnackBar();
    removeIfEmpty(element, form);
  });
}

/** Lets go of a closed dialog with nothing in it: the next one begins without what was wrong with this. */
function removeIfEmpty(element: HTMLDialogElement, form: HTMLFormElement): void {
  if (!element.isConnected || fieldsOf(form).some(({ value }) => value !== "")) return;
  dialog = undefined;
  element.remove();
}

async function close(element: HTMLDialogElement): Promise<void> {
  await fadeOut(element);
  element.close();
  delete element.dataset["over"];
}

function cancelButton(dialog: HTMLDialogElement, text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.append(text);
  button.addEventListener("click", () => void close(dialog));
  return button;
}
