import { beforeEach, describe, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { shops } from "#app/db/schema.ts";
import type { Hours } from "#app/db/shop-columns.ts";
import { editShop } from "#app/domain/menus/shop-details.ts";
import type { ShopDetails } from "#app/domain/menus/shop-details-input.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { changeShop, storeShop, writeOnBoard } from "#test/corner-shops.ts";
import {
  awayFromCorner,
  CORNER,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  stores,
  tileOf,
} from "#test/neighbours.ts";
import { listPostsAround } from "./around.ts";
import { blockAuthor } from "./blocks.ts";
import { addComment } from "./comments.ts";
import { listPostsNear } from "./feed.ts";
import { hidePost } from "./hides.ts";
import type { Reader } from "./live.ts";
import { setReaction } from "./reactions.ts";

const { db } = stores;
/** A Wednesday, 11:30 am in India. */
const NOW = Date.UTC(2026, 10, 25, 6);
const stranger: Reader = { person: undefined, secret: SECRET_OF_TESTS };

beforeEach(async () => {
  await db.delete(shops);
  await db.delete(people);
});

async function feed({ at = CORNER, now = NOW, reader = stranger } = {}) {
  const view = { tile: tileOf(at), reach: 10 } as const;
  return (await listPostsNear(db, reader, view, { now })).posts;
}

/** What the feed says, newest first: the dishes of boards, the texts of neighbours. */
async function linesOf(at?: Parameters<typeof feed>[0]): Promise<string[]> {
  return (await feed(at)).map(
    ({ board, text }) => board?.dishes.map(({ name }) => name).join(", ") ?? text,
  );
}

describe("a shop's board", () => {
  it("is one item of the feed, with what it says now, between what neighbours wrote before and after", async () => {
    const shop = await storeShop(CORNER, { name: "Raju’s Dhaba", secondName: "राजू का ढाबा" });
    await post({ text: "Before", now: NOW - HOUR_MS });
    await writeOnBoard(shop, ["Jalebi", "Kachori"], NOW);
    await post({ text: "After", now: NOW + HOUR_MS });
    const now = NOW + HOUR_MS + MINUTE_MS;
    expect(await linesOf({ now })).toEqual(["After", "Jalebi, Kachori", "Before"]);
    const [, shown] = await feed({ now });
    expect(shown?.board).toMatchObject({
      shopId: shop,
      name: "Raju’s Dhaba",
      secondName: "राजू का ढाबा",
    });
  });

  it("comes to the top with something new to say, twice a day, and then stays where it is", async () => {
    const shop = await storeShop(CORNER);
    const at = (hours: number) => NOW + hours * HOUR_MS;
    const says = async (hours: number, ...dishes: string[]) => {
      await writeOnBoard(shop, dishes, at(hours));
      await post({ text: `At ${hours}`, now: at(hours) + 1 });
      return linesOf({ now: at(hours) + MINUTE_MS });
    };
    expect(await says(0, "Jalebi")).toEqual(["At 0", "Jalebi"]);
    expect(await says(1, "Jalebi")).toEqual(["At 1", "At 0", "Jalebi"]);
    expect(await says(2, "Jalebi", "Samosa")).toEqual(["At 2", "Jalebi, Samosa", "At 1", "At 0"]);
    const third = ["At 3", "At 2", "Samosa", "At 1", "At 0"];
    expect(await says(3, "Samosa")).toEqual(third);
    await writeOnBoard(shop, [], at(4));
    expect(await linesOf({ now: at(4) })).toEqual(third.filter((line) => line !== "Samosa"));
    await writeOnBoard(shop, ["Chai"], at(5));
    expect(await linesOf({ now: at(5) })).toEqual(["At 3", "At 2", "Chai", "At 1", "At 0"]);
    const tomorrow = NOW + DAY_MS;
    await writeOnBoard(shop, ["Poha"], tomorrow);
    expect(await linesOf({ now: tomorrow })).toContain("Poha");
  });

  it("is gone as the shop closes, and at 4 in the morning where it gives no hours", async () => {
    const hours: Hours = {
      week: Array.from({ length: 7 }, () => [[600, 1320]]),
      exceptions: [],
    };
    const open = await storeShop(CORNER, { hours });
    await writeOnBoard(open, ["Dosa"], NOW);
    const closing = Date.UTC(2026, 10, 25, 16, 30);
    expect(await linesOf({ now: closing - 1 })).toEqual(["Dosa"]);
    expect(await linesOf({ now: closing })).toEqual([]);
    const always = await storeShop(CORNER);
    await writeOnBoard(always, ["Tea"], NOW);
    const morning = Date.UTC(2026, 10, 25, 22, 30);
    expect(await linesOf({ now: morning - 1 })).toEqual(["Tea"]);
    expect(await linesOf({ now: morning })).toEqual([]);
  });

  it("ends as the shop closes by hours that it has changed since", async () => {
    const daily = (closes: number): Hours => ({
      week: Array.from({ length: 7 }, () => [[600, closes]]),
      exceptions: [],
    });
    const shop = await storeShop(CORNER, { hours: daily(1320) });
    await writeOnBoard(shop, ["Dosa"], NOW);
    const details = { name: "Corner Cafe", ...CORNER } as ShopDetails;
    const longer = { details, hours: daily(1380), revision: 1 };
    expect(await editShop(db, shop, longer, { now: NOW })).toMatchObject({ ok: true });
    const closing = Date.UTC(2026, 10, 25, 17, 30);
    const [shown] = await feed({ now: closing - 1 });
    expect([shown?.board?.dishes.length, shown?.endsAt]).toEqual([1, closing]);
    expect(await linesOf({ now: closing })).toEqual([]);
  });

  it.each([
    ["has no place", { latitude: null, longitude: null }],
    ["does not want to be listed", { isListedNearby: false }],
  ])("is not in the feed if the shop %s, nor from when it says so", async (_, unlisted) => {
    const before = await storeShop(CORNER, unlisted);
    await writeOnBoard(before, ["Jalebi"], NOW);
    const after = await storeShop(CORNER);
    await writeOnBoard(after, ["Samosa"], NOW);
    expect(await linesOf()).toEqual(["Samosa"]);
    await changeShop(after, unlisted);
    expect(await linesOf()).toEqual([]);
  });

  it("leaves with a shop that is closed for good", async () => {
    const shop = await storeShop(CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    await changeShop(shop, { closedAt: NOW });
    expect(await linesOf()).toEqual([]);
  });

  it("moves along with its shop", async () => {
    const shop = await storeShop(CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    const elsewhere = awayFromCorner(100);
    const details = { name: "Corner Cafe", ...elsewhere } as ShopDetails;
    expect(await editShop(db, shop, { details, revision: 1 }, { now: NOW })).toMatchObject({
      ok: true,
    });
    expect(await linesOf()).toEqual([]);
    expect(await linesOf({ at: elsewhere })).toEqual(["Jalebi"]);
  });

  it("stays where its shop is if the move is refused", async () => {
    const shop = await storeShop(CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    const details = { name: "Corner Cafe", ...awayFromCorner(100) } as ShopDetails;
    expect(await editShop(db, shop, { details, revision: 7 }, { now: NOW })).toMatchObject({
      ok: false,
    });
    expect(await linesOf()).toEqual(["Jalebi"]);
  });

  it("comes back with the next save where it was not in the feed before", async () => {
    const shop = await storeShop(undefined);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    await changeShop(shop, CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW + 1);
    expect(await linesOf({ now: NOW + 1 })).toEqual(["Jalebi"]);
  });

  it("of five shops fills the feed of a corner without neighbours", async () => {
    for (const east of [0.2, 1, 4, 6, 8]) {
      await writeOnBoard(await storeShop(awayFromCorner(0, east)), [`At ${east}`], NOW);
    }
    const page = await listPostsAround(db, stranger, { tile: tileOf(CORNER) }, { now: NOW });
    expect([page.reach, page.posts.length]).toEqual([10, 5]);
  });

  it("stays out once its shop has been banned", async () => {
    const shop = await storeShop(CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    await db.update(people).set({ bannedAt: NOW });
    await writeOnBoard(shop, ["Samosa"], NOW + 1);
    expect(await linesOf({ now: NOW + 1 })).toEqual([]);
  });

  it("takes no comments and no reactions", async () => {
    const shop = await storeShop(CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    const neighbour = await newNeighbour(NOW);
    const thread = (await feed())[0]?.publicId ?? "";
    const comment = { thread, text: "Nice", sendKey: "a-key" };
    expect(await addComment(db, neighbour, comment, { now: NOW })).toBeUndefined();
    const thanks = { thread, reaction: "thanks", isOn: true } as const;
    expect(await setReaction(db, neighbour, thanks, { now: NOW })).toBeUndefined();
  });

  it("is hidden for whoever hides it, blocks its shop, and behind a tap once it is reported for a child's safety", async () => {
    const shop = await storeShop(CORNER);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    const thread = (await feed())[0]?.publicId ?? "";
    const [hider, blocker] = [await newNeighbour(NOW), await newNeighbour(NOW)];
    const linesFor = (person: typeof hider, now = NOW) =>
      linesOf({ reader: { ...stranger, person }, now });
    await hidePost(db, hider, thread, { now: NOW });
    expect(await linesFor(hider)).toEqual([]);
    await blockAuthor(
      stores.db,
      { ...stranger, person: blocker },
      { thread, of: "post" },
      { now: NOW },
    );
    await writeOnBoard(shop, ["Samosa"], NOW + 1);
    expect(await linesFor(blocker, NOW + 1)).toEqual([]);
    expect(await linesFor(hider, NOW + 1)).toEqual(["Samosa"]);
    const [shown] = await feed({ now: NOW + 1 });
    const report = {
      thread: shown?.publicId ?? "",
      of: "post",
      reason: "child-safety",
      words: "",
    } as const;
    await fileReport(stores, hider, report, { now: NOW + 1 });
    expect(await feed({ now: NOW + 1 })).toMatchObject([{ isFlagged: true }]);
  });
});
