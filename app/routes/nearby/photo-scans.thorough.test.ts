import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { cases, moderationLog, reports } from "#app/db/moderation-schema.ts";
import { scanWaitingPhotos } from "#app/domain/reports/scan-photos.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { openDesk } from "#test/desk-case.ts";
import { CORNER, post, stores } from "#test/neighbours.ts";
import { meterDatabase } from "#test/meter.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { baseline, BEHIND_JFIF, exif, png, SECRET, segment, withPieces } from "#test/pictures.ts";
import { caseOf, report } from "#test/reports.ts";
import worker from "#workers/app.ts";

const { db } = stores;

/** What Shield's stand-in says of a picture. */
type Answer = (body: Uint8Array) => Response | Promise<Response>;
const says = (classification: string) => () => Response.json({ classification });
const isDown: Answer = () => Promise.reject(new TypeError("network"));
const isKnown: Answer = (body) => says(body[0] === png[0] ? "csam" : "no-known-match")();

let answer: Answer;
let asked: Uint8Array[];
let lines: { event: string; kind?: string; part?: string; at?: string }[];
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  Object.assign(env, { SHIELD_USERNAME: "nukkad", SHIELD_PASSWORD: "a password" });
  [asked, lines] = [[], []];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const request = new Request(address, init);
    expect(new URL(request.url).host).toBe("shield.projectarachnid.com");
    const body = await request.bytes();
    asked.push(body);
    return answer(body);
  });
  for (const method of ["log", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[0]);
    });
  }
});
afterEach(() => {
  Object.assign(env, { SHIELD_USERNAME: "", SHIELD_PASSWORD: "" });
  vi.restoreAllMocks();
});

const textOf = async (phone: Phone, path: string) =>
  (await (await phone.get(path)).text())
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");

/** A post with these photos, and what everybody else sees of it. */
async function publish(...photos: Uint8Array[]) {
  const [author, other] = [newPhone(), newPhone()];
  await other.goTo(CORNER);
  await author.goTo(CORNER);
  const sent = await author.publish({ text: "With pictures", photos });
  expect(sent.status).toBe(303);
  const [row] = await db.select().from(posts);
  const { publicId = "", id = 0, photos: kept = [] } = row ?? {};
  const names = kept.map(({ key }) => key.split("/").at(-1));
  const path = `/nearby/posts/${publicId}`;
  return {
    author,
    path,
    leadsTo: sent.headers.get("Location"),
    thread: publicId,
    statuses: async () =>
      Promise.all(names.map(async (name) => (await other.get(`/images/${name}`)).status)),
    seen: async () => [
      (await other.get(path)).status,
      (await textOf(other, "/nearby")).includes("With pictures"),
    ],
    stored: async () => (await db.select().from(posts).where(eq(posts.id, id)))[0],
    keys: kept.map(({ key }) => key),
  };
}

/** The cron of each minute, this much later: all that waits was published before. */
const aMinuteLater = () =>
  worker.scheduled(
    createScheduledController({
      cron: "* * * * *",
      scheduledTime: new Date(Date.now() + 2 * MINUTE_MS),
    }),
  );

const SEEN = [200, true];
const UNSEEN = [404, false];
const CHECKING = "still checking your photos";

it("photos that are not known are seen, each asked for once, without what a camera wrote into it", async () => {
  answer = says("no-known-match");
  const laden = withPieces(baseline, BEHIND_JFIF, segment(0xe1, exif("II", 6)));
  const { seen, statuses, stored } = await publish(laden, png);
  expect([await seen(), await statuses()]).toEqual([SEEN, [200, 200]]);
  expect(asked.map((body) => new TextDecoder("latin1").decode(body).includes(SECRET))).toEqual([
    false,
    false,
  ]);
  expect((await stored())?.photos.some((photo) => "scan" in photo)).toBe(false);
  await aMinuteLater();
  expect(asked).toHaveLength(2);
});

it("nobody is asked where there is no login", async () => {
  Object.assign(env, { SHIELD_PASSWORD: "" });
  const { statuses } = await publish(png);
  expect([await statuses(), asked]).toEqual([[200], []]);
});

