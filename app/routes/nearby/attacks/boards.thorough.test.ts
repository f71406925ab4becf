import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { boardSeen, seenFields } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { editorOf, menuOf, readFailure, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { layStarterRules } from "#test/word-rules.ts";

beforeAll(layStarterRules);

/** Writes on the board of a new shop, in a language; gives the reply, and what the board says then. */
async function write(names: string[], language = "en") {
  const menu = await storeEditableMenu();
  const { cookie } = await logIn(menu.shop.id);
  const form: Fields = [
    ["operation", "edit-shop-board"],
    ...seenFields(boardSeen(menu.shop)),
    ...[0, 1, 2].flatMap((row): Fields => [
      ["boardName", names[row] ?? ""],
      ["boardWord", "special"],
      ["boardPriceRupees", names[row] ? "40" : ""],
      ["boardFrom", ""],
    ]),
  ];
  const Cookie = `${cookie}; language=${language}`;
  const reply = await sendForm(editorOf(menu), form, { Cookie });
  const { board } = (await menuOf(menu.shop.id)).shop;
  return { reply, dishes: board?.dishes.map(({ name }) => name) };
}

it.each([
  [["Tujhe maar dunga, bill de"], "a threat."],
  [["I will kill", "you"], "a threat."],
  [["मम्मी को मत बताना, अकेले आना, आइसक्रीम मिलेगी"], "somebody approaching a child."],
])(
  "a threat, or contact with a child, cannot be written on a board: its writer is told at once (%s)",
  async (names, what) => {
    const { reply, dishes } = await write(names);
    const { status, alert } = await readFailure(reply);
    expect([status, dishes]).toEqual([422, undefined]);
    expect(alert).toContain(`Neighbours could read this as ${what}`);
  },
);

it("whoever writes what a rule of the desk holds for another reason is not told of threats or children", async () => {
  await env.DB.exec(
    "INSERT INTO word_rules (name, reason, act, patterns, is_on, changed_at, changed_by) VALUES ('Lotteries', 'spam', 'hold', 'lucky draw', 1, 1, 'asha')",
  );
  const { alert } = await readFailure((await write(["Lucky draw today"])).reply);
  expect(alert).toContain(
    "Neighbours see the board too, and words like these aren’t allowed there.",
  );
  expect(alert).not.toMatch(/threat|child/);
  const inHindi = await (await write(["Lucky draw today"], "hi")).reply.text();
  expect(inHindi).toContain("बोर्ड पड़ोसी भी देखते हैं, और वहाँ ऐसे शब्द नहीं लिखे जा सकते।");
});

it("its writer is told in Hindi too, and a number that is meant to be read can be written", async () => {
  const { reply } = await write(["Tujhe maar dunga"], "hi");
  expect(await reply.text()).toContain("पड़ोसियों को यह धमकी जैसा लग सकता है");
  const usual = ["Order on 98765 43210", "UPI: dhaba@ybl", "Killer biryani"];
  const { reply: saved, dishes } = await write(usual);
  expect([saved.status, dishes]).toEqual([303, usual]);
  await env.DB.exec("UPDATE word_rules SET is_on = 0");
  expect((await write(["Tujhe maar dunga"])).reply.status).toBe(303);
});
