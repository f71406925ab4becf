import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { centreOf, readTile } from "#app/domain/places/tiles.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import {
  changedForm,
  editorOf,
  menuOf,
  sendForm,
  storeEditableMenu,
  tinyPicture,
} from "#test/editor.ts";
import { formsIn, type FormFields } from "#test/forms-in.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";

/* The search and the map of a shop's place in a browser without JavaScript. */

let menu: Menu;
let cookie: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  ({ cookie } = await logIn(menu.shop.id));
});

/** A page of the editor, and its form of the shop's details as each of its buttons would send it. */
async function read(reply: Response) {
  const [html = ""] = (await reply.text()).split("<script");
  const plain = new Response(html.replaceAll(/<\/?noscript>/g, ""));
  const forms = await formsIn(plain, editorOf(menu));
  const details = forms
    .map(({ fields }) => fields.filter(([name]) => name !== "image"))
    .filter((fields) => fieldOf(fields, "operation") === "edit-shop");
  return { status: reply.status, html, forms: details };
}
type Page = Awaited<ReturnType<typeof read>>;

const open = async () => read(await visit(editorOf(menu), { headers: { Cookie: cookie } }));
const send = async (form: Fields) => read(await sendForm(editorOf(menu), form, { Cookie: cookie }));

/** The form as sent by the first button whose value begins like this, with what else is typed. */
function pressed({ forms }: Page, act: string, typed: Record<string, FormDataEntryValue> = {}) {
  const form = forms.find((fields) => fieldOf(fields, "placeAct")?.startsWith(act));
  if (!form) throw new Error(`no button for ${act}`);
  return changedForm(form, typed);
}
/** The form as Enter or “Save details” sends it: Enter in any field presses the first button. */
const saved = ({ forms: [form = []] }: Page, typed: Record<string, string> = {}) =>
  changedForm(form, typed);
const find = async (search: string) => send(pressed(await open(), "find", { placeSearch: search }));
const placeOf = (fields: FormFields = []) => [
  fieldOf(fields, "latitude"),
  fieldOf(fields, "longitude"),
];
async function storedPlace() {
  const { latitude, longitude } = (await menuOf(menu.shop.id)).shop;
  return { latitude, longitude };
}
const tileIn = (act: string) => readTile(act.split(" ")[1] ?? "") ?? 0;

