import { formatRupees } from "#app/domain/menus/prices.ts";
import { all, make } from "./dom.ts";
import { add, countOf, list, save } from "./list.ts";
import { putPluses, showCounts } from "./pluses.ts";
import { readChoices } from "./rows.ts";
import { closeSheet, openSheet } from "./sheet.ts";
import { readLines } from "./waiter.ts";
import { counted, fill, type Words } from "./words.ts";

/** Lets a diner note down dishes for the waiter or the shop. Returns the button that opens the list. */
export function offerList(words: Words): HTMLElement {
  const written = new URLSearchParams(location.search).get("table") ?? "";
  const table = /^[\p{L}\p{N}]{1,12}$/u.test(written) ? fill(words.table, { table: written }) : "";
  const found = readChoices();
  const choices = new Map(found.map((choice) => [choice.key, choice]));
  putPluses(found, words);

  const [sum, total, ul] = [make("b"), make("b"), make("ul")];
  const note = make("textarea", { rows: 1, maxLength: 200, value: list.note, oninput: show });
  const body = make("div", {}, ul, make("label", {}, words.note, note));
  const foot = make("footer", {}, make("p", {}, words.total, total));
  const send = make("a", { className: "button", target: "_blank" }, words.send);
  const [phone] = all<HTMLAnchorElement>('header a[href^="tel:+"]');
  if (phone) foot.appendChild(send);
  foot.appendChild(make("p", {}, words.nothing));
  foot.appendChild(make("button", { onclick: clear }, words.clear));
  const opener = make("button", { className: "my-list" }, sum, make("span", {}, words.show));
  opener.onclick = () => openSheet(`${words.forWaiter} ${table}`, words.close, body, foot);

  function clear(): void {
    list.lines = {};
    note.value = "";
    show();
  }

  function show(): void {
    list.note = note.value;
    save();
    showCounts();
    const lines = readLines(choices, words);
    const items = lines.reduce((sum, { count }) => sum + count, 0);
    const rupees = formatRupees(lines.reduce((sum, { paise }) => sum + paise, 0));
    total.textContent = rupees;
    sum.textContent = `${counted(words.items, items)} · ${rupees}`;
    const texts = [document.title, table, ...lines.map(({ text }) => text), rupees, note.value];
    const message = encodeURIComponent(texts.filter(Boolean).join("\n"));
    send.href = `https://wa.me/${phone?.pathname.slice(1)}?text=${message}`;
    // The focus stays where it was among the buttons.
    const at = all("button", ul).indexOf(document.activeElement as HTMLElement);
    ul.replaceChildren(...lines.map(({ li }) => li));
    all("button", ul)[at]?.focus();
    opener.hidden = lines.length === 0;
    if (opener.hidden) closeSheet();
  }

  function change(key: string, more: number): void {
    add(key, more, choices.get(key)?.pricePaise ?? 0);
    show();
  }

  addEventListener("click", ({ target }) => followClick(target as HTMLElement, change));
  show();
  return opener;
}

/** Follows the buttons that carry a choice, wherever they are, the plus of a dish with sizes, and these. */
function followClick(target: HTMLElement, change: (key: string, more: number) => void): void {
  const button = target.closest("button");
  const details = button?.parentElement?.querySelector("details");
  if (button?.name) return change(button.name, Number(button.value));
  if (details) {
    details.open = true;
    details.querySelector("input")?.focus();
  }
  if (!target.matches("[type=radio]")) return;
  // A size that is chosen takes the place of another: arrow keys choose all that they pass.
  for (const { name, previousSibling } of all<HTMLButtonElement>(".plus", target.closest("div")!)) {
    const isChosen = previousSibling === target.parentNode;
    if (countOf(name) === (isChosen ? 0 : 1)) change(name, isChosen ? 1 : -1);
  }
}
