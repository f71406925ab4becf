import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { comments, posts } from "#app/db/community-schema.ts";
import { cases, moderationLog } from "#app/db/moderation-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { listNotices } from "#app/domain/reports/notices.ts";
import { storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { bodyOf, openDesk, type Desk } from "#test/desk-case.ts";
import { CORNER, post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, comment, report, settledNeighbour, stepNames } from "#test/reports.ts";
import { visit } from "#test/visit.ts";
import { layStarterRules } from "#test/word-rules.ts";

const { db } = stores;
const now = Date.now();
const atOnce = env.FEED_STEP_MS;

let desk: Desk;
let meera: Writer;
let mean: Writer;
let thread: string;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people"])
    await env.DB.exec(`DELETE FROM ${table}`);
  desk = await openDesk();
  mean = await settledNeighbour(now);
  ({ author: meera, publicId: thread } = await post({ text: "Who has lost a key?", now }));
});

async function newestCase(): Promise<number> {
  const all = await db.select({ id: cases.id }).from(cases);
  return Math.max(...all.map(({ id }) => id));
}
const pageOf = async (id: number) => bodyOf(await desk.page(`/desk/reports/${id}`));
const chosenIn = (html: string) =>
  [
    ...html.matchAll(
      /<input type="checkbox" form="decide" data-key="t" name="also" value="([^"]+)"/g,
    ),
  ].map(([, value = ""]) => value);

