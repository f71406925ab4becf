import { formatRupees } from "#app/domain/menus/prices.ts";
import { all, onClick, one } from "./dom.ts";
import { openDialog } from "./open-dialog.ts";
import {
  keepList,
  newestList,
  onOtherTab,
  recallList,
  type CountOf,
  type List,
  type Wanted,
} from "./kept-list.ts";
import { lineFor, writtenName } from "./line.ts";
import { showCounts } from "./pluses.ts";
import type { Choices } from "./choices.ts";
import { followClicks, type Lister } from "./follow-clicks.ts";
import { offerClear } from "./offer-clear.ts";
import { counted, fill, type DinerTexts } from "./texts.ts";

/**
 * Lets a diner note down `choices` of the menu for the waiter or the shop. `table` is theirs in words, or "". The list is
 * kept in this browser under the shop's id, and goes nowhere else. Returns how many of each choice are on it.
 */
export function offerList(choices: Choices, table: string, texts: DinerTexts): CountOf {
  const list = recallList([...choices.keys()]);
  const countOf = (key: string) => list.lines[key]?.[0] ?? 0;
  const opener = one(".my-list");
  const sheet = one(".sheet:last-child") as HTMLDialogElement;
  const note = one("textarea", sheet) as HTMLTextAreaElement;
  sayGst(sheet);

  function show(): void {
    const lines = Object.entries(list.lines);
    // It was for the dishes that were on it.
    if (!lines[0]) list.note = "";
    if (note.value !== list.note) note.value = list.note;
    const { items, sum, written } = sumOf(lines, choices, texts);
    one("footer b", sheet).textContent = sum;
    one("b", opener).textContent =
      (items === 0 && whyNone(lines, choices)) || `${counted(texts.items, items)} · ${sum}`;
    keepList(list);
    const message = messageOf([table, ...written], sum, list.note, texts);
    address(one("a", sheet) as HTMLAnchorElement, items > 0 && message);
    showCounts(countOf);
    showLines(
      sheet,
      lines.map((line) => lineFor(line, choices.get(line[0]), texts)),
    );
    opener.hidden = !lines[0];
  }

  function showOrClose(): void {
    show();
    if (opener.hidden) sheet.close();
  }

  const lister: Lister = {
    countOf,
    change: (key, more) => {
      changeLine(list, key, more, choices.get(key)?.pricePaise);
      showOrClose();
    },
  };

  note.addEventListener("input", () => {
    Object.assign(list, { lines: newestList(list).lines, note: note.value });
    show();
  });
  onOtherTab(() => {
    Object.assign(list, newestList(list));
    showOrClose();
  });
  offerClear(sheet, list, show, texts);
  followClicks(lister);
  followOpener(opener, sheet);
  show();
  return countOf;
}

/** Opens the sheet by its button. When the button is gone with the last line of the list, the tabs get the focus back. */
function followOpener(opener: HTMLElement, sheet: HTMLDialogElement): void {
  onClick(opener, () => openDialog(sheet));
  sheet.addEventListener("close", () => {
    if (opener.hidden) one("nav a").focus({ preventScroll: true });
  });
}

/** Adds so many of a choice to the list as another tab may have left it, or takes them off. */
function changeLine(list: List, key: string, more: number, pricePaise = 0): void {
  list.lines = newestList(list).lines;
  const [before = 0, was = pricePaise] = list.lines[key] ?? [];
  if (before + more > 0) list.lines[key] = [before + more, was];
  else delete list.lines[key];
}

/** Says by the sum what the menu says of the tax in its prices. */
function sayGst(sheet: HTMLElement): void {
  const [gst] = all(".gst");
  if (gst) one("footer small", sheet).append(gst.textContent);
}

/** What of the list can be had: how many, their sum in words, and each as it is written to the shop. */
function sumOf(lines: [key: string, wanted: Wanted][], choices: Choices, texts: DinerTexts) {
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

/** Why nothing on the list can be had now, in the page's own words. */
function whyNone(lines: [key: string, wanted: Wanted][], choices: Choices): string | undefined {
  return lines.map(([key]) => choices.get(key)?.whyNot).find(Boolean);
}

/** What is sent to the shop. */
function messageOf(lines: string[], sum: string, note: string, texts: DinerTexts): string {
  const end = [`${texts.total}: ${sum}`, note && `${texts.note}: ${note}`];
  return [one("h1 span").textContent, ...lines, ...end].filter(Boolean).join("\n");
}

/** Has a link send a message to the shop's WhatsApp; it is hidden without one, and where the page leads to none. */
function address(link: HTMLAnchorElement, message: string | false): void {
  const [chat] = all<HTMLAnchorElement>('header a[href^="https://wa.me/"]');
  link.hidden = !chat || !message;
  if (!message) return;
  link.href = `${chat?.href}?text=${encodeURIComponent(message)}`;
}

/** Shows the lines anew, and leaves the focus where it was among their buttons, or on the last. */
function showLines(sheet: HTMLElement, lines: HTMLElement[]): void {
  const ul = one("ul", sheet);
  const at = all("button", ul).indexOf(document.activeElement as HTMLElement);
  ul.replaceChildren(...lines);
  const buttons = all("button", ul);
  buttons[Math.min(at, buttons.length - 1)]?.focus();
}
