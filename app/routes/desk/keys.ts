/** Single keys for the controls of a page that name one in `data-key`, unless they are switched off. */

const STORED = "desk-keys";
const TYPED_INTO = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

const root = document.documentElement;
const box = document.querySelector<HTMLInputElement>("#use-keys");

/** Where nothing can be stored they are on, until somebody switches them off on a page. */
function isOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return box?.checked ?? true;
  }
}

function show(): void {
  if (box) box.checked = isOn();
  root.toggleAttribute("data-keys", isOn());
}

const SIGNS: Record<string, string> = { Minus: "-", Equal: "=" };

/** The key as it is printed or, on a keyboard of another script, as it would be on a Latin one. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  return SIGNS[code] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? "";
}

function isOfPage(event: KeyboardEvent): boolean {
  const { target, repeat, isComposing, defaultPrevented } = event;
  if (repeat || isComposing || defaultPrevented) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  return !(target instanceof Element && target.closest(TYPED_INTO));
}

function isTicked(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === "checkbox" && control.checked;
}

box?.addEventListener("change", () => {
  try {
    localStorage.setItem(STORED, box.checked ? "on" : "off");
  } catch {
    // It holds for this page.
  }
  root.toggleAttribute("data-keys", box.checked);
});

/**
 * Presses the control that a key stands for. A text field gets the focus instead. Something that unfolds is pressed and
 * gets the focus, so that Tab leads on into it.
 */
function press(control: HTMLElement): void {
  if (control.matches("textarea, summary")) control.focus();
  if (!control.matches("textarea")) control.click();
}

document.addEventListener("keydown", (event) => {
  if (!root.hasAttribute("data-keys")) return;
  const { activeElement: field } = document;
  if (event.key === "Escape" && field instanceof HTMLTextAreaElement) field.blur();
  if (!isOfPage(event)) return;
  const name = nameOf(event);
  const all = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(name)}"]`);
  // So that nothing is done unseen.
  const controls = [...all].filter((control) => control.checkVisibility());
  if (name === "" || controls.length === 0) return;
  event.preventDefault();
  const isAllTicked = controls.every(isTicked);
  for (const control of controls) {
    // Several boxes are ticked together, or unticked if all of them are ticked.
    if (isAllTicked || !isTicked(control)) press(control);
  }
});

show();