describe("the place of a shop, without JavaScript,", () => {
  it.each(["Indiranagar Bengaluru", "इंदिरानगर", "560038"])(
    "is found as %s, tapped on the map and saved with the rest, and nothing typed is lost on the way",
    async (search) => {
      const typed = { description: "Since 1962", placeSearch: search };
      const found = await send(pressed(await open(), "find", typed));
      expect(found.html).toMatch(/560038/);
      expect(found.html).toContain("Bengaluru, Karnataka");
      const onMap = await send(pressed(found, "pin"));
      const act = fieldOf(pressed(found, "pin"), "placeAct") ?? "";
      const [form = []] = onMap.forms;
      const { latitude, longitude } = centreOf(tileIn(act));
      expect(placeOf(form).map(Number)).toEqual([
        expect.closeTo(latitude, 4),
        expect.closeTo(longitude, 4),
      ]);
      expect(onMap.html).toContain("That’s near ");
      expect(onMap.html).toContain("The pin is in the middle of a map square");
      expect(onMap.html.match(/name="placeSquare"/g)).toHaveLength(56);
      expect(fieldOf(form, "description")).toBe("Since 1962");
      expect(onMap.html).toMatch(/<details class="card shop-details" open=""/);
      // The pin is a proposal until the form is saved.
      expect(await storedPlace()).toEqual({ latitude: null, longitude: null });
      const east =
        onMap.html
          .match(/value="(16\/\d+\/\d+)"/g)
          ?.at(0)
          ?.slice(7, -1) ?? "";
      const done = await send(saved(onMap, { placeSquare: east }));
      expect(done.status).toBe(303);
      const there = centreOf(readTile(east) ?? 0);
      const stored = await storedPlace();
      expect(stored.latitude).toBeCloseTo(there.latitude, 4);
      expect(stored.longitude).toBeCloseTo(there.longitude, 4);
      expect((await menuOf(menu.shop.id)).shop.description).toBe("Since 1962");
    },
  );

  it("is looked up, not saved, if Enter is pressed in the search, and the form is saved if the answer is ignored", async () => {
    const found = await send(saved(await open(), { placeSearch: "Koramangala", name: "Typed" }));
    expect([found.status, found.html.includes("Bengaluru, Karnataka")]).toEqual([200, true]);
    expect((await menuOf(menu.shop.id)).shop.name).toBe(menu.shop.name);
    expect((await send(saved(found))).status).toBe(303);
    expect((await menuOf(menu.shop.id)).shop.name).toBe("Typed");
  });

  it("can be found on a map of bigger squares, which does not move the pin", async () => {
    const onMap = await send(pressed(await find("560038"), "pin"));
    const wide = await send(pressed(onMap, "wide"));
    expect(wide.html).toContain("Where’s your shop?");
    const closer = await send(pressed(wide, "look"));
    expect(placeOf(closer.forms[0])).toEqual(placeOf(onMap.forms[0]));
    expect(closer.html).toContain("Which square is your shop in?");
  });

  it.each([
    ["12.97161, 77.64123", ["12.97161", "77.64123"]],
    ["https://www.google.com/maps/@12.97161,77.64123,17z", ["12.97161", "77.64123"]],
    ["39J-438-TJC7", ["28.6139", "77.209"]],
  ])("is exact if %s is typed into the search", async (typed, place) => {
    const { html, forms } = await find(typed);
    expect(placeOf(forms[0]).map(Number)).toEqual(
      place.map((degrees) => expect.closeTo(Number(degrees), 3)),
    );
    expect(html).toContain("That’s near ");
    expect(html).toContain('class="map-pin"');
  });

  it.each([
    ["999999", "There’s no PIN code 999999"],
    ["🦊", "We don’t know “🦊”"],
    ["q".repeat(10_000), "We don’t know “qqq"],
    ["https://maps.app.goo.gl/AbCdEf", "This link doesn’t say where"],
    ["91, 181", "There’s no place on earth with these coordinates"],
    ["15.5, 88.25", "Is it in the sea?"],
  ])(
    "is answered with a sentence where it is sought as %s, and all stays",
    async (search, words) => {
      const typed = { name: "नया नाम", placeSearch: search };
      const { status, html, forms } = await send(pressed(await open(), "find", typed));
      expect(status).toBe(200);
      expect(html).toContain(words);
      expect(fieldOf(forms[0] ?? [], "name")).toBe("नया नाम");
    },
  );

  it("is answered with a sentence where no names can be read, which is logged, and all stays", async () => {
    const page = await open();
    vi.spyOn(env.ASSETS, "fetch").mockRejectedValue(new Error("no files"));
    const lines = vi.spyOn(console, "error").mockReturnValue();
    const typed = { name: "नया नाम", placeSearch: "560038" };
    const { status, html, forms } = await send(pressed(page, "find", typed));
    vi.restoreAllMocks();
    expect(status).toBe(200);
    expect(html).toContain("Something went wrong. Please try again.");
    expect(fieldOf(forms[0] ?? [], "name")).toBe("नया नाम");
    expect(fieldOf(forms[0] ?? [], "placeSearch")).toBe("560038");
    expect(lines.mock.calls.flat()).toEqual([expect.stringContaining('"part":"assets"')]);
  });

  it("is sought with a word about the picture, which has to be chosen again", async () => {
    const typed = { placeSearch: "560038" };
    const having = await send(pressed(await open(), "find", { ...typed, image: tinyPicture() }));
    const without = await send(pressed(await open(), "find", typed));
    expect(having.html).toContain("Please choose the picture again");
    expect(without.html).not.toContain("Please choose the picture again");
  });
});
