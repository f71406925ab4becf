import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blocks } from "#app/db/blocks-schema.ts";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { appeals, bans, cases, reports } from "#app/db/moderation-schema.ts";
import { REPORTS_A_DAY } from "#app/domain/reports/limits.ts";
import { DECISIONS, type Decision } from "#app/domain/reports/input.ts";
import { DAY_MS } from "#app/durations.ts";
import { CORNER, stores, post } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { caseOf, comment, report, settledNeighbour } from "#test/reports.ts";

const { db } = stores;
const MINE = "/nearby/mine";

let browser: Phone;
/** A post with a photo, and a comment on it. What people wrote is in digits. */
let thread: string;
let reply: string;

speakPseudo();

beforeEach(async () => {
  for (const table of [reports, cases, blocks, comments, posts, people]) await db.delete(table);
  const now = Date.now();
  ({ publicId: thread } = await post({ text: "7", files: [png], now }));
  reply = await comment(await settledNeighbour(now), thread, "77", now);
  browser = newPhone({ cookies: { language: "hi" } });
  await browser.goTo(CORNER);
});

const threadPath = () => `/nearby/posts/${thread}`;
const formOf = (of: string) => `/nearby/posts/${thread}/report?of=${of}`;
const send = (fields: Record<string, string> = {}) =>
  browser.send(formOf("post"), { of: "post", reason: "spam", words: "", ...fields });
const onMine = (operation: string, fields: Record<string, string> = {}) =>
  browser.send(MINE, { operation, ...fields });

async function thanksFor(reason: string): Promise<Response> {
  expect((await send({ reason })).status).toBe(303);
  return browser.get(`${formOf("post")}&sent=${reason}`);
}

/** Has the browser write the post and the comment. */
async function write(): Promise<void> {
  await browser.publish({ text: "7", photos: png });
  thread = (await db.select().from(posts)).at(-1)?.publicId ?? "";
  const sendKey = crypto.randomUUID();
  await browser.send(`/nearby/posts/${thread}`, { operation: "comment", text: "77", sendKey });
  reply = (await db.select().from(comments)).at(-1)?.publicId ?? "";
}

async function ownReport(of: string): Promise<Response> {
  await write();
  return browser.get(formOf(of === "comment" ? reply : of));
}

/** What its author reads of a decision on a post, its photo and a comment. */
async function decided(decision: Decision): Promise<Response> {
  await write();
  for (const of of ["post", "photo-1", reply]) await report({ thread, of, now: Date.now() });
  await db.update(cases).set({ decision, reason: "777", decidedAt: Date.now() });
  expect(await db.$count(cases)).toBe(3);
  return browser.get(MINE);
}

async function partOfHidden(): Promise<Response> {
  await decided("restore");
  await db.update(posts).set({ hiddenAt: Date.now() });
  return browser.get(MINE);
}

async function shownAgain(): Promise<Response> {
  await decided("restore");
  await db.delete(reports);
  return browser.get(MINE);
}

/** What its author reads of a post, its photo and a comment that were reported. */
async function beingChecked(open: () => Promise<Response>): Promise<Response> {
  await write();
  for (const of of ["post", "photo-1", reply]) await report({ thread, of, now: Date.now() });
  await db.update(cases).set({ flaggedAt: Date.now() });
  await db.update(comments).set({ flaggedAt: Date.now() });
  return open();
}

/** The same of what moderators have hidden with something else, and can still undo. */
async function lookedAt(open: () => Promise<Response>): Promise<Response> {
  await write();
  for (const of of ["post", reply]) await report({ thread, of, now: Date.now() });
  await db.delete(reports);
  await db.update(cases).set({
    decision: "hide",
    finalAt: Date.now() + DAY_MS,
    decidedAt: Date.now(),
    beforeDecision: {},
  });
  await db.update(posts).set({ hiddenAt: Date.now() });
  await db.update(comments).set({ hiddenAt: Date.now() });
  return open();
}

/** Of whom moderators take no reports any more. */
async function ended(reason: string): Promise<Response> {
  await send();
  await db.update(people).set({ reportingEndedAt: Date.now() });
  const sent = await send({ reason });
  return sent.status === 303 ? browser.get(sent.headers.get("Location") ?? "") : sent;
}

async function tooManyToday(): Promise<Response> {
  await send();
  const [by] = await db.select().from(people).orderBy(desc(people.id)).limit(1);
  if (!by) throw new Error("nobody has reported");
  for (let n = 1; n < REPORTS_A_DAY; n += 1) {
    const { publicId } = await post({ text: "7", now: Date.now() + n });
    await report({ by, thread: publicId, now: Date.now() });
  }
  return send({ of: reply });
}

async function hidden(): Promise<Response> {
  await write();
  await db.update(posts).set({ hiddenAt: Date.now() });
  return browser.get(MINE);
}

