import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { comments, posts } from "#app/db/community-schema.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import { removeExpiredPosts } from "#app/domain/posts/remove-posts.ts";
import { DAY_MS } from "#app/durations.ts";
import { bodyOf, openDesk, type Desk } from "#test/desk-case.ts";
import { CORNER, newNeighbour, settleAll, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { caseOf, report } from "#test/reports.ts";

const { db } = stores;
const TEXT = `Buy my pills${" and my drops".repeat(20)}`;

let author: Phone;
let desk: Desk;
let caseId: number;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people"])
    await env.DB.exec(`DELETE FROM ${table}`);
  author = newPhone();
  await author.goTo(CORNER);
  expect((await author.publish({ text: TEXT })).status).toBe(303);
  await settleAll();
  const [post] = await db.select().from(posts);
  await report({ thread: post?.publicId ?? "", now: Date.now() });
  caseId = (await caseOf()).id;
  desk = await openDesk();
});

const read = async (path: string) =>
  bodyOf(await (await author.get(path)).text()).replaceAll("<!-- -->", "");
const mine = () => read("/nearby/mine");
const endPosts = () => removeExpiredPosts(stores, { now: Date.now() + 2 * DAY_MS });
const NOTHING_WRONG = "found nothing wrong with it";
const OUT_OF_SIGHT = "Nobody else can see it while the post it belongs to is hidden";

describe("the author of something that was found fine reads", () => {
  it("that it isn’t hidden, as long as others see it", async () => {
    await desk.act(caseId, { act: "restore" });
    expect(await mine()).toMatch(/found nothing wrong with it, so it isn’t hidden\./);
  });

  it("that nobody else sees it while they are banned", async () => {
    await desk.act(caseId, { act: "restore" });
    await desk.act(caseId, { act: "ban", reason: "The other posts" });
    const told = await mine();
    expect(told).toContain(`${NOTHING_WRONG}. Nobody else can see it while you’re banned.`);
    expect(told).not.toContain("so it isn’t hidden");
  });

  it("that nobody sees it any more, once it has ended", async () => {
    await desk.act(caseId, { act: "restore" });
    await endPosts();
    const told = await mine();
    expect(told).toContain(`${NOTHING_WRONG}. It has ended or been deleted since`);
    expect(told).not.toContain("so it isn’t hidden");
  });

  it("that nobody else sees a comment or a photo while its post, or all photos of the post, are hidden", async () => {
    const thread = await writeWithPhotoAndComment();
    const all = await db.select().from(cases).orderBy(cases.id);
    const [, ofPost = 0, ofPhoto = 0, ofComment = 0] = all.map(({ id }) => id);
    for (const id of [ofPhoto, ofComment]) await desk.act(id, { act: "restore" });
    expect(await mine()).not.toContain(OUT_OF_SIGHT);
    await desk.act(ofPost, { act: "hide" });
    const told = await mine();
    expect(told).toContain(`</q> and ${NOTHING_WRONG}. ${OUT_OF_SIGHT}`);
    expect(told.split(OUT_OF_SIGHT)).toHaveLength(3);
    expect(told).not.toContain("so it isn’t hidden");
    await desk.act(ofPost, { act: "restore" });
    expect(await mine()).not.toContain(OUT_OF_SIGHT);
    // A stranger's report leaves the words in sight and hides the photos.
    const stranger = await newNeighbour(Date.now());
    await report({ by: stranger, thread, reason: "child-safety", now: Date.now() });
    expect((await mine()).split(OUT_OF_SIGHT)).toHaveLength(2);
  });
});

it("whoever commented reads the same of a comment that was found fine, whether the post above it is hidden or deleted", async () => {
  await author.publish({ text: "Mangoes" });
  const [written] = await db.select().from(posts).where(eq(posts.text, "Mangoes"));
  const thread = written?.publicId ?? "";
  const other = newPhone();
  await other.goTo(CORNER);
  await other.publish();
  await settleAll();
  const sendKey = crypto.randomUUID();
  await other.send(`/nearby/posts/${thread}`, { operation: "comment", text: "Sweet", sendKey });
  const [answer] = await db.select().from(comments);
  for (const of of ["post", answer?.publicId ?? ""]) await report({ thread, of, now: Date.now() });
  const [, ofPost = 0, ofComment = 0] = (await db.select().from(cases).orderBy(cases.id)).map(
    ({ id }) => id,
  );
  await desk.act(ofComment, { act: "restore" });
  await desk.act(ofPost, { act: "hide" });
  const told = bodyOf(await (await other.get("/nearby/mine")).text()).replaceAll("<!-- -->", "");
  expect(told).toContain(`${NOTHING_WRONG}. It has ended or been deleted since`);
  expect(told).not.toContain(OUT_OF_SIGHT);
});

/** Has the author post with a photo and comment on it; then somebody reports all three. Gives the post's public id. */
async function writeWithPhotoAndComment(): Promise<string> {
  await author.publish({ text: "Mangoes", photos: png });
  const [written] = await db.select().from(posts).where(eq(posts.text, "Mangoes"));
  const thread = written?.publicId ?? "";
  const sendKey = crypto.randomUUID();
  await author.send(`/nearby/posts/${thread}`, { operation: "comment", text: "Sweet", sendKey });
  const [answer] = await db.select().from(comments);
  for (const of of ["post", "photo-1", answer?.publicId ?? ""])
    await report({ thread, of, now: Date.now() });
  return thread;
}

it("in an appeal about a hidden post that has ended, its author and the desk see all its words, and a reversal says that nobody can see it any more", async () => {
  await desk.act(caseId, { act: "hide" });
  await endPosts();
  const form = `/nearby/mine/appeal?case=${caseId}`;
  expect(await read(form)).toContain(`>${TEXT}</blockquote>`);
  expect((await author.send(form, { words: "They are cough drops" })).status).toBe(303);
  const [appeal] = await db.select().from(appeals);
  const other = await openDesk();
  const path = `/desk/appeals/${appeal?.id}`;
  const page = await other.page(path);
  expect(page).toContain(`>${TEXT}</p>`);
  const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="(\w*)"\/>/g);
  const seen = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  const answer = { ...seen, outcome: "reversed", answer: "They are fine" };
  expect((await other.send(path, answer)).status).toBe(303);
  const told = await mine();
  expect(told).toContain("and you were right. It has ended or been deleted since");
  expect(told).not.toContain("isn’t hidden any more");
});

it("at the desk, an appeal's page shows what it is about above the answer, and reports can be found abusive there, too", async () => {
  await desk.act(caseId, { act: "hide" });
  await author.send(`/nearby/mine/appeal?case=${caseId}`, { words: "They are cough drops" });
  const [appeal] = await db.select().from(appeals);
  const other = await openDesk();
  const page = await other.page(`/desk/appeals/${appeal?.id}`);
  expect(page.indexOf(`>${TEXT}</p>`)).toBeLessThan(page.indexOf('name="answer"'));
  const [, path = "", id = ""] =
    /action="([^"]+)"[^>]*><input type="hidden" name="report" value="(\d+)"/.exec(page) ?? [];
  const judged = await other.send(path, { act: "abusive", report: id });
  const back = `/desk/appeals/${appeal?.id}`;
  expect([judged.status, judged.headers.get("Location")]).toEqual([303, back]);
  expect(await other.page(`/desk/reports/${caseId}`)).toContain("This one was found abusive.");
});
