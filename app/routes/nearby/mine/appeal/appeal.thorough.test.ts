import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { appeals, moderationLog } from "#app/db/moderation-schema.ts";
import { removeOldCases } from "#app/domain/reports/remove-old-cases.ts";
import { DAY_MS } from "#app/durations.ts";
import { CORNER, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { caseOf, report, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const { db } = stores;
const MINE = "/nearby/mine";
const BADGE_OF_ONE = /class="news-badge[^>]*>1</;
const WORDS = "They are cough drops.";

let author: Phone;
let thread: string;
/** The operator who decides, and the one who looks again. */
let first: string;
let second: string;

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people"])
    await env.DB.exec(`DELETE FROM ${table}`);
  author = newPhone();
  await author.goTo(CORNER);
  thread = await publish("Buy my pills");
  await report({ thread, now: Date.now() });
  [{ cookie: first }, { cookie: second }] = [await logIn(null), await logIn(null)];
});

async function publish(text: string) {
  expect((await author.publish({ text })).status).toBe(303);
  const [newest] = await db.select().from(posts).where(eq(posts.text, text));
  return String(newest?.publicId);
}

/** What a page shows in the body, without its scripts. */
const plain = async (reply: Response | Promise<Response>) =>
  (await (await reply).text())
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
const seenAt = (path: string, Cookie: string) => plain(visit(path, { headers: { Cookie } }));
const mine = () => plain(author.get(MINE));
const thing = () => plain(author.get(`/nearby/posts/${thread}`));
const isSeen = async () => (await newPhone().get(`/nearby/posts/${thread}`)).status === 200;
const formOf = async (of = "") => `${MINE}/appeal?case=${(await caseOf()).id}${of}`;
const ask = async (words = WORDS, of = "") => author.send(await formOf(of), { words });
const casePath = async () => `/desk/reports/${(await caseOf()).id}`;
const appealPath = async () =>
  `/desk/appeals/${(await db.select().from(appeals)).at(-1)?.id ?? "none"}`;

/** What the hidden fields of a form at the desk hold. */
const seenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w*)"\/>/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>;

async function decide(act: string, fields = {}, as = first) {
  const said = { rule: "forbidden-goods", reason: "No medicine here.", ...fields };
  const seen = seenIn(await seenAt(await casePath(), as));
  return submit(await casePath(), { act, ...seen, ...said }, { Cookie: as });
}

/** Answers the appeal as it stands now. */
async function look(outcome: string, { as = second, answer = "Cough drops are fine." } = {}) {
  const path = await appealPath();
  const seen = seenIn(await seenAt(path, second));
  return submit(path, { outcome, answer, ...seen }, { Cookie: as });
}

// First of all, while no log names the operators of another test.
it("whoever decided answers the appeal where there is no other operator, and the page says so", async () => {
  await env.DB.exec("DELETE FROM accounts");
  ({ cookie: first } = await logIn(null));
  second = first;
  await decide("hide");
  await ask();
  expect(await seenAt(await appealPath(), first)).toContain("As there’s no other operator");
  expect((await look("upheld")).status).toBe(303);
});