async function banned(ask: () => Promise<Response>): Promise<Response> {
  await write();
  await db.update(people).set({ bannedAt: Date.now(), banReason: "777" });
  return ask();
}

async function blocked(): Promise<Response> {
  await browser.send(`/nearby/posts/${thread}`, { operation: "block", of: "post" });
  // Handles are the same in every language.
  await db.update(blocks).set({ handle: "7" });
  expect(await db.$count(blocks)).toBe(1);
  return browser.get(MINE);
}

async function overAndOver(once: () => Promise<Response>): Promise<Response> {
  for (let time = 0; time < 25; time++) {
    const reply = await once();
    if (reply.status === 429) return reply;
  }
  return once();
}

async function notEmpty(): Promise<Response> {
  const other = newPhone();
  const made = await other.send(MINE, { operation: "make-code" });
  const [, code = ""] = /<b>([0-9A-Z]{4}-[0-9A-Z]{4})<\/b>/.exec(await made.text()) ?? [];
  await write();
  return onMine("use-code", { code });
}

/** What somebody was told, and the form for a second look, as `appealed` leaves it. */
async function asking(
  decision: "hide" | "remove" | "ban",
  appealed: Partial<typeof appeals.$inferInsert> | null,
  ask: (form: string) => Promise<Response> = () => browser.get(MINE),
): Promise<Response> {
  await write();
  await report({ thread, now: Date.now() });
  const { id: caseId } = await caseOf();
  const decidedAt = Date.now();
  const told = { rule: "spam", reason: "777", decidedAt, decidedBy: "7" } as const;
  if (decision === "ban") {
    await db.insert(bans).values({ caseId, ...told });
    const ban = { bannedAt: decidedAt, bannedUntil: decidedAt + DAY_MS, banReason: "777" };
    await db.update(people).set(ban);
  } else await db.update(cases).set({ ...told, decision });
  await db.update(posts).set({ hiddenAt: decidedAt });
  const against = { against: decision, againstAt: decidedAt, againstBy: "7" } as const;
  const asked = { words: "7", openedAt: decidedAt, dueAt: decidedAt, ...appealed };
  if (appealed) await db.insert(appeals).values({ caseId, ...against, ...asked });
  return ask(`${MINE}/appeal?case=${caseId}${decision === "ban" ? "&of=ban" : ""}`);
}

/** What is left of a decision once its author was found right. */
async function foundRight(of: "post" | "photo" | "comment" | "ban"): Promise<Response> {
  const now = Date.now();
  const answered = { outcome: "reversed", answer: "7", decidedAt: now } as const;
  await asking(of === "ban" ? "ban" : "hide", answered);
  await db.update(people).set({ bannedAt: null });
  if (of !== "ban") await db.update(cases).set({ decision: "restore", thing: of, rule: null });
  return browser.get(MINE);
}

/** Of what was found fine, though nobody else sees it: its author is banned, or it is gone. */
async function foundFine(
  of: "post" | "photo" | "comment",
  { isAppealed, isGone }: { isAppealed: boolean; isGone: boolean },
): Promise<Response> {
  const answered = { outcome: "reversed", answer: "7", decidedAt: Date.now() } as const;
  await asking("hide", isAppealed ? answered : null);
  await db.update(cases).set({ decision: "restore", thing: of, rule: null });
  const ban = { bannedAt: Date.now(), bannedUntil: Date.now() + DAY_MS, banReason: "777" };
  await (isGone ? db.delete(posts) : db.update(people).set(ban));
  return browser.get(MINE);
}

async function tooLate(): Promise<Response> {
  return asking("hide", null, async (form) => {
    await db.update(cases).set({ decidedAt: Date.now() - 31 * DAY_MS });
    return browser.get(form);
  });
}

async function longWords(): Promise<Response> {
  return asking("hide", null, async (form) => {
    await db
      .update(cases)
      .set({ snapshot: { ...(await caseOf()).snapshot, text: "7".repeat(99) } });
    return browser.get(form);
  });
}

async function nothingToAppeal(): Promise<Response> {
  return asking("hide", null, async (form) => {
    await db.update(cases).set({ decision: "restore" });
    return browser.get(form);
  });
}

const UPHELD = { outcome: "upheld", answer: "777", decidedAt: 7_000_000_000_000 } as const;
const REVERSED = { ...UPHELD, outcome: "reversed" } as const;

