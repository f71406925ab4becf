import { describe, expect, it } from "vitest";
import {
  changedForm,
  editorOf,
  formsOf,
  menuOf,
  readFailure,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { FROM, ROW } from "./plain-row.ts";

/** Sends the row for the next dish of a section as a browser without JavaScript does. */
async function sendRow(section: "Chaat" | "Sweets", priceRupees: string, language = "en") {
  const menu = await storeEditableMenu();
  const sectionId = menu.sections.find(({ name }) => name === section)?.id;
  const typed = { sectionId: String(sectionId), name: "Dal", priceRupees, diet: "veg" };
  const { cookie } = await logIn(menu.shop.id);
  const reply = await sendForm(
    editorOf(menu),
    changedForm(formsOf(menu)["add-item"], { ...typed, [FROM]: ROW }),
    { Cookie: cookie, "Accept-Language": language },
  );
  const items = (await menuOf(menu.shop.id)).sections.flatMap((each) => each.items);
  return { reply, sectionId, added: items.find(({ name }) => name === "Dal") };
}

describe("without JavaScript, prices with slashes between them are those of sizes", () => {
  it.each([
    ["en", "70/110", ["Half", 70_00], ["Full", 110_00]],
    ["hi", "₹७०/११०", ["हाफ़", 70_00], ["फ़ुल", 110_00]],
    ["en", "40/60/80", ["Small", 40_00], ["Medium", 60_00], ["Large", 80_00]],
  ])("with the usual names in %s: %s", async (language, typed, ...sizes) => {
    const { reply, sectionId, added } = await sendRow("Sweets", typed, language);
    expect([reply.status, reply.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining(`#next-dish-${sectionId}`),
    ]);
    expect(added?.options.map(({ name, pricePaise }) => [name, pricePaise])).toEqual(sizes);
    expect(added).toMatchObject({ pricePaise: sizes[0]?.[1], diet: "veg", sectionId });
  });

  it("with the names of the section's last dish that has as many", async () => {
    const { added } = await sendRow("Chaat", "70/110");
    expect(added?.options.map(({ name }) => name)).toEqual(["Small", "Large"]);
  });

  it.each([
    ["40/60/80/100", /name each size/],
    ["70/abc", /enter a number/],
    ["70/12.345", /two decimals/],
    ["12.345", /two decimals/],
  ])("%s is refused and stays in the row", async (priceRupees, why) => {
    const { reply, added } = await sendRow("Sweets", priceRupees);
    const { status, html } = await readFailure(reply);
    expect([status, added]).toEqual([422, undefined]);
    const [field = ""] = /<input[^>]* name="priceRupees"[^>]*value="[^"][^>]*>/.exec(html) ?? [];
    expect(field).toContain(`value="${priceRupees}"`);
    expect(/class="entry-hint"[^>]*>([^<]+)/.exec(html)?.[1]).toMatch(why);
  });
});