describe("what a moderator has hidden", () => {
  it("is told with badge, rule, reason, date and case, appealed, looked at by another operator, and shown again", async () => {
    expect((await decide("hide")).status).toBe(303);
    expect(await isSeen()).toBe(false);
    const { id } = await caseOf();
    expect(await plain(author.get("/nearby"))).toMatch(BADGE_OF_ONE);
    const told = await mine();
    for (const words of [
      "Your post <q>Buy my pills</q> was hidden.",
      "No medicine here.",
      "Rule: Things that may not be sold. No drugs, weapons,",
      `Case ${id}, `,
      `href="/nearby/mine/appeal?case=${id}"`,
    ])
      expect(told).toContain(words);
    expect(await plain(author.get("/nearby"))).not.toMatch(BADGE_OF_ONE);
    expect(await thing()).toContain("Our moderators have hidden this post.");

    const form = await plain(author.get(await formOf()));
    expect(form).toMatch(/Why should we change this decision\?.*within 7 days/);
    const asked = await ask();
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      303,
      "/nearby/mine?done=appealed",
    ]);
    expect(await mine()).toContain("You asked for a second look on ");
    expect(await mine()).not.toContain("/nearby/mine/appeal");

    const desk = await seenAt("/desk/appeals", second);
    expect(desk).toMatch(/Appeals<span class="count">1<span class="unseen"> waiting/);
    expect(desk).toContain("They are cough drops.");
    expect(desk).toMatch(/Waiting for less than a minute, 6 days left/);
    expect(await seenAt(await casePath(), second)).toContain('<p class="clock">Waiting for');
    const page = await seenAt(await appealPath(), second);
    for (const words of ["They are cough drops.", "Buy my pills", "Spam or a scam"])
      expect(page).toContain(words);
    expect(await seenAt(await appealPath(), first)).toContain("You decided this yourself");
    const own = await look("upheld", { as: first });
    expect([own.status, await own.text()]).toEqual([
      403,
      expect.stringContaining("Another operator has to look at it"),
    ]);
    expect((await look("reversed")).status).toBe(303);

    expect(await isSeen()).toBe(true);
    expect(await plain(author.get("/nearby"))).toMatch(BADGE_OF_ONE);
    const outcome = await mine();
    expect(outcome).toContain(
      "you were right. Your post <q>Buy my pills</q> isn’t hidden any more",
    );
    expect(outcome).toContain("Cough drops are fine.");
    const steps = await db.select().from(moderationLog).where(eq(moderationLog.caseId, id));
    expect(stepNames(steps).map((step) => step.split(" ")[0])).toEqual([
      "open",
      "hide",
      "appeal",
      "reverse",
    ]);
    expect(await seenAt("/desk/reports/log", second)).toContain("the author was right");
    expect(await seenAt("/desk/appeals?status=decided", second)).toContain("The author was right");
  });

  it("stays so where the appeal is upheld, and the answer is told", async () => {
    await decide("hide");
    await ask();
    await mine();
    expect(await plain(author.get("/nearby"))).not.toMatch(BADGE_OF_ONE);
    expect((await look("upheld", { answer: "They need a prescription." })).status).toBe(303);
    expect(await isSeen()).toBe(false);
    expect(await plain(author.get("/nearby"))).toMatch(BADGE_OF_ONE);
    const told = await mine();
    expect(told).toContain("We looked again, and the decision stands.");
    expect(told).toContain("They need a prescription.");
    expect(told).not.toContain("/nearby/mine/appeal");
    expect((await ask()).status).toBe(409);
    expect(await db.$count(appeals)).toBe(1);
  });

  it("names a rule: without one nothing is taken away", async () => {
    for (const act of ["hide", "remove", "ban"]) {
      const refused = await decide(act, { rule: "" });
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining("Please choose the rule that it breaks"),
      ]);
    }
    expect(await isSeen()).toBe(true);
    expect(await seenAt(`/desk/reports/${(await caseOf()).id}`, first)).toMatch(
      /<input type="radio"[^>]* name="rule" checked="" value="spam"/,
    );
  });
});

