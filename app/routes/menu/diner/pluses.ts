import { all, make, one } from "./dom.ts";
import type { Choice } from "./choices.ts";
import { fill, type DinerTexts } from "./texts.ts";

/** Puts a plus on every dish that can be had and on each of its sizes; only one that stands for them has no key. */
export function putPluses(choices: Iterable<Choice>, texts: DinerTexts): void {
  const plus = (key: string, name: string) =>
    make("button", { className: "plus", name: key, value: "1", title: fill(texts.add, name) });
  for (const { part, key, name, size, whyNot } of choices) {
    if (whyNot) continue;
    const details = part.closest("details");
    const dish = name.textContent;
    if (!details) part.appendChild(plus(key, dish));
    else part.insertAdjacentElement("afterend", plus(key, `${dish} ${size}`));
    const li = details?.parentElement;
    if (li && all(":scope > .plus", li).length === 0) li.appendChild(plus("", dish));
  }
}

/** Shows on each plus how many of its choices are on the list. */
export function showCounts(countOf: (key: string) => number): void {
  for (const button of all<HTMLButtonElement>(".plus")) {
    const counted = button.name ? [button] : all<HTMLButtonElement>(".plus", button.parentElement!);
    const count = counted.reduce((sum, { name }) => sum + countOf(name), 0);
    button.textContent = count > 0 ? `${count}` : "";
    button.ariaLabel = `${button.title} ${button.textContent}`;
    const label = button.previousElementSibling;
    if (count === 0 && label?.matches("label"))
      (one("input", label) as HTMLInputElement).checked = false;
  }
}
