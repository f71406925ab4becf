import { expect, it } from "vitest";
import {
  asKept,
  broughtBack,
  EMPTY_DRAFT,
  opened,
  replaced,
  withMends,
  withText,
  type ListDraft,
} from "./list-draft.ts";

const LIST = withText(EMPTY_DRAFT, "Samosa 20");
const csv = { text: "Idli,40", menu: null };
const menu = { text: "", menu: { name: "menu.json", json: "{}" } };

const shown = ({ text, menu }: ListDraft) => menu?.name ?? text;

/** What stands there as one brings back again and again, until there is nothing more. */
function allEarlier(draft: ListDraft): string[] {
  if (draft.earlier.length === 0) return [];
  const next = broughtBack(draft);
  return [shown(next), ...allEarlier(next)];
}

it("brings back, last first, what a file replaced and what was cleared, also after the field was emptied by hand", () => {
  expect(allEarlier(replaced(replaced(LIST, csv), menu))).toEqual(["Idli,40", "Samosa 20"]);
  expect(allEarlier(replaced(replaced(LIST, menu)))).toEqual(["menu.json", "Samosa 20"]);
  const emptied = withText(replaced(LIST, csv), "");
  expect(allEarlier(replaced(emptied, menu))).toEqual(["Samosa 20"]);
});

it("loses nothing that was typed or mended by bringing back; a file as it was chosen goes", () => {
  const typed = withText(replaced(LIST), "Vada 15");
  const back = broughtBack(typed);
  expect([back, broughtBack(back)].map(shown)).toEqual(["Samosa 20", "Vada 15"]);
  const mended = withMends(replaced(LIST, menu), [["1", { name: "Idli" }]]);
  expect(broughtBack(broughtBack(mended))).toEqual({ ...mended, earlier: [expect.anything()] });
  expect(broughtBack(replaced(LIST, menu))).toEqual(LIST);
});

it("opens with a text from elsewhere below the list, once, and in the place of a menu file", () => {
  const opening = { text: "Vada 15", sectionId: 7 };
  const joined = opened(LIST, opening);
  expect(joined).toMatchObject({ text: "Samosa 20\nVada 15", choices: { goals: { "#": 7 } } });
  expect(opened(joined, opening)).toEqual(joined);
  const instead = opened(replaced(EMPTY_DRAFT, menu), opening);
  expect(instead).toMatchObject({ text: "Vada 15", menu: null, choices: { goals: { "#": 7 } } });
  expect(allEarlier(instead)[0]).toBe("menu.json");
});

it("is kept with what was cleared, but for lists that are too long for it", () => {
  expect(asKept(EMPTY_DRAFT)).toBeUndefined();
  expect(asKept(broughtBack(replaced(EMPTY_DRAFT, menu)))).toContain("menu.json");
  const cleared = replaced(LIST);
  expect(JSON.parse(asKept(cleared) ?? "")).toEqual(cleared);
  const long = replaced(withText(LIST, "Samosa 20\n".repeat(110_000)), csv);
  expect(JSON.parse(asKept(long) ?? "")).toMatchObject({ ...csv, earlier: [] });
});