it("of two operators who answer at once one wins, and the other is told", async () => {
  await decide("hide");
  await ask();
  const { cookie: third } = await logIn(null);
  const path = await appealPath();
  const seen = seenIn(await seenAt(path, second));
  const answers = await Promise.all(
    [
      [second, "upheld"],
      [third, "reversed"],
    ].map(([Cookie = "", outcome = ""]) =>
      submit(path, { outcome, answer: `I say ${outcome}`, ...seen }, { Cookie }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409]);
  const loser = answers[statuses.indexOf(409)];
  expect(await loser?.text()).toContain("Somebody got there first");
  const [decided] = await db.select().from(appeals);
  expect(await isSeen()).toBe(decided?.outcome === "reversed");
  expect(statuses[decided?.outcome === "upheld" ? 0 : 1]).toBe(303);
  const steps = stepNames(await db.select().from(moderationLog)).slice(-2);
  expect(steps.filter((step) => /^(?:uphold|reverse) /.test(step))).toHaveLength(1);
});

it("a case that changed since the operator looked is not decided unseen", async () => {
  await decide("hide");
  await ask();
  const path = await appealPath();
  const seen = seenIn(await seenAt(path, second));
  expect((await decide("hide", { reason: "Another reason" })).status).toBe(403);
  await decide("hide", { reason: "Another reason" }, second);
  const late = { outcome: "upheld", answer: "No", ...seen };
  expect((await submit(path, late, { Cookie: second })).status).toBe(409);
  await decide("restore");
  expect(await seenAt(path, second)).toContain("The decision no longer stands");
  expect(await mine()).toMatch(/That decision no longer stands.*You asked for a second look on/);
  expect((await look("upheld")).status).toBe(409);
  expect((await look("reversed")).status).toBe(303);
});

it("an answer about what no longer stands is listed beside what has taken its place, and no longer new", async () => {
  await decide("hide");
  await ask();
  await decide("restore", { reason: "It is fine after all." });
  await mine();
  await look("reversed", { answer: "We were too strict." });
  expect(await plain(author.get("/nearby"))).toMatch(BADGE_OF_ONE);
  const told = await mine();
  for (const words of [
    "Our moderators found nothing wrong with it",
    "That decision no longer stands.",
    "You asked for a second look, and you were right.",
    "We were too strict.",
  ])
    expect(told).toContain(words);
  expect(await plain(author.get("/nearby"))).not.toMatch(BADGE_OF_ONE);
});

it("what was removed stays so, and its author reads that it was a mistake", async () => {
  await decide("remove");
  expect(await mine()).toContain("Your post <q>Buy my pills</q> was removed.");
  await ask();
  expect((await look("reversed", { answer: "We misread it." })).status).toBe(303);
  const told = await mine();
  expect(told).toContain("what was removed can’t be brought back");
  expect(told).toContain("We misread it.");
  expect(await isSeen()).toBe(false);
  expect((await caseOf()).decision).toBe("remove");
});

describe("a ban", () => {
  it("is told as such, with rule and reason, also where it hides what nobody reported", async () => {
    const other = thread;
    thread = await publish("Tea at five");
    expect((await decide("ban", { reason: "You sell pills." })).status).toBe(303);
    for (const html of [await thing(), await mine()]) {
      expect(html).toContain("You’re banned, so only you can see this post.");
      expect(html).not.toMatch(/post was reported|reported it/);
    }
    expect(await thing()).toContain("You sell pills.");
    expect(await thing()).toContain("Rule: Things that may not be sold.");
    expect(other).not.toBe(thread);
    const told = await mine();
    expect(told).toContain("You can’t post or comment here any more");
    expect(told).toContain(`/nearby/mine/appeal?case=${(await caseOf()).id}&amp;of=ban`);
  });

  it("is appealed by who is banned, and lifted where they were right", async () => {
    await decide("ban");
    expect(await plain(author.get(await formOf("&of=ban")))).toContain("Why should we change");
    expect((await author.get(await formOf())).status).toBe(404);
    expect((await ask(WORDS, "&of=ban")).status).toBe(303);
    expect(await isSeen()).toBe(false);
    expect(await seenAt("/desk/appeals", second)).toContain(": a ban, case");
    expect((await look("reversed")).status).toBe(303);
    expect(await isSeen()).toBe(true);
    expect(await mine()).toContain("You’re no longer banned.");
    expect((await author.publish()).status).toBe(303);
  });

  it("and what is hidden of the same case are appealed each for itself", async () => {
    await decide("hide");
    await decide("ban");
    expect((await ask()).status).toBe(303);
    expect((await ask(WORDS, "&of=ban")).status).toBe(303);
    expect((await look("reversed")).status).toBe(303);
    const [person] = await db.select().from(people).where(eq(people.confirmedAge, 13));
    expect(person?.bannedAt ?? null).toBeNull();
    // Hidden for its own sake, it stays so.
    expect(await isSeen()).toBe(false);
    expect(await mine()).toContain("You asked for a second look on ");
  });
});

describe("nobody but its author", () => {
  it("finds the form, or can send it", async () => {
    await decide("hide");
    const stranger = newPhone();
    const neighbour = newPhone();
    await neighbour.publish({ text: "Something else" });
    for (const phone of [stranger, neighbour]) {
      expect((await phone.send(await formOf(), { words: WORDS })).status).toBe(404);
      const found = await phone.get(await formOf());
      expect([found.status, await found.text()]).toEqual([
        404,
        expect.stringContaining("grievance officer"),
      ]);
    }
    for (const query of ["", "?case=", "?case=0", "?case=1e3", "?case=1&of=other", "?case=-1"])
      expect((await author.get(`${MINE}/appeal${query}`)).status).toBe(404);
    expect(await db.$count(appeals)).toBe(0);
  });
});

describe("an appeal", () => {
  it("can be made for 30 days, and the page says when it was too late", async () => {
    await decide("hide");
    await env.DB.prepare("UPDATE cases SET decided_at = ?")
      .bind(Date.now() - 30 * DAY_MS - 1)
      .run();
    expect(await plain(author.get(await formOf()))).toContain(
      "The time to ask for a second look ended on",
    );
    const late = await ask();
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining(WORDS)]);
    await env.DB.prepare("UPDATE cases SET decided_at = ?")
      .bind(Date.now() - 30 * DAY_MS + 60_000)
      .run();
    expect((await ask()).status).toBe(303);
  });

  it("needs words that can be read, and they come back where they are refused", async () => {
    await decide("hide");
    for (const [words, problem] of [
      ["", "Please write something."],
      [" \n\u2060", "Please write something."],
      ["अ".repeat(2001), "That’s 2,001 characters. Please use at most 2,000."],
      ["a".repeat(10_000), "That’s 10,000 characters. Please use at most 2,000."],
      ["bell\u0007", "There’s a character here that can’t be shown. Please type it again."],
    ] as const) {
      const refused = await ask(words);
      const html = await plain(refused);
      const [, said] = /id="words-problem"[^>]*>([^<]*)</.exec(html) ?? [];
      expect([refused.status, said]).toEqual([422, problem]);
      if (words.length > 10) expect(html).toContain(words);
    }
    const tooLarge = await ask("a".repeat(270_000));
    expect(tooLarge.status).toBe(413);
    expect(await db.$count(appeals)).toBe(0);
  });

  it.each([
    "🙏🏽 मेरी बात सुनिए 👩‍👩‍👧",
    "'); DELETE FROM appeals; --",
    '<script>alert("x")</script>',
    "अ".repeat(2000),
  ])("is kept and shown as it was written: %s", async (words) => {
    await decide("hide");
    expect((await ask(words)).status).toBe(303);
    const [kept] = await db.select().from(appeals);
    expect(kept?.words).toBe(words);
    const shown = await seenAt(await appealPath(), second);
    expect(shown).not.toContain("<script>alert");
    expect(
      shown
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#x27;", "'"),
    ).toContain(words);
  });

  it("is counted as one, however often it is sent at once", async () => {
    await decide("hide");
    const sent = await Promise.all([ask(), ask(), ask()]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409, 409]);
    expect(await db.$count(appeals)).toBe(1);
  });

  it("of who has deleted their data since can still be answered", async () => {
    await decide("hide");
    await ask();
    await author.send(MINE, { operation: "delete-data" });
    expect(await seenAt(await appealPath(), second)).toContain("won’t read the answer");
    expect((await look("upheld")).status).toBe(303);
    expect((await author.get(await formOf())).status).toBe(404);
  });

  it("keeps its case until it is answered, and goes with it", async () => {
    await decide("hide");
    await ask();
    const later = { now: Date.now() + 200 * DAY_MS };
    expect(await removeOldCases(stores, later)).toEqual({ cases: 0 });
    await look("upheld");
    expect(await removeOldCases(stores, later)).toEqual({ cases: 1 });
    expect(await db.$count(appeals)).toBe(0);
    expect((await author.get(`${MINE}/appeal?case=1`)).status).toBe(404);
  });
});
