import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { cases, moderationLog } from "#app/db/moderation-schema.ts";
import { RULES } from "#app/domain/reports/rules.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { openDesk, type Desk } from "#test/desk-case.ts";
import { post, stores } from "#test/neighbours.ts";
import { caseOf, report, stepNames } from "#test/reports.ts";

const { db } = stores;

let asha: Desk;
let ravi: Desk;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  [asha, ravi] = [await openDesk(), await openDesk()];
});

/** Cases of posts reported for these reasons, one each. */
async function reported(...reasons: Parameters<typeof report>[0]["reason"][]): Promise<number[]> {
  for (const reason of reasons) {
    const now = Date.now();
    const { publicId } = await post({ text: `Reported for ${reason}`, now });
    await report({ thread: publicId, ...(reason && { reason }), now });
  }
  const all = await db.select({ id: cases.id }).from(cases).orderBy(cases.id);
  return all.map(({ id }) => id).slice(-reasons.length);
}

const to = (caseId: number, query = "") => `303 /desk/reports/${caseId}${query}`;
const leadsTo = (reply: Response) => `${reply.status} ${reply.headers.get("Location")}`;
/** The element that has the focus when a page opens, with its text. */
const focusedIn = (html: string) => /<\w+[^>]* autofocus=""[^>]*>[^<]*/i.exec(html)?.[0];
const lapse = () => env.DB.exec("UPDATE cases SET claimed_until = 1");
const textOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

describe("operators who start at once", () => {
  it("each get another case, and the last one is told that none is left", async () => {
    const ids = await reported("spam", "violence", "harassment");
    const desks = [asha, ravi, await openDesk(), await openDesk()];
    const led = await Promise.all(desks.map((desk) => desk.start()));
    expect(led.toSorted()).toEqual(
      [...ids.map((id) => to(id)), "303 /desk/reports?none=1"].toSorted(),
    );
    expect(
      await desks[led.indexOf("303 /desk/reports?none=1")]?.page("/desk/reports?none=1"),
    ).toContain("Nothing is left for you to decide. Time for chai.");
  });

  it("begin with what is about a child, then with what is due first", async () => {
    const [spam = 0, child = 0, violence = 0] = await reported("spam", "child-safety", "violence");
    expect(await asha.start()).toBe(to(child));
    expect(await ravi.start()).toBe(to(violence));
    expect(await (await openDesk()).start()).toBe(to(spam));
  });

  it("keep to the reason that they chose, from case to case", async () => {
    const [, first = 0, , second = 0] = await reported("violence", "spam", "violence", "spam");
    expect(await asha.start("?reason=spam")).toBe(to(first, "?reason=spam"));
    const decided = await asha.send(`/desk/reports/${first}?reason=spam`, {
      ...(await asha.seen(first)),
      act: "hide",
      rule: "spam",
      reason: "",
    });
    expect(leadsTo(decided)).toBe(to(second, "?reason=spam"));
  });
});

