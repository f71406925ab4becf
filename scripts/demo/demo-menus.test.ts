import { expect, it } from "vitest";
import { readMenuFile } from "#app/domain/menus/menu-file.ts";
import { planMenu } from "#app/domain/menus/menu-plan.ts";
import cafe from "./demo-cafe.json?raw";
import dhaba from "./demo-dhaba.json?raw";

const SAYS_WHEN = /\b(?:am|pm|noon|midnight|closed|\w+day)\b|बजे/i;

it.each([cafe, dhaba])(
  "a demo shop’s own words say no times, which its hours and sections have and words could contradict",
  (text) => {
    const file = readMenuFile(text);
    if (!file.ok) throw new Error(file.refusal.path);
    const { shop, sections } = planMenu(file.value);
    const words = [
      shop.description,
      ...shop.footer.flatMap(({ label, text: said }) => [label, said]),
      ...sections.flatMap(({ subheaders }) => subheaders),
    ];
    expect(words.filter((line) => SAYS_WHEN.test(line))).toEqual([]);
  },
);
