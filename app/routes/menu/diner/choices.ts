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

/** Choices by their keys. */
export type Choices = Map<string, Choice>;

/** All that can be listed of the page. */
export function readChoices(): Choices {
  const byKey: Choices = new Map();
  const isKept = document.documentElement.matches("[data-kept]");
  for (const section of all("section")) {
    const title = one("h2", section).firstChild?.textContent ?? "";
    const [notServed] = all(".served span", section);
    for (const li of all("li", section)) {
      const whyNot = isKept ? "" : whyNotNow(li, notServed);
      const sizes = all(".sizes label", li);
      for (const part of sizes[0] ? sizes : [li]) {
        const choice = readChoice({ li, part, section: title, whyNot }, byKey);
        byKey.set(choice.key, choice);
      }
    }
  }
  return byKey;
}

function whyNotNow(li: HTMLElement, notServed: HTMLElement | undefined): string {
  const [why = notServed] = all(".gone", li);
  return why?.textContent ?? "";
}

interface Listed extends Pick<Choice, "part" | "whyNot"> {
  li: HTMLElement;
  section: string;
}

/** A dish of a section, or the size of it whose label is given, under a key that none of those before it has. */
function readChoice({ li, part, section, whyNot }: Listed, before: Choices): Choice {
  const [name, second] = namesIn(li);
  const size = part === li ? "" : one("span", part).textContent;
  // The dish's own price has a name in the language of the page.
  const named = part.matches(".regular") ? "" : size;
  const numbered = (nth: number) => keyOf(section, name.textContent, named, nth);
  let nth = 1;
  while (before.has(numbered(nth))) nth++;
  const price = (all(":scope > b", part)[0]?.textContent ?? "").replace(/[^\d.]/g, "");
  const pricePaise = Math.round(Number(price) * 100);
  return { key: numbered(nth), name, second, size, pricePaise, whyNot, part };
}
