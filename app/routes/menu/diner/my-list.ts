import { formatRupees } from "#app/domain/menus/prices.ts";
import { all, onClick, one } from "./dom.ts";
import { openDialog } from "./open-dialog.ts";
import { keepList, newestList, onOtherTab, recallList, type List } from "./kept-list.ts";
import { lineFor, writtenName, type Wanted } from "./line.ts";
import { putPluses, showCounts } from "./pluses.ts";
import { readChoices } from "./choices.ts";
import { counted, fill, type DinerTexts } from "./texts.ts";

/**
 * Lets a diner note down dishes for the waiter or the shop. `table` is theirs in words, or "". The list is kept in this
 * browser under the shop's id, and goes nowhere else.
 */
export function offerList(table: string, texts: DinerTexts): void {
  const choices = readChoices();
  const list = recallList([...choices.keys()]);
  const countOf = (key: string) => list.lines[key]?.[0] ?? 0;
  putPluses(choices.values(), texts);
  const opener = one(".my-list");
  const sheet = one(".sheet:last-child") as HTMLDialogElement;
  const clear = one("div > button", sheet);
  const note = one("textarea", sheet) as HTMLTextAreaElement;
  /** What was on the list before it was cleared, until the sheet is closed. */
  let cleared: List | undefined;
  note.value = list.note;
  sayGst(sheet);

  function show(): void {
    const lines = Object.entries(list.lines);
    // It was for the dishes that were on it.
    if (!lines[0]) note.value = "";
    const { items, sum, written } = sumOf(lines, choices, texts);
    one("footer b", sheet).textContent = sum;
    one("b", opener).textContent = `${counted(texts.items, items)} · ${sum}`;
    list.note = note.value;
    keepList(list);
    const message = messageOf(table, ...written, `${texts.total}: ${sum}`, note.value);
    address(one("a", sheet) as HTMLAnchorElement, items > 0 && message);
    showCounts(countOf);
    const shown = lines.map((line) => lineFor(line, choices.get(line[0]), texts));
    showLines(one("ul", sheet), shown);
    clear.textContent = cleared ? texts.undo : texts.clear;
    opener.hidden = !lines[0];
    if (opener.hidden && !cleared) sheet.close();
  }

  function change(key: string, more: number): void {
    list.lines = newestList(list).lines;
    const count = countOf(key) + more;
    if (count > 0) list.lines[key] = [count, choices.get(key)?.pricePaise ?? 0];
    else delete list.lines[key];
    show();
  }

  onClick(opener, () => openDialog(sheet));
  note.addEventListener("input", () => {
    list.lines = newestList(list).lines;
    show();
  });
  onOtherTab(() => {
    Object.assign(list, newestList(list));
    note.value = list.note;
    show();
  });
  onClick(clear, () => {
    const now = newestList(list);
    const before = cleared;
    if (before) note.value = before.note;
    cleared = before ? undefined : { ...now };
    list.lines = before ? { ...now.lines, ...before.lines } : {};
    show();
  });
  sheet.addEventListener("close", () => {
    cleared = undefined;
    show();
  });
  onClick(document.body, ({ target }) => followClick(target as HTMLElement, change, countOf));
  show();
}

/** Says by the sum what the menu says of the tax in its prices. */
function sayGst(sheet: HTMLElement): void {
  const [gst] = all(".gst");
  if (gst) one("footer small", sheet).append(gst.textContent);
}

/** What of the list can be had: how many, their sum in words, and each as it is written to the shop. */
function sumOf(
  lines: [key: string, wanted: Wanted][],
  choices: ReturnType<typeof readChoices>,
  texts: DinerTexts,
) {
  let [items, paise, unpriced] = [0, 0, 0];
  const written: string[] = [];
  for (const [key, [count]] of lines) {
    const choice = choices.get(key);
    if (!choice || choice.whyNot) continue;
    items += count;
    paise += count * choice.pricePaise;
    if (choice.pricePaise === 0) unpriced += count;
    written.push(`${count} × ${writtenName(key, choice, choices.keys())}`);
  }
  const priced = formatRupees(paise);
  const more = paise > 0 ? fill(texts.andUnpriced, priced) : texts.unpriced;
  return { items, sum: unpriced > 0 ? more : priced, written };
}

/** What is sent to the shop. */
function messageOf(...lines: string[]): string {
  return [one("h1 span").textContent, ...lines].filter(Boolean).join("\n");
}

/** Has a link send a message to the shop's WhatsApp; it is hidden without one, and where the page leads to none. */
function address(link: HTMLAnchorElement, message: string | false): void {
  const [chat] = all<HTMLAnchorElement>('header a[href^="https://wa.me/"]');
  link.hidden = !chat || !message;
  if (!message) return;
  link.href = `${chat?.href}?text=${encodeURIComponent(message)}`;
}

/** Shows the lines anew, and leaves the focus where it was among their buttons. */
function showLines(ul: HTMLElement, lines: HTMLElement[]): void {
  const at = all("button", ul).indexOf(document.activeElement as HTMLElement);
  ul.replaceChildren(...lines);
  all("button", ul)[at]?.focus();
}

/** Follows the buttons that carry a choice, wherever they are, the plus of a dish with sizes, and these. */
function followClick(
  target: HTMLElement,
  change: (key: string, more: number) => void,
  countOf: (key: string) => number,
): void {
  const button = target.closest("button");
  if (button?.name) change(button.name, Number(button.value));
  else if (button?.matches(".plus")) {
    const details = one("details", button.parentElement!) as HTMLDetailsElement;
    details.open = true;
    one("input", details).focus();
  }
  if (target.matches("[type=radio]")) followRadio(target, change, countOf);
}

/** The size that is listed by choosing it, and not by its plus. */
let chosen = "";

/** A size that is chosen takes the place of the one chosen before it: arrow keys choose all that they pass. */
function followRadio(
  radio: HTMLElement,
  change: (key: string, more: number) => void,
  countOf: (key: string) => number,
): void {
  const before = chosen;
  chosen = "";
  const pluses = all<HTMLButtonElement>(".plus", radio.closest("div")!);
  for (const { name, previousSibling } of pluses) {
    if (previousSibling === radio.parentNode && countOf(name) === 0) change((chosen = name), 1);
  }
  const isSame = pluses.some(({ name }) => name === before && name !== chosen);
  if (isSame && countOf(before) === 1) change(before, -1);
}
