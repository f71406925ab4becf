import { beforeEach, describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  boardSeen,
  seenFields,
  shopFields,
  shopSeen,
  wasOf,
} from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import {
  changedForm,
  editorOf,
  FAILURES,
  firstOf,
  formsOf,
  menuOf,
  OPERATIONS,
  readFailure,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";

let menu: Menu;
let cookie: string;

beforeEach(async () => {
  menu = await storeEditableMenu();
  ({ cookie } = await logIn(menu.shop.id));
});

const send = async (form: Fields) =>
  readFailure(await sendForm(editorOf(menu), form, { Cookie: cookie }));
const menuNow = () => menuOf(menu.shop.id);

/** What differs from one state of a section to the next, beside revisions. */
function contentOf({ sections }: Menu) {
  return sections.map(({ name, subheaders, items }) => ({
    name,
    subheaders,
    items: items.map((item) => item.name),
  }));
}

describe("a list or a thing that another device has changed since it was seen", () => {
  const ANOTHERS: [OperationName, meanwhile: OperationName, change: Record<string, string>][] = [
    ["drag-item", "add-item", {}],
    ["drag-item", "delete-item", { itemId: "the last" }],
    ["drag-item", "drag-item", { to: "2" }],
    ["edit-item", "edit-item", { name: "Puchka" }],
    ["rename-section", "rename-section", { name: "Snacks" }],
    ["edit-section", "edit-section", { name: "Snacks" }],
    ["add-subheader", "add-subheader", { text: "Till 9 pm" }],
    ["edit-subheader", "add-subheader", {}],
    ["delete-subheader", "move-subheader", {}],
    ["move-subheader", "delete-subheader", { index: "1" }],
    ["add-subheader", "add-item", {}],
    ["edit-shop", "edit-shop", { name: "Chaat Mahal" }],
    ["edit-shop-board", "edit-shop-board", { boardName: "Hot samosa" }],
  ];

  it.each(ANOTHERS)(
    "is not overwritten by %s after %s, which can be sent again",
    async (name, meanwhile, change) => {
      const seen = formsOf(menu);
      if (change["itemId"]) change = { itemId: String(firstOf(menu).section.items.at(-1)?.id) };
      expect((await send(changedForm(seen[meanwhile], change))).status).toBe(303);
      const others = await menuNow();

      const { status, alert, again, html } = await send(seen[name]);
      const isContested = ["edit-item", "rename-section", "edit-section"].includes(name);
      const title = isContested ? "The same thing was changed twice" : FAILURES[name];
      expect([status, alert]).toEqual([409, expect.stringMatching(`^${title}`)]);
      expect(alert).toContain(
        isContested
          ? "Which one do you want?"
          : "It was changed on another device in the meantime.",
      );
      for (const typed of typedIn(seen[name])) expect(html).toContain(typed);
      expect(await menuNow()).toEqual(others);

      expect((await send(again)).status).toBe(303);
      expect((await menuNow()).shop.revision).toBe(others.shop.revision + 1);
    },
  );

  /** What the owner wants, beside what it is about and how that was seen. */
  const typedIn = (form: Fields) =>
    form.flatMap(([name, value]) =>
      typeof value === "string" && !/^(operation|.*Id|revision|was|seen|index)$/.test(name)
        ? [`name="${name}" value="${value}"`]
        : [],
    );

  const DELETIONS: [OperationName, OperationName][] = [
    ["delete-item", "edit-item"],
    ["delete-section", "edit-item"],
    ["delete-section", "add-item"],
  ];

  it.each(DELETIONS)(
    "is not lost by %s after %s, which can be done all the same",
    async (name, meanwhile) => {
      const seen = formsOf(menu);
      expect((await send(seen[meanwhile])).status).toBe(303);
      const others = await menuNow();
      const { status, again, html } = await send(seen[name]);
      expect(status).toBe(409);
      expect(html).toContain("in the meantime");
      expect(await menuNow()).toEqual(others);
      expect((await send(again)).status).toBe(303);
      expect((await send(again)).status).toBe(404);
    },
  );

  it("is not the shop's details when only its picture was changed", async () => {
    const seen = formsOf(menu);
    expect((await send(seen["remove-shop-image"])).status).toBe(303);
    expect((await send(seen["edit-shop"])).status).toBe(303);
  });

  it("keeps what the other added when the order of its items is sent again", async () => {
    const form = formsOf(menu)["drag-item"];
    await send(formsOf(menu)["add-item"]);
    await send((await send(form)).again);
    expect(contentOf(await menuNow())[0]?.items).toEqual([
      "Tikki",
      "Samosa",
      "Pani Puri",
      "Dahi Vada",
    ]);
  });

  /** A form as it was seen, in which only some fields are typed into. */
  function typedOver(
    name: "edit-item" | "edit-section" | "edit-shop",
    typed: Record<string, string>,
  ): Fields {
    const form = formsOf(menu)[name];
    const about = form.filter(([key]) => /^(operation|.*Id|revision|was)$/.test(key));
    return [...about, ...changedForm(wasOf(form) ?? [], typed)];
  }

  it("keeps what the other typed when an edit of an item is sent again, and what was typed here", async () => {
    await send(typedOver("edit-item", { name: "Phuchka", priceRupees: "99" }));
    const { status, again } = await send(typedOver("edit-item", { name: "Puchka" }));
    expect(status).toBe(409);
    await send(again);
    expect((await menuNow()).sections[0]?.items[0]).toMatchObject({
      name: "Puchka",
      pricePaise: 9900,
    });
  });

  it("is saved beside what the other typed into other fields of an item", async () => {
    const sizes = { optionName: "Family", optionPriceRupees: "150" };
    await send(typedOver("edit-item", { priceRupees: "99", ...sizes }));
    expect((await send(typedOver("edit-item", { name: "Puchka" }))).status).toBe(303);
    expect((await menuNow()).sections[0]?.items[0]).toMatchObject({
      name: "Puchka",
      pricePaise: 9900,
      options: [{ name: "Family", pricePaise: 15_000 }],
    });
  });

  it("keeps what the other typed into the form of a section, and what was typed here", async () => {
    const edit = typedOver("edit-section", { secondName: "चाट", servedFrom: "", servedTo: "" });
    await send(typedOver("edit-section", { diet: "veg", servedFrom: "08:00", servedTo: "11:00" }));
    expect((await send(typedOver("edit-section", { name: "Snacks" }))).status).toBe(303);
    expect((await send(edit)).status).toBe(303);
    const { servedFrom, servedTo, ...section } = firstOf(await menuNow()).section;
    expect([servedFrom, servedTo]).toEqual([480, 660]);
    expect(section).toMatchObject({ name: "Snacks", secondName: "चाट", diet: "veg" });
    expect(
      (await send(typedOver("edit-section", { servedFrom: "07:00", servedTo: "11:00" }))).status,
    ).toBe(409);
  });

  it("is saved beside what the other typed into other fields of the shop's details", async () => {
    const footer = { footerLabel: "GST", footerText: "Included" };
    await send(typedOver("edit-shop", { phoneNumber: "040 2345 6789", ...footer }));
    const others = (await menuNow()).shop;
    const mine = { description: "By the lake", categories: "A\r\nB, C" };
    expect((await send(typedOver("edit-shop", mine))).status).toBe(303);
    expect((await menuNow()).shop).toEqual({
      ...others,
      description: "By the lake",
      categories: ["A", "B, C"],
      revision: others.revision + 1,
      detailsRevision: others.detailsRevision + 1,
    });
  });

  it("keeps the days and the dishes that only the other changed, and saves mine without a question", async () => {
    await send(hoursForm(["10:00"]));
    await send(boardForm(["Jalebi"]));
    const forms = [hoursForm(["", "12:00"]), boardForm(["", "Samosa"])];
    for (const form of forms) expect((await send(form)).status).toBe(303);
    const { hours, board } = (await menuNow()).shop;
    expect(hours?.week.slice(0, 2).map(([day]) => day?.[0])).toEqual([600, 720]);
    expect(board?.dishes.map(({ name }) => name)).toEqual(["Jalebi", "Samosa"]);
  });

  /** Opening hours by day, or the dishes of the board, as the form of them has them. */
  const hoursForm = (days: string[]): Fields => [
    ["operation", "edit-shop"],
    ...seenFields(shopSeen(menu.shop)),
    ...shopFields(menu.shop).filter(([name]) => !/^(day|exception)/.test(name)),
    ...Array.from({ length: 14 }, (_, part): Fields => [
      ["dayFrom", part % 2 === 0 ? (days[part / 2] ?? "") : ""],
      ["dayTo", part % 2 === 0 && days[part / 2] ? "23:00" : ""],
    ]).flat(),
  ];
  const boardForm = (dishes: string[]): Fields => [
    ["operation", "edit-shop-board"],
    ...seenFields(boardSeen(menu.shop)),
    ...[0, 1, 2].flatMap((row): Fields => [
      ["boardName", dishes[row] ?? ""],
      ["boardWord", "special"],
      ["boardPriceRupees", dishes[row] ? "40" : ""],
      ["boardFrom", ""],
    ]),
  ];

  /** The lines of the alert. */
  const newerIn = (html: string) =>
    [
      ...(html.split('class="failure"')[1]?.split("</ul>")[0] ?? "").matchAll(/<li>(.*?)<\/li>/g),
    ].map(([, line]) => line?.replaceAll(/<[^>]*>/g, ""));

  it("keeps the days that the other changed when the hours are sent again, and shows what is stored where both did", async () => {
    await send(hoursForm(["10:00", "12:00"]));
    const { again, alert, html } = await send(hoursForm(["09:00", "", "08:00"]));
    expect(alert).toContain("Failed to update shop details");
    expect(newerIn(html)).toEqual(["Mon: 10:00–23:00"]);
    await send(again);
    expect((await menuNow()).shop.hours?.week.slice(0, 4).map(([day]) => day?.[0])).toEqual([
      540,
      720,
      480,
      undefined,
    ]);
  });

  it("keeps the dishes that the other wrote when the board is sent again, and shows what is stored where both did", async () => {
    await send(boardForm(["Jalebi", "Samosa"]));
    const { again, html } = await send(boardForm(["Kachori", "", "Lassi"]));
    expect(newerIn(html)).toEqual(["Dish 1: Jalebi, Special, ₹40"]);
    await send(again);
    const names = (await menuNow()).shop.board?.dishes.map(({ name }) => name);
    expect(names).toEqual(["Kachori", "Samosa", "Lassi"]);
  });

  it("may be what is wanted already: a board that is sent twice is saved", async () => {
    const form = boardForm(["Jalebi"]);
    expect([(await send(form)).status, (await send(form)).status]).toEqual([303, 303]);
  });

  it.each(["edit-shop", "edit-shop-board"] as const)(
    "is not overwritten by an older page, which does not say what it saw: %s",
    async (name) => {
      const form = formsOf(menu)[name].filter(([field]) => field !== "revision");
      const { status, alert } = await send(form);
      expect([status, alert]).toEqual([422, expect.stringContaining("Please reload the page")]);
    },
  );

  it("has the line edited that was meant, when an edit of a subheader is sent again", async () => {
    const form = formsOf(menu)["edit-subheader"];
    await send(formsOf(menu)["move-subheader"]);
    await send((await send(form)).again);
    expect(contentOf(await menuNow())[0]?.subheaders).toEqual(["With chutney", "Served cold"]);
  });
});

describe("what another device has deleted", () => {
  const ofSection = OPERATIONS.filter((name) => /section-|subheader|-section$|item/.test(name));

  it.each(ofSection.filter((name) => name !== "add-section"))(
    "is told of as missing: %s in a section that is gone",
    async (name) => {
      const form = formsOf(menu)[name];
      for (const { id } of menu.sections) {
        await send([
          ["operation", "delete-section"],
          ["sectionId", String(id)],
        ]);
      }
      const others = await menuNow();
      const { status, alert, again } = await send(form);
      expect([status, alert]).toEqual([404, expect.stringMatching(`^${FAILURES[name]}`)]);
      const said = /add-item|edit-item/.test(name)
        ? "deleted in the meantime."
        : "It has been deleted";
      expect(alert).toContain(said);
      for (const [, typed] of form.filter(([name]) => name === "name" || name === "text")) {
        expect(alert).toContain(typed);
      }
      expect(again).toEqual([]);
      expect(await menuNow()).toEqual(others);
    },
  );

  it.each(["edit-item", "delete-item", "move-item"] as const)(
    "is told of as missing: %s of an item that is gone",
    async (name) => {
      await send(formsOf(menu)["delete-item"]);
      const others = await menuNow();
      const { status, alert } = await send(formsOf(menu)[name]);
      expect([status, alert]).toEqual([404, expect.stringMatching(`^${FAILURES[name]}`)]);
      expect(await menuNow()).toEqual(others);
    },
  );

  it("leaves a dish that was typed into it to another section, without JavaScript too", async () => {
    const form = formsOf(menu)["add-item"];
    await send(formsOf(menu)["delete-section"]);
    const { html } = await send(form);
    const [, asked = ""] = /<form class="stray".*?>(.*?)<\/form>/s.exec(html) ?? [];
    expect(asked).toContain('<select name="sectionId">');
    const fields = [...asked.matchAll(/type="hidden" name="(.*?)" value="(.*?)"/g)];
    const again = fields.map(([, name = "", value = ""]): Fields[number] => [name, value]);
    const to = /<option value="(\d+)"/.exec(asked)?.[1] ?? "";
    expect((await send([...again, ["sectionId", to]])).status).toBe(303);
    expect(contentOf(await menuNow())[0]?.items.at(-1)).toBe("Dahi Vada");
  });

  it("is reported as missing: the place of an item that is not in the list", async () => {
    const form = changedForm(formsOf(menu)["drag-item"], { itemId: "999999" });
    const before = await menuNow();
    const { status, alert } = await send(form);
    expect([status, alert]).toEqual([404, expect.stringMatching(`^${FAILURES["drag-item"]}`)]);
    expect(await menuNow()).toEqual(before);
  });

  it("is not moved: the order of a list that has lost an item is outdated", async () => {
    await send(formsOf(menu)["delete-item"]);
    const others = await menuNow();
    expect((await send(formsOf(menu)["drag-item"])).status).toBe(409);
    expect(await menuNow()).toEqual(others);
  });
});
