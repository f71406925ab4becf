import { all, one } from "./dom.ts";
import { namesIn } from "./names.ts";

/** What can be put on a list: a dish, or one of its sizes. */
export interface Choice {
  /** The names of its section, of the dish and of the size, each on a line: the page has no ids. */
  key: string;
  name: HTMLElement;
  second: HTMLElement | undefined;
  size: string;
  /** 0 where the menu gives no price. */
  pricePaise: number;
  /** Why it cannot be had now, in the page's own words; "" if it can. Of a kept page nobody knows. */
  whyNot: string;
  /** The label of the size, or the row itself. */
  part: HTMLElement;
}

/** All that can be listed of the page, by its keys. */
export function readChoices(): Map<string, Choice> {
  const choices = all("section li").flatMap((li) => {
    const [name, second] = namesIn(li);
    const whyNot = whyNotNow(li);
    const sizes = all(".sizes label", li);
    return (sizes.length > 0 ? sizes : [li]).map((part) => {
      const size = part === li ? "" : one("span", part).textContent;
      return {
        key: [
          one("h2", part.closest("section")!).firstChild?.textContent,
          name.textContent,
          // The dish's own price has a name in the language of the page.
          part.matches(".regular") ? "" : size,
        ].join("\n"),
        name,
        second,
        size,
        pricePaise: Math.round(
          Number((all(":scope > b", part)[0]?.textContent ?? "").replace(/[^\d.]/g, "")) * 100,
        ),
        whyNot,
        part,
      };
    });
  });
  const byKey = new Map<string, Choice>();
  for (const choice of choices) {
    // A section may have two dishes of one name.
    while (byKey.has(choice.key)) choice.key = `#${choice.key}`;
    byKey.set(choice.key, choice);
  }
  return byKey;
}

function whyNotNow(li: HTMLElement): string {
  if (li.matches(":root[data-kept] *")) return "";
  const [why] = [...all(".gone", li), ...all(".served span", li.closest("section")!)];
  return why?.textContent ?? "";
}