describe("a post with a photo that is known", () => {
  it("is seen by nobody, and its author reads what anybody reads who was reported", async () => {
    answer = isKnown;
    const { author, path, leadsTo, seen, statuses } = await publish(baseline, png);
    // Not to a feed that says when neighbours will see the post.
    expect(leadsTo).toBe("/nearby?posted=checked");
    expect([await seen(), await statuses()]).toEqual([UNSEEN, [404, 404]]);
    await aMinuteLater();
    expect([await seen(), await statuses(), asked.length]).toEqual([UNSEEN, [404, 404], 2]);

    const own = await textOf(author, path);
    expect(own).toContain("This post was reported, and our moderators are checking it.");
    const mine = await textOf(author, "/nearby/mine");
    for (const page of [own, mine]) expect(page).not.toMatch(/Shield|child|scan|known/i);
    const exported = await textOf(author, "/nearby/mine/export");
    expect(exported).not.toMatch(/Shield|child|scan|detect/i);
  });

  it.each<[what: string, breaks: () => void]>([
    [
      "another cannot be scanned",
      () => {
        answer = (body) => (body[0] === png[0] ? isKnown(body) : isDown(body));
      },
    ],
    [
      "its copy cannot be kept as evidence",
      () => void vi.spyOn(env.EVIDENCE, "put").mockRejectedValue(new Error("R2")),
    ],
  ])("is told to nobody as published, also where %s", async (_, breaks) => {
    answer = isKnown;
    breaks();
    const { leadsTo, seen } = await publish(baseline, png);
    expect([leadsTo, await seen()]).toEqual(["/nearby?posted=checked", UNSEEN]);
    expect(lines).toContainEqual(expect.objectContaining({ at: "photos scanned" }));
  });

  it("is an urgent case on the desk, which says how it was found, with its photos as evidence", async () => {
    answer = isKnown;
    const { keys } = await publish(baseline, png);
    const found = await caseOf();
    expect(found).toMatchObject({ isChildSafety: true, decision: null, thing: "post" });
    expect(found.dueAt - found.openedAt).toBe(2 * HOUR_MS);
    expect(await db.select().from(reports)).toMatchObject([{ reporterId: null, weight: 3 }]);
    const steps = await db.select().from(moderationLog).where(eq(moderationLog.caseId, found.id));
    expect(steps.map(({ act }) => act)).toEqual(["open", "detect", "auto-hide"]);
    for (const [index, key] of keys.entries()) {
      const kept = await env.EVIDENCE.get(`case-${found.id}/${index + 1}.${key.split(".").at(-1)}`);
      expect((await kept?.bytes())?.length).toBeGreaterThan(0);
    }
    const desk = await openDesk();
    const page = await desk.page(`/desk/reports/${found.id}`);
    expect(page).toContain("Shield by Project Arachnid recognised a photo");
    expect(page).not.toContain("We no longer know who sent it");
    expect(page).not.toContain("It was abusive");
  });

  it("is shown with it once a moderator has found it to be fine", async () => {
    answer = isKnown;
    const { seen, statuses } = await publish(baseline, png);
    const found = await caseOf();
    const desk = await openDesk();
    expect((await desk.act(found.id, { act: "restore" })).status).toBe(303);
    expect([await seen(), await statuses()]).toEqual([SEEN, [200, 200]]);
  });
});

describe("where the service does not answer", () => {
  beforeEach(() => {
    answer = isDown;
  });

  it("the post is there without its photos, which its author reads, and the next minute shows them", async () => {
    const { author, path, seen, statuses } = await publish(baseline, png);
    expect([await seen(), await statuses()]).toEqual([SEEN, [404, 404]]);
    expect(await textOf(author, path)).toContain(CHECKING);
    expect(await textOf(newPhone(), path)).not.toContain(CHECKING);
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: "unavailable", part: "shield", at: "photos scanned" }),
    );
    await aMinuteLater();
    expect(await statuses()).toEqual([404, 404]);
    answer = says("no-known-match");
    await aMinuteLater();
    expect([await seen(), await statuses()]).toEqual([SEEN, [200, 200]]);
    expect(await textOf(author, path)).not.toContain(CHECKING);
  });

  it("the next minute hides the post if a photo is known", async () => {
    const { seen, statuses } = await publish(png);
    answer = isKnown;
    await aMinuteLater();
    expect([await seen(), await statuses()]).toEqual([UNSEEN, [404]]);
    expect(await db.select().from(cases)).toMatchObject([{ isChildSafety: true }]);
  });

  it("no decision about the words shows a photo that nobody has scanned", async () => {
    const { thread, seen, statuses } = await publish(baseline);
    await report({ thread, reason: "child-safety", now: Date.now() });
    expect(await seen()).toEqual(UNSEEN);
    const found = await caseOf();
    await (await openDesk()).act(found.id, { act: "restore" });
    expect([await seen(), await statuses()]).toEqual([SEEN, [404]]);
    answer = says("no-known-match");
    await aMinuteLater();
    expect(await statuses()).toEqual([200]);
  });

  it("a post whose photos are done waits for no other", async () => {
    const { stored, statuses } = await publish(baseline, png);
    answer = (body) => (body[0] === png[0] ? isDown(body) : says("no-known-match")());
    await aMinuteLater();
    expect(await statuses()).toEqual([200, 404]);
    expect((await stored())?.photos.map(({ scan }) => scan)).toEqual([undefined, "due"]);
    answer = says("no-known-match");
    asked.length = 0;
    await aMinuteLater();
    expect([await statuses(), asked.length]).toEqual([[200, 200], 1]);
  });
});

it("each minute looks at no post whose photos are done", async () => {
  answer = says("no-known-match");
  await publish(png);
  for (let n = 0; n < 20; n += 1) await post({ files: [png], now: Date.now() - HOUR_MS + n });
  const { d1, tally } = meterDatabase(env.DB);
  const metered = { ...stores, db: openDatabase(d1) };
  const scan = async () => "unknown" as const;
  const now = Date.now() + 2 * MINUTE_MS;
  expect(await scanWaitingPhotos(metered, scan, { now })).toEqual({ posts: 0 });
  expect(tally.rowsRead).toBeLessThan(5);
});

it("a photo that cannot be read is seen by nobody, and not asked for again", async () => {
  answer = () => new Response(null, { status: 415 });
  const { author, path, seen, statuses } = await publish(png);
  expect([await seen(), await statuses()]).toEqual([SEEN, [404]]);
  expect(await textOf(author, path)).toContain("couldn’t check one of your photos");
  await aMinuteLater();
  expect(asked).toHaveLength(1);
});
