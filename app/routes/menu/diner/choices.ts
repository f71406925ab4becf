import { keyOf } from "./choice-key.ts";
import { all, one } from "./dom.ts";
import { namesIn } from "./names.ts";

/** What can be put on a list: a dish, or one of its sizes. */
export interface Choice {
  /** As choice-key.ts makes it. */
  key: string;
  name: HTMLElement;
  second: HTMLElement | undefined;
  size: string;
  /** 0 where the menu gives no price. */
  pricePaise: number;
  /** Why it cannot be had now, in the page's own words; "" if it can, and on a kept page, which cannot tell. */
  whyNot: string;
  /** The label of the size, or the row itself. */
  part: HTMLElement;
}

/** All that can be listed of the page, by its keys. */
export function readChoices(): Map<string, Choice> {
  const byKey = new Map<string, Choice>();
  for (const li of all("section li")) {
    const sizes = all(".sizes label", li);
    for (const part of sizes[0] ? sizes : [li]) {
      const choice = readChoice(li, part, byKey);
      byKey.set(choice.key, choice);
    }
  }
  return byKey;
}

/** A dish, or the size of it whose label is given, under a key that none of those before it has. */
function readChoice(li: HTMLElement, part: HTMLElement, before: Map<string, Choice>): Choice {
  const [name, second] = namesIn(li);
  const size = part === li ? "" : one("span", part).textContent;
  const section = one("h2", part.closest("section")!).firstChild?.textContent ?? "";
  // The dish's own price has a name in the language of the page.
  const named = part.matches(".regular") ? "" : size;
  const numbered = (nth: number) => keyOf(section, name.textContent, named, nth);
  let nth = 1;
  while (before.has(numbered(nth))) nth++;
  const price = (all(":scope > b", part)[0]?.textContent ?? "").replace(/[^\d.]/g, "");
  return {
    key: numbered(nth),
    name,
    second,
    size,
    pricePaise: Math.round(Number(price) * 100),
    whyNot: whyNotNow(li),
    part,
  };
}

function whyNotNow(li: HTMLElement): string {
  if (li.matches(":root[data-kept] *")) return "";
  const [why] = [...all(".gone", li), ...all(".served span", li.closest("section")!)];
  return why?.textContent ?? "";
}
