import { formatRupees } from "#app/domain/menus/prices.ts";
import { all, onClick, one } from "./dom.ts";
import { keepList, newestList, onOtherTab, recallList } from "./kept-list.ts";
import { lineFor, nameOf, type Wanted } from "./line.ts";
import { putPluses, showCounts } from "./pluses.ts";
import { readChoices } from "./choices.ts";
import { counted, type Words } from "./words.ts";

/**
 * Lets a diner note down dishes for the waiter or the shop. `table` is theirs in words, or "". The list is kept in this
 * browser under the shop's id, and goes nowhere else.
 */
export function offerList(table: string, diner: Words): void {
  const choices = readChoices();
  const list = recallList([...choices.keys()]);
  const countOf = (key: string) => list.lines[key]?.[0] ?? 0;
  putPluses(choices.values(), diner);
  const opener = one(".my-list");
  const sheet = one(".sheet:last-child") as HTMLDialogElement;
  const note = one("textarea", sheet) as HTMLTextAreaElement;
  note.value = list.note;
  sayGst(sheet);

  function show(): void {
    const lines = Object.entries(list.lines);
    const { items, sum, written } = sumOf(lines, choices);
    one("footer b", sheet).textContent = sum;
    one("b", opener).textContent = `${counted(diner.items, items)} · ${sum}`;
    list.note = note.value;
    keepList(list);
    const message = [one("h1 span").textContent, table, ...written, sum, note.value].join("\n");
    address(one("a", sheet) as HTMLAnchorElement, items > 0 && message);
    showCounts(countOf);
    const shown = lines.map((line) => lineFor(line, choices.get(line[0]), diner));
    showLines(one("ul", sheet), shown);
    opener.hidden = lines.length === 0;
    if (opener.hidden) sheet.close();
  }

  function change(key: string, more: number): void {
    list.lines = newestList(list).lines;
    const count = countOf(key) + more;
    if (count > 0) list.lines[key] = [count, choices.get(key)?.pricePaise ?? 0];
    else delete list.lines[key];
    show();
  }

  onClick(opener, () => sheet.showModal());
  note.addEventListener("input", () => {
    list.lines = newestList(list).lines;
    show();
  });
  onOtherTab(() => {
    Object.assign(list, newestList(list));
    note.value = list.note;
    show();
  });
  onClick(one("footer button", sheet), () => {
    list.lines = {};
    note.value = "";
    show();
  });
  onClick(document.body, ({ target }) => followClick(target as HTMLElement, change, countOf));
  show();
}

/** Says by the sum what the menu says of the tax in its prices. */
function sayGst(sheet: HTMLElement): void {
  const [gst] = all(".gst");
  if (gst) one("footer > p:last-of-type", sheet).prepend(`${gst.textContent} `);
}

/** What of the list can be had: how many, their sum in rupees, and each as it is written to the shop. */
function sumOf(lines: [key: string, wanted: Wanted][], choices: ReturnType<typeof readChoices>) {
  let [items, paise] = [0, 0];
  const written: string[] = [];
  for (const [key, [count]] of lines) {
    const choice = choices.get(key);
    if (!choice || choice.isOut) continue;
    items += count;
    paise += count * choice.pricePaise;
    written.push(`${count} × ${nameOf(key)}`);
  }
  return { items, sum: formatRupees(paise), written };
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
  if (!target.matches("[type=radio]")) return;
  // A size that is chosen takes the place of another: arrow keys choose all that they pass.
  for (const { name, previousSibling } of all<HTMLButtonElement>(".plus", target.closest("div")!)) {
    const isChosen = previousSibling === target.parentNode;
    if (countOf(name) === (isChosen ? 0 : 1)) change(name, isChosen ? 1 : -1);
  }
}
