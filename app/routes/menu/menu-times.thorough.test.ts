import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Hours, Period } from "#app/db/shop-columns.ts";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import { editItem } from "#app/domain/menus/items.ts";
import { withBackTime } from "#app/domain/menus/menu-times.ts";
import { editSection } from "#app/domain/menus/sections.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import { soldOutUntil } from "#app/domain/menus/sold-out.ts";
import { call, callsOf } from "#test/api.ts";
import {
  changedForm,
  editorOf,
  firstOf,
  menuOf,
  formsOf,
  sendForm,
  storeEditableMenu,
} from "#test/editor.ts";
import { meterDatabase } from "#test/meter.ts";
import { logIn } from "#test/sessions.ts";
import { visit } from "#test/visit.ts";
import { wasField } from "./editor/operations/edited-fields.ts";
import type { Fields } from "./editor/operations/fields.ts";

const plain = env.DB;
const db = openDatabase(plain);
const at = (text: string) => Date.parse(`2026-11-${text}+05:30`);

function turnClock(text: string): void {
  vi.spyOn(Date, "now").mockReturnValue(at(text));
}
afterEach(() => vi.restoreAllMocks());

/** A shop whose first dish is sold out today, and whose first section is breakfast from 8 to 11, until 22 November. */
async function storeMorning() {
  const menu = await storeEditableMenu();
  const { section, item } = firstOf(menu);
  const shopId = menu.shop.id;
  await editItem(db, shopId, {
    itemId: item.id,
    soldOutUntil: soldOutUntil("today", { now: at("22T09:00"), hours: null }),
  });
  await editSection(db, shopId, { sectionId: section.id, servedFrom: 480, servedTo: 660 });
  return { shopId, item, section };
}

async function open(path: string, headers: Record<string, string> = {}) {
  const { d1, tally } = meterDatabase(plain);
  const session = vi
    .spyOn(plain, "withSession")
    .mockImplementation((constraint) => d1.withSession(constraint));
  const reply = await visit(path, { headers });
  const text = await reply.text();
  session.mockRestore();
  return { status: reply.status, text, etag: reply.headers.get("ETag") ?? "", ...tally };
}

describe.each(["/menu/", "/hi/menu/", "/qr/menu/"])(
  "%s, whose clock moves past each boundary,",
  (form) => {
    const reads = (text: string) => ({
      isOut: /class="(?:row )?out\b|"sold_out":"today"/.test(text),
      isLater: text.includes('class="later"'),
    });

    it("never gives an old page from a cache of ours or of the browser, and reads one row in between", async () => {
      const { shopId } = await storeMorning();
      const path = form + shopId;
      const isPage = form !== "/qr/menu/";
      let last = "";
      for (const [time, isOut, isLater, isNew] of [
        ["22T09:00", true, false, true],
        ["22T10:59", true, false, false],
        ["22T11:00", true, isPage, true],
        ["23T00:00", true, isPage, true],
        ["23T03:59", true, isPage, false],
        ["23T04:00", false, isPage, true],
        ["23T07:59", false, isPage, false],
        ["23T08:00", false, false, true],
      ] as const) {
        turnClock(time);
        const before = last;
        const again = await open(path, before ? { "If-None-Match": before } : {});
        expect([time, again.status]).toEqual([time, isNew ? 200 : 304]);
        const page = await open(path);
        expect([time, reads(page.text)]).toEqual([time, { isOut, isLater }]);
        expect([time, page.rowsRead]).toEqual([time, 1]);
        expect(page.etag === before).toBe(!isNew);
        last = page.etag;
      }
    });
  },
);

it("what an owner sells out for today is out at once, and is back tomorrow by itself", async () => {
  const menu = await storeEditableMenu();
  const { cookie } = await logIn(menu.shop.id);
  const path = `/menu/${menu.shop.id}`;
  turnClock("22T19:00");
  await open(path);
  const form = changedForm(formsOf(menu)["edit-item"], { soldOut: "today" });
  expect((await sendForm(editorOf(menu), form, { Cookie: cookie })).status).toBe(303);
  expect((await open(path)).text).toContain(">Sold out, back tomorrow<");
  expect((await open(`/hi${path}`)).text).toContain(">खत्म, कल फिर मिलेगा<");
  for (const time of ["23T00:00", "23T03:59"]) {
    turnClock(time);
    expect((await open(path)).text, time).toContain(">Sold out, back today<");
  }
  turnClock("23T04:00");
  expect((await open(path)).text).not.toContain("Sold out");
});

