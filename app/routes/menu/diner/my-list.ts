import { formatRupees } from "#app/domain/menus/prices.ts";
import { all, one } from "./dom.ts";
import { add, countOf, list, save } from "./list.ts";
import { putPluses, showCounts } from "./pluses.ts";
import { readChoices } from "./rows.ts";
import { readLines } from "./waiter.ts";
import { counted, type Words } from "./words.ts";

/** Lets a diner note down dishes for the waiter or the shop. `table` is theirs in words, or "". */
export function offerList(table: string, words: Words): void {
  const found = readChoices();
  const choices = new Map(found.map((choice) => [choice.key, choice]));
  putPluses(found, words);
  const opener = one(".my-list");
  const sheet = one<HTMLDialogElement>(".sheet:last-child");
  const ul = one("ul", sheet);
  const note = one<HTMLTextAreaElement>("textarea", sheet);
  const send = one<HTMLAnchorElement>("a", sheet);
  const [phone] = all<HTMLAnchorElement>('header a[href^="tel:+"]');
  send.hidden = !phone;
  note.value = list.note;

  function show(): void {
    list.note = note.value;
    save();
    showCounts();
    const lines = readLines(choices, words);
    const items = lines.reduce((sum, { count }) => sum + count, 0);
    const rupees = formatRupees(lines.reduce((sum, { paise }) => sum + paise, 0));
    one("footer b", sheet).textContent = rupees;
    one("b", opener).textContent = `${counted(words.items, items)} · ${rupees}`;
    const texts = [
      one("h1").textContent,
      table,
      ...lines.map(({ text }) => text),
      rupees,
      note.value,
    ];
    const message = encodeURIComponent(texts.filter(Boolean).join("\n"));
    send.href = `https://wa.me/${phone?.pathname.slice(1)}?text=${message}`;
    // The focus stays where it was among the buttons.
    const at = all("button", ul).indexOf(document.activeElement as HTMLElement);
    ul.replaceChildren(...lines.map(({ li }) => li));
    all("button", ul)[at]?.focus();
    opener.hidden = lines.length === 0;
    if (opener.hidden) sheet.close();
  }

  opener.onclick = () => sheet.showModal();
  note.oninput = show;
  one("footer button", sheet).onclick = () => {
    list.lines = {};
    note.value = "";
    show();
  };
  addEventListener("click", ({ target }) =>
    followClick(target as HTMLElement, (key, more) => {
      add(key, more, choices.get(key)?.pricePaise ?? 0);
      show();
    }),
  );
  show();
}

/** Follows the buttons that carry a choice, wherever they are, the plus of a dish with sizes, and these. */
function followClick(target: HTMLElement, change: (key: string, more: number) => void): void {
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