describe("the case of a comment", () => {
  it("shows the post that it answers, the comments around it, and who wrote which, by no name", async () => {
    const other = await settledNeighbour(now);
    await comment(other, thread, "Is it a small one?", now);
    await comment(meera, thread, "Yes, of brass.", now + 1);
    const of = await comment(mean, thread, "You are an idiot", now + 2);
    await comment(other, thread, "Please be kind.", now + 3);
    await report({ thread, of, now: now + 4 });
    const html = await pageOf(await newestCase());
    const said = [
      ...html.matchAll(
        /<p class="hint">(?:<b>This case: <\/b>)?([^<]*)<\/p><p class="words"[^>]*>([^<]*)</g,
      ),
    ];
    expect(said.map(([, who, words]) => `${who}: ${words}`)).toEqual([
      "The post: Who has lost a key?",
      "A comment by neighbour 1: Is it a small one?",
      "A comment by the post’s author: Yes, of brass.",
      "A comment by the author of this case: You are an idiot",
      "A comment by neighbour 1: Please be kind.",
    ]);
    expect(html.match(/This case: /g)).toHaveLength(1);
    expect(html).toMatch(/<li aria-current="true"><p class="hint"><b>This case/);
    expect(html).toContain(`href="/nearby/posts/${thread}"`);
  });

  it("has ten comments before it and ten after, however many there are", async () => {
    const of = await comment(mean, thread, "You are an idiot", now);
    const [middle] = await db.select().from(comments);
    const around = `INSERT INTO comments (id, public_id, post_id, person_id, send_key, text)
      WITH RECURSIVE n(value) AS (SELECT -500 UNION ALL SELECT value + 1 FROM n WHERE value < 500)
      SELECT id + n.value, 'around-' || n.value, post_id, ${meera.id}, 'around' || n.value, 'Said ' || n.value || '.'
      FROM comments, n WHERE n.value <> 0 AND comments.id = ${middle?.id}`;
    await env.DB.prepare(around).run();
    await report({ thread, of, now });
    const html = await pageOf(await newestCase());
    expect([...html.matchAll(/>Said (-?\d+)\.</g)].map(([, n]) => Number(n))).toEqual([
      -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("says so where its post is gone", async () => {
    const of = await comment(mean, thread, "You are an idiot", now);
    await report({ thread, of, now });
    await db.delete(posts);
    expect(await pageOf(await newestCase())).toContain("Its post is gone.");
  });
});

describe("photos around a case", () => {
  /** The paths of the photos on a case's page; checks that moderators get each of them, and nobody else does. */
  async function photosOf(id: number) {
    const paths = [...(await pageOf(id)).matchAll(/<img src="([^"]+)"/g)].map(([, at = ""]) => at);
    for (const path of paths) {
      const reply = await desk.get(path);
      expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([
        200,
        "private, no-store",
      ]);
      expect(await reply.bytes()).toEqual(png);
      expect((await visit(path)).status).not.toBe(200);
    }
    return paths;
  }

  it("are those of the post that a reported comment answers, hidden ones too, behind a blur", async () => {
    const asked = await post({ text: "Whose dog is it?", files: [png, png], now });
    const of = await comment(mean, asked.publicId, "You are an idiot", now);
    await report({ thread: asked.publicId, of, now });
    await db.update(posts).set({ hiddenAt: now }).where(eq(posts.publicId, asked.publicId));
    const id = await newestCase();
    const at = `/desk/reports/${id}/posts/${asked.publicId}/photos`;
    expect(await photosOf(id)).toEqual([`${at}/1`, `${at}/2`]);
    expect(await pageOf(id)).toContain("Show photo 2");
  });

  it("are those of what else the author has posted, and of nobody else's posts", async () => {
    const more = await post({ author: mean, text: "Cheap pills!", files: [png], now });
    const { publicId } = await post({ author: mean, text: "Pills!", now });
    const foreign = await post({ text: "My cat", files: [png], now });
    await report({ thread: publicId, now });
    const id = await newestCase();
    expect(await photosOf(id)).toEqual([`/desk/reports/${id}/posts/${more.publicId}/photos/1`]);
    for (const wrong of [`${foreign.publicId}/photos/1`, `${more.publicId}/photos/2`])
      expect((await desk.get(`/desk/reports/${id}/posts/${wrong}`)).status).toBe(404);
  });
});

it("a case tells the area, as a link to the post does, and no square", async () => {
  await report({ thread, now });
  const id = await newestCase();
  const place = "In the area of ";
  const html = await pageOf(id);
  const [{ tile } = { tile: 0 }] = await db.select({ tile: posts.tile }).from(posts);
  expect(html.includes(place) ? html.split(place)[1]?.split("<")[0] : "").not.toMatch(/\d/);
  expect(await desk.page(`/desk/reports/${id}.data`)).not.toContain(String(Math.abs(tile)));
});

it("the case of a shop's board leads to the shop, whose owner the desk can reach", async () => {
  const shop = await storeShop(CORNER);
  await writeOnBoard(shop, ["Mango lassi"], now);
  const [board] = await db.select().from(posts).where(eq(posts.shopId, shop));
  await report({ thread: board?.publicId ?? "", now });
  const html = await pageOf(await newestCase());
  expect(html).toContain(`The board of <a href="/desk/shops/${shop}">Corner Cafe</a>`);
});

describe("several posts of one author", () => {
  /** Three of the mean one and one of somebody else; the first is reported. */
  async function spam() {
    const threads: string[] = [];
    for (const text of ["Pills!", "More pills!", "Cheap pills!"]) {
      const { publicId } = await post({ author: mean, text, now });
      threads.push(publicId);
    }
    const of = await comment(mean, thread, "Pills here!", now);
    await report({ thread: String(threads[0]), now });
    return { threads, of, first: await newestCase() };
  }
  const send = async (id: number, also: string[], act = "hide") => {
    const fields = {
      ...(await desk.seen(id)),
      act,
      rule: "forbidden-goods",
      reason: "Pills",
    };
    const body = new URLSearchParams([...Object.entries(fields), ...also.map((v) => ["also", v])]);
    return desk.send(`/desk/reports/${id}`, body);
  };
  const hidden = async () => {
    const all = [...(await db.select().from(posts)), ...(await db.select().from(comments))];
    return all.filter(({ hiddenAt }) => hiddenAt !== null).map(({ text }) => text);
  };

  it("are decided at once, each by its own case, by one decision that its author reads for each", async () => {
    const { threads, first } = await spam();
    await report({ thread: String(threads[1]), now });
    const second = await newestCase();
    const offered = chosenIn(await pageOf(first));
    expect(offered).toHaveLength(3);
    expect((await send(first, offered)).status).toBe(303);
    expect((await hidden()).toSorted()).toEqual([
      "Cheap pills!",
      "More pills!",
      "Pills here!",
      "Pills!",
    ]);
    const notices = await listNotices(db, mean, { now: Date.now() });
    expect(new Set(notices.map(({ caseId }) => caseId)).size).toBe(4);
    expect(notices.map(({ decision, rule, reason }) => [decision, rule, reason])).toEqual(
      Array.from({ length: 4 }, () => ["hide", "forbidden-goods", "Pills"]),
    );
    const steps = await db
      .select()
      .from(moderationLog)
      .where(eq(moderationLog.reason, "forbidden-goods"));
    const { username } = desk.account;
    expect(stepNames(steps).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => `hide by ${username}`),
      ...Array.from({ length: 2 }, () => `take-up by ${username}`),
    ]);
    expect(new Set(steps.map(({ caseId }) => caseId))).toContain(second);
  });

  it("are as they were after an undo, and what nobody had reported has no case left", async () => {
    const { threads, first } = await spam();
    await report({ thread: String(threads[1]), now });
    env.FEED_STEP_MS = String(MINUTE_MS);
    await send(first, chosenIn(await pageOf(first)));
    const { decidedAt } = await caseOf(first);
    const undone = await desk.send("/desk/reports", { act: "undo", decidedAt: String(decidedAt) });
    env.FEED_STEP_MS = atOnce;
    expect(undone.headers.get("Location")).toBe(`/desk/reports/${first}`);
    expect(await hidden()).toEqual([]);
    const left = await db.select({ id: cases.id, decision: cases.decision }).from(cases);
    expect(left).toEqual([first, first + 1].map((id) => ({ id, decision: null })));
    expect(chosenIn(await pageOf(first))).toHaveLength(3);
  });

  it("are left where another operator has them or more was reported, and the page says how many", async () => {
    const { threads, first } = await spam();
    await report({ thread: String(threads[1]), now });
    const second = await newestCase();
    const offered = chosenIn(await pageOf(first));
    await report({ thread: String(threads[2]), reason: "violence", now });
    const other = await openDesk();
    await other.page(`/desk/reports/${second}`);
    const reply = await send(first, offered);
    expect(reply.headers.get("Location")).toMatch(/[?&]left=2/);
    expect(await desk.page(String(reply.headers.get("Location")))).toContain(
      "2 more were left as before",
    );
    expect((await hidden()).toSorted()).toEqual(["Pills here!", "Pills!"]);
  });

  it("are decided without what a word rule holds, whose decision is final at once", async () => {
    const { first } = await spam();
    await layStarterRules();
    const { publicId } = await post({ author: mean, text: "I will kill you", now });
    await env.DB.exec("DELETE FROM word_rules");
    const held = await newestCase();
    const page = await pageOf(first);
    expect(page).toContain("A post, held by a word rule, ");
    const offered = chosenIn(page);
    expect(offered).toHaveLength(3);
    expect(chosenIn(await pageOf(held))).toEqual([]);
    const reply = await send(first, [...offered, `${publicId} post 0 0`]);
    expect(reply.headers.get("Location")).toMatch(/[?&]left=1/);
    expect(await caseOf(held)).toMatchObject({ decision: null });
    const { publicId: another } = await post({ author: mean, text: "Pills again!", now });
    const late = await send(held, [`${another} post 0 0`]);
    expect(late.headers.get("Location")).toMatch(/[?&]left=1/);
    expect(await caseOf(held)).toMatchObject({ decision: "hide" });
    expect(await hidden()).not.toContain("Pills again!");
  });

  it("are shown again only where they were reported: nobody is told of a report that there was not", async () => {
    const { threads, first } = await spam();
    await report({ thread: String(threads[1]), now });
    const offered = chosenIn(await pageOf(first));
    const reply = await send(first, offered, "restore");
    expect(reply.headers.get("Location")).toMatch(/[?&]left=2/);
    const notices = await listNotices(db, mean, { now: Date.now() });
    expect(notices.map(({ text }) => text).toSorted()).toEqual(["More pills!", "Pills!"]);
  });

  it("are nobody else's, whatever a form says, and no more than twenty", async () => {
    const { first } = await spam();
    const foreign = `${thread} post 0 0`;
    expect((await send(first, [foreign])).status).toBe(303);
    expect(await hidden()).toEqual(["Pills!"]);
    await db.update(cases).set({ decision: null, decidedAt: null });
    const many = Array.from({ length: 21 }, () => foreign);
    for (const wrong of [["post"], [`${thread} post -1 0`]])
      expect((await send(first, wrong)).status).toBe(400);
    const refused = await send(first, many);
    expect(refused.status).toBe(422);
    const html = bodyOf(await refused.text());
    expect(html).toContain("tick at most 20");
    expect(html).toMatch(/<textarea[^>]*>Pills<\/textarea>/);
    expect(await caseOf(first)).toMatchObject({ decision: null });
  });
});
