import { all, make, one } from "./dom.ts";
import type { Choice, Choices } from "./choices.ts";
import type { CountOf } from "./kept-list.ts";
import { nextTask } from "#app/ui/next-task.ts";
import { fill, type DinerTexts } from "./texts.ts";

/** So many dishes and sizes get their pluses in one task. */
const AT_ONCE = 50;

/**
 * Puts a plus on every dish that can be had and on each of its sizes; only one that stands for them has no key. Those of a
 * dish come together.
 */
export async function putPluses(
  choices: Choices,
  countOf: CountOf,
  texts: DinerTexts,
): Promise<void> {
  let put = 0;
  let dish: Element | null = null;
  for (const choice of choices.values()) {
    const li = choice.part.closest("li");
    if (li !== dish && put >= AT_ONCE) {
      await nextTask();
      put = 0;
    }
    dish = li;
    if (!choice.whyNot) putPlus(choice, texts);
    put++;
  }
  await nextTask();
  // Sizes that somebody chose meanwhile come onto the list, as they do from now on.
  for (const radio of all(".sizes :checked")) radio.click();
  showCounts(countOf);
}

function putPlus({ part, key, name, size }: Choice, texts: DinerTexts): void {
  const plus = (of: string, words: string) =>
    make("button", { className: "plus", name: of, value: "1", title: fill(texts.add, words) });
  const details = part.closest("details");
  const dish = name.textContent;
  if (!details) part.appendChild(plus(key, dish));
  else part.insertAdjacentElement("afterend", plus(key, `${dish} ${size}`));
  const li = details?.parentElement;
  if (li && all(":scope > .plus", li).length === 0) li.appendChild(plus("", dish));
}

/** Shows on each plus how many of its choices are on the list. */
export function showCounts(countOf: CountOf): void {
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
