import { formatRupees } from "#app/domain/menus/prices.ts";
import { all, keep, one, recall } from "./dom.ts";
import { lineFor, nameOf, type Wanted } from "./line.ts";
import { putPluses, showCounts } from "./pluses.ts";
import { readChoices } from "./rows.ts";
import { counted, type Words } from "./words.ts";

const NAME = `list ${location.pathname.split("menu/")[1]}`;

/**
 * Lets a diner note down dishes for the waiter or the shop. `table` is theirs in words, or "". The list is kept in this
 * browser under the shop's id, and goes nowhere else.
 */
export function offerList(table: string, diner: Words): void {
  const list = recall(NAME, { lines: {} as Record<string, Wanted>, note: "" });
  const countOf = (key: string) => list.lines[key]?.[0] ?? 0;
  const choices = readChoices();
  putPluses(choices.values(), diner);
  const opener = one(".my-list");
  const sheet = one<HTMLDialogElement>(".sheet:last-child");
  const ul = one("ul", sheet);
  const note = one<HTMLTextAreaElement>("textarea", sheet);
  const send = one<HTMLAnchorElement>("a", sheet);
  const [phone] = all<HTMLAnchorElement>('header a[href^="tel:+"]');
  send.hidden = !phone;
  note.value = list.note;

  function show(): void {
    let items = 0;
    let paise = 0;
    let message = `${one("h1").textContent}\n${table}\n`;
    const lines = Object.entries(list.lines).map((line) => {
      const [key, [count]] = line;
      const choice = choices.get(key);
      if (choice && !choice.isOut) {
        items += count;
        paise += count * choice.pricePaise;
        message += `${count} × ${nameOf(key)}\n`;
      }
      return lineFor(line, choice, diner);
    });
    const sum = formatRupees(paise);
    one("footer b", sheet).textContent = sum;
    one("b", opener).textContent = `${counted(diner.items, items)} · ${sum}`;
    list.note = note.value;
    message = encodeURIComponent(`${message}${sum}\n${note.value}`);
    send.href = `https://wa.me/${phone?.pathname.slice(1)}?text=${message}`;
    keep(NAME, list);
    showCounts(countOf);
    // The focus stays where it was among the buttons.
    const at = all("button", ul).indexOf(document.activeElement as HTMLElement);
    ul.replaceChildren(...lines);
    all("button", ul)[at]?.focus();
    opener.hidden = lines.length === 0;
    if (opener.hidden) sheet.close();
  }

  function change(key: string, more: number): void {
    const count = countOf(key) + more;
    if (count > 0) list.lines[key] = [count, choices.get(key)?.pricePaise ?? 0];
    else delete list.lines[key];
    show();
  }

  opener.onclick = () => sheet.showModal();
  note.oninput = show;
  one("footer button", sheet).onclick = () => {
    list.lines = {};
    note.value = "";
    show();
  };
  addEventListener("click", ({ target }) => followClick(target as HTMLElement, change, countOf));
  show();
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
    const details = button.previousElementSibling as HTMLDetailsElement;
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