describe("a shop's hours and board", () => {
  const DAY: Period[] = [[660, 1380]];
  /** 11 am to 11 pm, closed on Mondays. */
  const hours: Hours = { week: [[], DAY, DAY, DAY, DAY, DAY, DAY], exceptions: [] };
  const setHours = (id: string) =>
    db
      .update(shops)
      .set({ hours, revision: sql`${shops.revision} + 1` })
      .where(eq(shops.id, id));
  const said = (text: string) => /class="open(?: shut)?">([^<]*)</.exec(text)?.[1];

  it("say in both languages until when it is open, and when it opens, by the minute, whatever is cached", async () => {
    const { shop } = await storeEditableMenu();
    await setHours(shop.id);
    for (const [time, en, hi] of [
      ["22T10:59", "Closed, opens at 11 am", "बंद है, सुबह 11 बजे खुलेगा"],
      ["22T11:00", "Open till 11 pm", "रात 11 बजे तक खुला है"],
      ["22T22:59", "Open till 11 pm", "रात 11 बजे तक खुला है"],
      ["22T23:00", "Closed, opens Tue at 11 am", "बंद है, मंगल को सुबह 11 बजे खुलेगा"],
      ["23T00:00", "Closed, opens tomorrow at 11 am", "बंद है, कल सुबह 11 बजे खुलेगा"],
      ["24T00:00", "Closed, opens at 11 am", "बंद है, सुबह 11 बजे खुलेगा"],
    ] as const) {
      turnClock(time);
      expect([time, said((await open(`/menu/${shop.id}`)).text)]).toEqual([time, en]);
      expect([time, said((await open(`/hi/menu/${shop.id}`)).text)]).toEqual([time, hi]);
    }
  });

  it("say no time for a closing that is days away", async () => {
    const { shop } = await storeEditableMenu();
    const week: Period[][] = [...Array.from({ length: 6 }, (): Period[] => [[0, 0]]), []];
    await db
      .update(shops)
      .set({ hours: { week, exceptions: [] } })
      .where(eq(shops.id, shop.id));
    const seen = [];
    for (const time of ["19T12:00", "21T12:00", "22T12:00"]) {
      turnClock(time);
      seen.push(said((await open(`/menu/${shop.id}`)).text));
    }
    expect(seen).toEqual(["Open", "Open till 12 am", "Closed, opens tomorrow at 12 am"]);
  });

  it("the board is wiped as the shop closes, and what is sold out today is back as it opens", async () => {
    const { shopId } = await storeMorning();
    await setHours(shopId);
    const dish = { name: "Hot jalebi", word: "back", pricePaise: 4000, from: 1020 } as const;
    await setBoard(db, shopId, { dishes: [dish], seen: "null" }, { now: at("22T09:00") });
    for (const [time, isThere, out] of [
      ["22T09:00", true, "Sold out, back Tue"],
      ["22T22:59", true, "Sold out, back Tue"],
      ["22T23:00", false, "Sold out, back Tue"],
      ["23T00:00", false, "Sold out, back tomorrow"],
      ["24T10:59", false, "Sold out, back today"],
      ["24T11:00", false, undefined],
    ] as const) {
      turnClock(time);
      const { text } = await open(`/menu/${shopId}`);
      const seen = [
        /Back again.*Hot jalebi.*₹40.*from 5 pm/.test(text),
        /Sold out[^<]*/.exec(text)?.[0],
      ];
      expect([time, ...seen]).toEqual([time, isThere, out]);
    }
  });

  it("what is sold out late in the night is back in the evening, however it is said", async () => {
    const menu = await storeEditableMenu();
    const { item } = firstOf(menu);
    const nights: Hours = { week: Array.from({ length: 7 }, () => [[1080, 360]]), exceptions: [] };
    await db.update(shops).set({ hours: nights }).where(eq(shops.id, menu.shop.id));
    const session = await logIn(menu.shop.id);
    const headers = { Cookie: session.cookie, "X-XSRF-TOKEN": session.token };
    const patch = {
      sections: [],
      items: [{ id: item.id, values: { soldOut: "today" } }],
      deletedSections: [],
      deletedItems: [],
    };
    const body = { item_id: item.id, sold_out: "today" };
    const send = (fields: Fields) => sendForm(editorOf(menu), fields, headers);
    const ways = {
      form: async () =>
        send(changedForm(formsOf(await menuOf(menu.shop.id))["edit-item"], { soldOut: "today" })),
      patch: () =>
        send([
          ["operation", "patch-menu"],
          ["patch", JSON.stringify(patch)],
        ]),
      api: () => call({ ...callsOf(menu)["update-item"], body, headers }),
    };
    for (const [way, say] of Object.entries(ways)) {
      await editItem(db, menu.shop.id, { itemId: item.id, soldOutUntil: null, name: way });
      const rows = [];
      for (const time of ["22T05:00", "22T06:30", "22T17:59", "22T18:00"]) {
        turnClock(time);
        if (time === "22T05:00") await say();
        const { text } = await open(`/menu/${menu.shop.id}`);
        rows.push(/Sold out[^<]*/.exec(text)?.[0]);
      }
      const out = "Sold out, back today";
      expect([way, ...rows]).toEqual([way, out, out, out, undefined]);
    }
  });

  it("what was sold out yesterday stays so until the opening for its shop and for clients too, also when it is edited", async () => {
    const { shopId, item } = await storeMorning();
    await setHours(shopId);
    const session = await logIn(shopId);
    const headers = { Cookie: session.cookie, "X-XSRF-TOKEN": session.token };
    for (const [time, isOut] of [
      ["24T10:59", true],
      ["24T11:00", false],
    ] as const) {
      turnClock(time);
      const menu = await menuOf(shopId);
      const body = { item_id: item.id, item: "Jalebi" };
      const { json } = await call({ ...callsOf(menu)["update-item"], body, headers });
      expect([time, (json as { item: object }).item]).toEqual([
        time,
        isOut
          ? expect.objectContaining({ sold_out: "today" })
          : expect.not.objectContaining({ sold_out: expect.anything() }),
      ]);
      const edited = withBackTime(firstOf(await menuOf(shopId)).item, hours);
      const form: Fields = [
        ["operation", "edit-item"],
        ["itemId", String(item.id)],
        ["revision", String(edited.revision)],
        wasField(itemFormTexts(edited, at(time))),
        ...itemFormTexts({ ...edited, name: "Imarti" }, at(time)),
      ];
      expect((await sendForm(editorOf(menu), form, headers)).status).toBe(303);
      const editor = await (await visit(editorOf(menu), { headers })).text();
      expect([time, editor.includes("Imarti"), editor.includes("<b>Sold out today")]).toEqual([
        time,
        true,
        isOut,
      ]);
      expect((await open(`/menu/${shopId}`)).text.includes("Sold out, back today")).toBe(isOut);
    }
  });
});

it("search engines learn that a dish is sold out, and that it is back", async () => {
  const { shopId } = await storeMorning();
  turnClock("22T09:00");
  expect((await open(`/menu/${shopId}`)).text).toContain("https://schema.org/SoldOut");
  turnClock("23T09:00");
  expect((await open(`/menu/${shopId}`)).text).not.toContain("SoldOut");
});

it("a menu from the day before, shown while the database is down, claims nothing sold out or not served", async () => {
  const { shopId } = await storeMorning();
  turnClock("22T12:00");
  expect((await open(`/menu/${shopId}`)).text).toContain("Sold out, back tomorrow");
  await vi.waitFor(async () => {
    expect((await env.COPIES.list({ prefix: `menus/${shopId}/` })).objects).not.toEqual([]);
  });
  vi.spyOn(plain, "withSession").mockImplementation(() => {
    throw new Error("D1_ERROR: Network connection lost.");
  });
  turnClock("23T11:00");
  const text = await (await visit(`/menu/${shopId}`)).text();
  expect(text).toContain('class="as-of"');
  const shown = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  expect(shown).not.toMatch(/Sold ?[Oo]ut|class="(?:row )?out"|class="later"|Not now/);
});
