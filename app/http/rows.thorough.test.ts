import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { call, callsOf, storeLogin, type ApiCall } from "#test/api.ts";
import { changedForm, editorOf, formsOf, menuOf, sendForm } from "#test/editor.ts";
import { storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { meterDatabase } from "#test/meter.ts";
import { CORNER, newNeighbour, post, settleAll } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { comment } from "#test/reports.ts";
import { storeStatements } from "#test/statements.ts";
import { tableLine, tableLines } from "#test/scale-document.ts";
import { logIn } from "#test/sessions.ts";
import { storeMadeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";
import { layStarterRules } from "#test/word-rules.ts";
import worker from "#workers/app.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";

/*
 * What each view and write asks of D1, guards and notifications included. docs/scale.md builds on these counts, and
 * `npm run bench` prints them.
 */

const counted: string[] = [];

afterEach(() => vi.restoreAllMocks());
afterAll(() => console.info(counted.join("\n")));

/** Counts what `ask`, and what it leaves to be done after the reply, ask of D1; of one if that was done so many times. */
async function count(what: string, ask: () => Promise<Response | void>, times = 1) {
  const { d1, tally } = meterDatabase(env.DB);
  vi.spyOn(env.DB, "withSession").mockImplementation((mode) => d1.withSession(mode));
  vi.spyOn(console, "log").mockImplementation(() => {});
  const reply = await ask();
  await reply?.text();
  expect([what, (reply?.status ?? 200) < 400]).toEqual([what, true]);
  vi.restoreAllMocks();
  const { rowsRead, rowsWritten, trips } = tally;
  const each = [rowsRead, rowsWritten, trips].map((all) => Math.round((all / times) * 10) / 10);
  counted.push(tableLine(what, each));
}

describe("a menu of 230 items in 31 sections", () => {
  let menu: Menu;
  let cookie: string;
  let login: ApiCall;
  beforeAll(async () => {
    menu = await menuOf(await storeMadeMenu(31, 230));
    ({ cookie } = await logIn(menu.shop.id));
    await storeLogin(menu);
    ({ login } = callsOf(menu));
  });

  const open = (headers = {}) => visit(`/menu/${menu.shop.id}`, { headers });
  const edit = async (name: "edit-item" | "add-item" | "move-section", changes = {}) => {
    menu = await menuOf(menu.shop.id);
    const form = changedForm(formsOf(menu)[name], changes);
    return () => sendForm(`${editorOf(menu)}/changes`, form, { Cookie: cookie });
  };

  it("as its diners open it", async () => {
    await count("menu, cold", () => open());
    await count("menu, warm", () => open());
    const etag = (await open()).headers.get("ETag") ?? "";
    await count("menu, unchanged (304)", () => open({ "If-None-Match": etag }));
    await count("menu as JSON, cold", () => visit(`/qr/menu/${menu.shop.id}`));
    await count("menu as JSON, warm", () => visit(`/qr/menu/${menu.shop.id}`));
  });

  it("as its owner works on it", async () => {
    await count("shop login", async () => void (await call(login)));
    const headers = { Cookie: cookie };
    await count("editor opened", () => visit(editorOf(menu), { headers }));
    await count("price changed", await edit("edit-item"));
    await count("item added", await edit("add-item"));
    const last = String(menu.sections.at(-1)?.id);
    const toTop = await edit("move-section", { sectionId: last, to: "1" });
    await count("last section moved to the top", toTop);
  });
});

describe("at a corner with 30 posts and 12 shops, of which 5 have a board", () => {
  let phone: Phone;
  let thread: string;
  // Early in a minute, which does not turn between a cold view and a warm one, nor the hour after it.
  const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const now = minute - (minute % HOUR_MS === HOUR_MS - MINUTE_MS ? MINUTE_MS : 0) + 5_000;
  const step = env.FEED_STEP_MS;
  beforeAll(async () => {
    env.FEED_STEP_MS = String(MINUTE_MS);
    vi.useFakeTimers({ toFake: ["Date"], now });
    const earlier = now - MINUTE_MS;
    await layStarterRules();
    for (let n = 0; n < 30; n += 1) await post({ now: earlier - n * MINUTE_MS });
    ({ publicId: thread } = await post({ now: earlier }));
    for (let n = 0; n < 12; n += 1) {
      const shop = await storeShop(CORNER);
      if (n < 5) await writeOnBoard(shop, ["Jalebi"], now - n * 1000);
    }
    for (let n = 0; n < 10; n += 1) await comment(await newNeighbour(now), thread, `Me ${n}`, now);
    phone = newPhone();
  });
  afterAll(() => {
    vi.useRealTimers();
    env.FEED_STEP_MS = step;
  });

  const path = () => `/nearby/posts/${thread}`;
  it("as neighbours read and write", async () => {
    const look = () => phone.get("/nearby?within=1");
    await count("place chosen, its square is counted", () => phone.goTo(CORNER));
    await count("feed, cold", look);
    await count("feed, warm", look);
    const { newest } = await (
      await phone.get("/nearby/older?within=1&before=none")
    ).json<FeedPage>();
    const update = { kind: "update", text: "The lift works again." };
    await count("first post, its author becomes a neighbour", () => phone.publish(update));
    await settleAll();
    await count("post", () => phone.publish({ ...update, text: "And the light." }));
    await count("feed, warm, of a neighbour", look);
    vi.setSystemTime(now + MINUTE_MS);
    const visitor = newPhone();
    await visitor.goTo(CORNER);
    const ask = () => visitor.get(`/nearby/fresh?within=1&since=${newest}`);
    await count("new posts counted, every 45 s", ask);
    await count("feed, cold, of a neighbour", look);
    await count("new posts counted, where the feed is warm", ask);
    await count("thread of 10 comments", () => phone.get(path()));
    const fields = { operation: "comment", text: "Me too", sendKey: crypto.randomUUID() };
    await count("comment", () => phone.send(path(), fields));
    const reaction = { operation: "react", reaction: "thanks on", tapNumber: "1", from: path() };
    await count("reaction", () => phone.send(path(), reaction));
    const report = { of: "post", reason: "spam", words: "" };
    await count("report", () => phone.send(`${path()}/report?of=post`, report));
    await count("my posts", () => phone.get("/nearby/mine"));
    await count("help asked for", () => phone.publish());
  });

  it("as what they wrote is told at the full minute", async () => {
    const cron = "* * * * *";
    const minute = createScheduledController({ cron, scheduledTime: now + 2 * MINUTE_MS });
    const what = "minute in which somebody commented and asked for help";
    await count(what, () => worker.scheduled(minute), 1);
  });

  it("as the sweeper takes them away", async () => {
    const posts = await env.DB.prepare("SELECT count(*) AS n FROM posts").first<number>("n");
    // By the database's own clock as well, which tells what has only ended from what was deleted.
    await env.DB.batch([
      env.DB.prepare("UPDATE posts SET expires_at = ?").bind(now - MINUTE_MS),
      env.DB.prepare("DELETE FROM post_changes"),
    ]);
    const sweep = createScheduledController({
      cron: "*/5 * * * *",
      scheduledTime: now + 2 * DAY_MS,
    });
    await count("sweeper, each of 39 posts", () => worker.scheduled(sweep), posts ?? 0);
  });
});

it("a year of moderation, as everybody reads it", async () => {
  for (let month = 1; month <= 12; month += 1) {
    for (const outcome of ["automatic", "restore", "hide", "remove", "ban"]) {
      for (const reason of [
        "child-safety",
        "violence",
        "harassment",
        "private-information",
        "spam",
        "other",
      ]) {
        const of = `2026-${String(month).padStart(2, "0")}`;
        await storeStatements({ month: of, outcome, reason, count: 6 });
      }
    }
  }
  await countDecisions({ db: openDatabase(env.DB) }, { now: Date.UTC(2027, 0, 1, 21) });
  await count("numbers of moderation", () => visit("/moderation"));
  const log = () => visit("/moderation/log.json?month=2026-11");
  await count("log of a month of moderation, 144 lines", log);
});

it("are those of docs/scale.md", () => {
  expect(counted).toEqual(tableLines("view or write"));
});