describe("a case that an operator has", () => {
  it("is shown to others as theirs, without a form to decide it, and in the queue", async () => {
    const [id = 0] = await reported("spam");
    await asha.start();
    const seen = await ravi.page(`/desk/reports/${id}`);
    expect(seen).toContain(`${asha.account.username} has this case until`);
    expect(seen).not.toContain('value="hide"');
    expect(seen).toContain('value="next"');
    expect(await ravi.page("/desk/reports")).toContain(`${asha.account.username} has it`);
    expect(await asha.page(`/desk/reports/${id}`)).toContain("Yours until");
  });

  it("is let go ten minutes after they opened it, and the other one gets it", async () => {
    const [id = 0] = await reported("spam");
    await asha.page(`/desk/reports/${id}`);
    const { claimedBy, claimedUntil } = await caseOf();
    expect(claimedBy).toBe(asha.account.username);
    expect(Number(claimedUntil) - Date.now()).toBeGreaterThan(9 * MINUTE_MS);
    expect(Number(claimedUntil) - Date.now()).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect(await ravi.start()).toBe("303 /desk/reports?none=1");
    await lapse();
    expect(await ravi.start()).toBe(to(id));
  });

  it("and that has passed to another is not decided; nothing that was typed or chosen is lost", async () => {
    const [id = 0] = await reported("spam");
    const seen = await asha.seen(id);
    await lapse();
    await ravi.start();
    const typed = { rule: "harassment", reason: "He hounds her", act: "remove" };
    for (const act of ["hide", "restore", "remove", "ban"]) {
      const refused = await asha.send(`/desk/reports/${id}`, { ...seen, ...typed, act });
      const html = await textOf(refused);
      expect(refused.status).toBe(409);
      expect(html).toContain(`${ravi.account.username} has this case now, until`);
      expect(html).toMatch(/<textarea[^>]*>He hounds her<\/textarea>/);
      expect(focusedIn(html)).toMatch(/ has this case now, until/);
      expect(html).toMatch(/<input type="radio"[^>]* checked="" value="harassment"/);
    }
    expect(await caseOf()).toMatchObject({ decision: null, claimedBy: ravi.account.username });
    expect((await ravi.act(id, { act: "hide" })).status).toBe(303);
    expect((await asha.send(`/desk/reports/${id}`, { ...seen, ...typed })).status).toBe(409);
    const steps = stepNames(await db.select().from(moderationLog));
    expect(steps.at(-1)).toBe(`hide by ${ravi.account.username}`);
  });

  it("is decided by them also once its time is over, as long as no other one has it", async () => {
    const [id = 0] = await reported("spam");
    const seen = await asha.seen(id);
    await lapse();
    const decided = { ...seen, act: "hide", rule: "spam", reason: "" };
    expect((await asha.send(`/desk/reports/${id}`, decided)).status).toBe(303);
  });

  it("is decided once, by one of two who send at once", async () => {
    const [id = 0] = await reported("spam");
    const seen = await asha.seen(id);
    await lapse();
    const path = `/desk/reports/${id}`;
    const grounds = { ...seen, rule: "spam", reason: "" };
    const replies = await Promise.all([
      asha.send(path, { ...grounds, act: "hide" }),
      ravi.send(path, { ...grounds, act: "restore" }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const winner = replies[0]?.status === 303 ? "hide" : "restore";
    expect((await caseOf()).decision).toBe(winner);
  });

  it("goes to the next one when they leave it, but not by leaving a page that was opened before", async () => {
    const [id = 0] = await reported("spam");
    const { until: before = "" } = await asha.seen(id);
    await env.DB.exec("UPDATE cases SET claimed_until = claimed_until - 1");
    const { until = "" } = await asha.seen(id);
    await asha.send(`/desk/reports/${id}`, { act: "leave", until: String(Number(before) - 1) });
    expect(await ravi.start()).toBe("303 /desk/reports?none=1");
    await ravi.send(`/desk/reports/${id}`, { act: "leave", until });
    expect(await ravi.start()).toBe("303 /desk/reports?none=1");
    const left = await asha.send(`/desk/reports/${id}`, { act: "leave", until });
    expect(leadsTo(left)).toBe("303 /desk/reports");
    expect(await ravi.start()).toBe(to(id));
  });

  it("does not come back to who skipped it, until they ask; others get it at once", async () => {
    const [first = 0, second = 0] = await reported("violence", "spam");
    expect(await asha.start()).toBe(to(first));
    const { until = "" } = await asha.seen(first);
    const skipped = await asha.send(`/desk/reports/${first}`, { act: "skip", until });
    expect(leadsTo(skipped)).toBe(to(second, `?skip=${first}`));
    expect(await ravi.start()).toBe(to(first));
    const { until: later = "" } = await asha.seen(second);
    const none = await asha.send(`/desk/reports/${second}?skip=${first}`, {
      act: "skip",
      until: later,
    });
    const query = `?skip=${second}&skip=${first}&none=1`;
    expect(leadsTo(none)).toBe(`303 /desk/reports${query}`);
    expect(await asha.page(`/desk/reports${query}`)).toContain("Go through what you skipped");
    expect(await asha.start()).toBe(to(second));
  });

  it("is opened anew by a report, without the claim of who decided it", async () => {
    const [id = 0] = await reported("spam");
    await asha.act(id, { act: "restore" });
    const [{ publicId } = { publicId: "" }] = await env.DB.prepare(
      "SELECT public_id AS publicId FROM posts",
    )
      .all<{ publicId: string }>()
      .then(({ results }) => results);
    await report({ thread: publicId, now: Date.now() + HOUR_MS });
    expect(await ravi.start()).toBe(to(id));
  });
});

it("deciding leads to the next case, and then to a kind word", async () => {
  const [first = 0, second = 0] = await reported("violence", "spam");
  expect(leadsTo(await asha.act(first, { act: "restore" }))).toBe(to(second));
  const page = await asha.page(`/desk/reports/${second}`);
  expect(page).toContain("<b>Found fine:</b>");
  expect(page).toContain(`href="/desk/reports/${first}"`);
  expect(page).toContain("Yours until");
  expect(leadsTo(await asha.act(second, { act: "hide" }))).toBe("303 /desk/reports?none=1");
});

it("a decided case leads on as well, and its page's title names it", async () => {
  const [first = 0, second = 0] = await reported("spam", "spam");
  await ravi.act(first, { act: "hide" });
  const path = `/desk/reports/${first}?reason=spam`;
  const page = await asha.page(path);
  expect(page).toContain(`<title>Case ${first}: a post | Desk`);
  const [, at = ""] = /<form[^>]* action="([^"]+)"[^>]*><button[^>]*value="next"/.exec(page) ?? [];
  await ravi.send(`/desk/reports/${second}`, { ...(await ravi.seen(second)), act: "leave" });
  expect(leadsTo(await asha.send(at, { act: "next" }))).toBe(to(second, "?reason=spam"));
});

it("an operator with no cases left of one reason is told so, and can go on with any", async () => {
  const [id = 0] = await reported("spam");
  expect(await asha.start("?reason=violence")).toBe("303 /desk/reports?reason=violence&none=1");
  const page = await asha.page("/desk/reports?reason=violence&none=1");
  expect(page).toContain("No “Violence or threats” cases are left for you.");
  const [, at = ""] = /formaction="([^"]+)"[^>]*>Go on with any reason/i.exec(page) ?? [];
  expect(leadsTo(await asha.send(at, { act: "next" }))).toBe(to(id));
});

it("keys go on working after a refusal, which has the focus unless it is about the words", async () => {
  const [id = 0] = await reported("other");
  for (const [fields, focused] of [
    [{ act: "hide", rule: "" }, /^<p class="alert" role="alert"[^>]*>Please choose the rule/],
    [{ act: "ban" }, /^<textarea name="reason"/],
  ] as const) {
    const refused = await asha.act(id, fields);
    expect(refused.status).toBe(422);
    expect(focusedIn(await textOf(refused))).toMatch(focused);
  }
});

it("each rule has a key of its own", async () => {
  const [id = 0] = await reported("spam");
  const page = await asha.page(`/desk/reports/${id}`);
  const radios = page.match(/<input type="radio"[^>]*name="rule"[^>]*>/g) ?? [];
  const keys = radios.map((radio) => /data-key="(.)"/.exec(radio)?.[1]);
  expect([keys.length, new Set(keys).size]).toEqual([RULES.length, RULES.length]);
  expect(keys).not.toContain(undefined);
});