const SCREENS: [name: string, status: number, open: () => Promise<Response>][] = [
  ["the report of a post", 200, () => browser.get(formOf("post"))],
  ["the report of a photo", 200, () => browser.get(formOf("photo-1"))],
  ["the report of a comment", 200, () => browser.get(formOf(reply))],
  ["the report of one's own post", 200, () => ownReport("post")],
  ["the report of one's own photo", 200, () => ownReport("photo-1")],
  ["the report of one's own comment", 200, () => ownReport("comment")],
  ["the report of what has ended", 404, () => browser.get(formOf("photo-7"))],
  [
    "a report without a reason",
    422,
    () => browser.send(formOf("post"), { of: "post", words: "7" }),
  ],
  ["a report of nothing known", 422, () => send({ of: "7" })],
  ["a report with too many words", 422, () => send({ words: "7".repeat(501) })],
  ["a report with words that cannot be shown", 422, () => send({ words: "7\0" })],
  ["a report that is too large", 413, () => send({ words: "7".repeat(270_000) })],
  ["a report too many", 429, () => overAndOver(send)],
  ["a report, sent", 200, () => thanksFor("spam")],
  ["a report, sent, of a comment", 200, () => browser.get(`${formOf(reply)}&sent=spam`)],
  ["a report, sent, for a child", 200, () => thanksFor("child-safety")],
  ["a report, sent, of a photo", 200, () => browser.get(`${formOf("photo-9")}&sent=spam`)],
  ["a report, sent, for a child, that changes nothing", 200, () => ended("child-safety")],
  ["a report, where no more are taken", 403, () => ended("spam")],
  ["a report, where no more are taken today", 429, tooManyToday],
  ["a report, sent, for what is hidden", 200, () => browser.get(`${formOf("7")}&sent=spam`)],
  ["mine, of a reader", 200, () => browser.get(MINE)],
  ["mine, after moving", 200, () => browser.get(`${MINE}?done=moved`)],
  ["mine, after deleting", 200, () => browser.get(`${MINE}?done=deleted`)],
  ["mine, with what is hidden", 200, hidden],
  ["mine, with what is being checked", 200, () => beingChecked(() => browser.get(MINE))],
  [
    "a thread of one's own that is being checked",
    200,
    () => beingChecked(() => browser.get(`/nearby/posts/${thread}`)),
  ],
  ["mine, with what moderators look at", 200, () => lookedAt(() => browser.get(MINE))],
  [
    "a thread of one's own that moderators look at",
    200,
    () => lookedAt(() => browser.get(`/nearby/posts/${thread}`)),
  ],
  ["mine, with what nobody reported and is shown again", 200, shownAgain],
  ["mine, with what was found fine in a hidden post", 200, partOfHidden],
  ["mine, banned", 200, () => banned(() => browser.get(MINE))],
  ["mine, with a ban that ends", 200, () => asking("ban", null)],
  ["mine, with an appeal that waits", 200, () => asking("hide", {})],
  ["mine, with an appeal that was upheld", 200, () => asking("ban", UPHELD)],
  ["mine, with a removal that was wrong", 200, () => asking("remove", REVERSED)],
  ...(["post", "photo", "comment", "ban"] as const).map((of): (typeof SCREENS)[number] => [
    `mine, with an appeal that was right about a ${of}`,
    200,
    () => foundRight(of),
  ]),
  ...(["post", "photo", "comment"] as const).flatMap((of) =>
    [true, false].map((isAppealed): (typeof SCREENS)[number] => [
      `mine, with a ${of} that was found fine${isAppealed ? " on a second look" : ""} and is not seen`,
      200,
      () => foundFine(of, { isAppealed, isGone: isAppealed }),
    ]),
  ),
  ["mine, after appealing", 200, () => browser.get(`${MINE}?done=appealed`)],
  ["one's own post, hidden", 200, () => asking("hide", null, () => browser.get(threadPath()))],
  [
    "one's own post, of who is banned",
    200,
    () => asking("ban", null, () => browser.get(threadPath())),
  ],
  ["the form of an appeal", 200, () => asking("ban", null, (form) => browser.get(form))],
  ["the form of an appeal, with all that was written", 200, longWords],
  ["an appeal without words", 422, () => asking("hide", null, (form) => browser.send(form, {}))],
  [
    "an appeal sent twice",
    409,
    () => asking("hide", {}, (form) => browser.send(form, { words: "7" })),
  ],
  ["an appeal that is too late", 200, tooLate],
  ["an appeal about nothing", 200, nothingToAppeal],
  ["an appeal of somebody else", 404, () => browser.get(`${MINE}/appeal?case=7`)],
  ["mine, with somebody blocked", 200, blocked],
  ["mine, with a code", 200, () => onMine("make-code")],
  ["mine, with a wrong code", 422, () => onMine("use-code", { code: "7" })],
  ["mine, with a code for a phone in use", 409, notEmpty],
  ["mine, with too many codes", 429, () => overAndOver(() => onMine("use-code", { code: "7" }))],
  ...DECISIONS.map((decision): (typeof SCREENS)[number] => [
    `mine, with decisions to ${decision}`,
    200,
    () => decided(decision),
  ]),
];

describe("in another language, no text from outside the catalogue is on", () => {
  it.each(SCREENS)("%s", async (_, status, open) => {
    const page = await open();
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain('<html lang="hi">');
    expect(await plainWordsIn(new Response(html, page))).toEqual([]);
  });
});
