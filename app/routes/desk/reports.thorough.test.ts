import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { eq } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { EMPTIED } from "#app/domain/reports/emptied.ts";
import { REPORT_ACTS } from "#app/domain/reports/input.ts";
import { HOUR_MS } from "#app/durations.ts";
import { atOnce, stores, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const { db } = stores;

let cookie: string;
let thread: string;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  ({ cookie } = await logIn(null));
  ({ publicId: thread } = await post({ text: "Buy my pills", files: [png], now: Date.now() }));
});

const page = async (path: string) => (await visit(path, { headers: { Cookie: cookie } })).text();
/** The hidden fields of the form that a moderator has before them. */
const seenForm = async () => {
  const html = await page(`/desk/reports/${(await caseOf()).id}`);
  const fields = html.matchAll(/<input type="hidden" name="(\w+)" value="(\w*)"\/>/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
};
const act = async (fields: Record<string, string>) => {
  const path = `/desk/reports/${(await caseOf()).id}`;
  const seen = { reason: "", ...(await seenForm()), rule: "spam" };
  return submit(path, { ...seen, ...fields }, { Cookie: cookie });
};
const isSeen = async () =>
  (await openThread(
    db,
    { person: undefined, secret: SECRET_OF_TESTS },
    thread,
    atOnce(Date.now()),
  )) !== undefined;
const titles = (html: string) =>
  [...html.matchAll(/>Case (?:<!-- -->)?(\d+)/g)].map(([, id]) => id);

describe("a case with many reports", () => {
  it("shows three of them, those with words first, and folds the rest away below a count of each reason", async () => {
    const now = Date.now();
    for (const words of ["", "", "", "", "He does this daily", ""])
      await report({ thread, reason: words === "" ? "spam" : "other", words, now });
    const html = await page(`/desk/reports/${(await caseOf()).id}`);
    const [, open = "", folded = ""] =
      /<h2>Reports \(.*?<\/h2>(.*?)<details><summary[^>]*>(3<!-- --> more reports.*?)<\/details>/s.exec(
        html,
      ) ?? [];
    expect(open).toContain("<p>Spam or a scam 5, Something else 1</p>");
    expect([open, folded].map((part) => part.split('<p id="report-').length - 1)).toEqual([3, 3]);
    expect(open).toMatch(/^<p>[^<]*<\/p><ul class="filed"><li>.*?He does this daily/s);
    expect(open.split("<li>")[1]).toContain("He does this daily");
  });
});

describe("the queue", () => {
  it("has on top what is about a child, then what is due first, however long the rest has waited", async () => {
    const now = Date.now();
    for (const [reason, openedAt] of [
      ["spam", now - 23 * HOUR_MS],
      ["child-safety", now],
      ["violence", now - 2 * HOUR_MS],
      ["private-information", now - HOUR_MS],
    ] as const) {
      const { publicId } = await post({ now });
      await report({ thread: publicId, reason, now: openedAt });
    }
    const { results } = await env.DB.prepare("SELECT id FROM cases ORDER BY id").all<{
      id: number;
    }>();
    const [spam, child, violence, personal] = results.map(({ id }) => String(id));
    expect(titles(await page("/desk/reports"))).toEqual([child, personal, violence, spam]);
  });

  it("shows beside each how long it has waited, by when it is due, and what is overdue", async () => {
    const now = Date.now();
    await report({ thread, reason: "violence", now: now - 3 * HOUR_MS });
    const waiting = (await page("/desk/reports")).replaceAll("<!-- -->", "");
    expect(waiting).toMatch(/class="clock">Waiting for 3 h, (20|21) h left/);
    await env.DB.exec(
      `UPDATE cases SET opened_at = ${now - 26 * HOUR_MS}, due_at = ${now - 2 * HOUR_MS}`,
    );
    const overdue = (await page("/desk/reports")).replaceAll("<!-- -->", "");
    expect(overdue).toMatch(/class="clock overdue">Waiting for 26 h, overdue for 2 h/);
  });

  it("shows each case with its own reports", async () => {
    await report({ thread, reason: "spam", now: Date.now() });
    const { publicId } = await post({ now: Date.now() });
    for (const reason of ["harassment", "violence", "violence"] as const) {
      await report({ thread: publicId, reason, now: Date.now() });
    }
    const told = (await page("/desk/reports")).replaceAll("<!-- -->", "");
    expect(told).toContain(">1 report: Spam or a scam<");
    expect(told).toMatch(
      />3 reports: (Harassment or hate, Violence or threats|Violence or threats, Harassment or hate)</,
    );
  });

  it("keeps what is decided beside it, and finds both by their words", async () => {
    await report({ thread, now: Date.now() });
    const { id } = await caseOf();
    expect(titles(await page("/desk/reports?q=PILLS"))).toEqual([String(id)]);
    for (const nothing of ["tea", "text", "tile", '"'])
      expect(titles(await page(`/desk/reports?q=${nothing}`))).toEqual([]);
    await act({ act: "hide", reason: "No pills" });
    expect(titles(await page("/desk/reports"))).toEqual([]);
    expect(titles(await page("/desk/reports?status=decided&q=pills"))).toEqual([String(id)]);
  });
});

it("the desk shows nothing by which an author or a place could be known", async () => {
  await report({ thread, reason: "child-safety", words: "Look", now: Date.now() });
  const { id, authorId, snapshot } = await caseOf();
  const [author] = await db
    .select()
    .from(people)
    .where(eq(people.id, Number(authorId)));
  for (const path of ["/desk/reports.data", `/desk/reports/${id}.data`]) {
    const told = await page(path);
    expect(told).toContain("Buy my pills");
    const secrets = [author?.keyHash, String(snapshot.tile), snapshot.photos[0]?.key];
    for (const secret of [...secrets, "authorId", "reporterId"]) {
      expect(told).not.toContain(secret);
    }
  }
});

describe("a case", () => {
  it("shows the thing as it was and why it was reported, also when it is gone", async () => {
    await report({ thread, reason: "violence", words: "He <b>hit</b> me", now: Date.now() });
    await env.DB.exec("DELETE FROM posts");
    const html = await page(`/desk/reports/${(await caseOf()).id}`);
    for (const words of ["Buy my pills", "He &lt;b&gt;hit&lt;/b&gt; me", "Violence or threats"]) {
      expect(html).toContain(words);
    }
  });

  it("is decided with a rule, which needs no words but for a ban; without one nothing is taken away", async () => {
    await report({ thread, reason: "child-safety", now: Date.now() });
    for (const [wish, fields, problem] of [
      ["hide", { rule: "" }, "Please choose the rule"],
      ["remove", { rule: "", reason: "Pills" }, "Please choose the rule"],
      ["ban", { rule: "spam", reason: " " }, "Please say why"],
    ] as const) {
      const refused = await act({ act: wish, ...fields });
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining(problem),
      ]);
    }
    expect((await act({ act: "restore" })).status).toBe(303);
    expect(await isSeen()).toBe(true);
    expect((await act({ act: "hide" })).status).toBe(303);
    expect(await isSeen()).toBe(false);
    expect(await caseOf()).toMatchObject({ rule: "spam", reason: "" });
  });

  it("that somebody else has decided meanwhile is shown with what was typed, and not changed", async () => {
    await report({ thread, now: Date.now() });
    const late = { act: "remove", reason: "My long reason", decision: "hide", decidedAt: "5" };
    const refused = await act(late);
    const html = await refused.text();
    expect(refused.status).toBe(409);
    expect(html).toContain("Somebody got there first");
    expect(html).toContain("My long reason");
    expect(await isSeen()).toBe(true);
  });

  it("that was reported for a child's safety since it was opened is not shown again unseen", async () => {
    await report({ thread, now: Date.now() });
    const seen = await seenForm();
    await report({ thread, reason: "child-safety", now: Date.now() });
    const refused = await act({ act: "restore", ...seen });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("A child is being harmed"),
    ]);
    expect(await isSeen()).toBe(false);
  });

  it("is decided once, however often a button is tapped", async () => {
    await report({ thread, now: Date.now() });
    const html = await page(`/desk/reports/${(await caseOf()).id}`);
    expect(html).toMatch(/<form [^>]*data-once=""[^>]*><script[^>]*once/);
  });

  it("is not decided by Enter in its form without JavaScript, and what was typed stays", async () => {
    await report({ thread, now: Date.now() });
    const refused = await act({ reason: "Two stalls" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const words of ["Nothing was decided", "Two stalls"]) expect(html).toContain(words);
    expect(await caseOf()).toMatchObject({ decision: null });
  });

  it("whose thing was removed offers nothing more to be done with it", async () => {
    await report({ thread, now: Date.now() });
    const path = `/desk/reports/${(await caseOf()).id}`;
    const names = async () =>
      [...(await page(path)).matchAll(/<button [^>]*value="([\w-]+)"/g)]
        .map(([, name]) => name)
        .filter((name) => !REPORT_ACTS.some((act) => act === name));
    expect(await names()).toEqual(["skip", "leave", "ban", "restore", "hide", "remove", "hold"]);
    const seen = await seenForm();
    await act({ act: "remove", reason: "No pills" });
    expect(await names()).toEqual(["next", "ban", "hold"]);
    expect((await act({ act: "restore", ...seen })).status).toBe(409);
  });

  it("shuts its author out and lets them in again, and logs both", async () => {
    await report({ thread, now: Date.now() });
    const opened = async () =>
      (await page(`/desk/reports/${(await caseOf()).id}`)).replaceAll("<!-- -->", "");
    const offer =
      /<summary[^>]*>Ban the author\.\.\. <.*<button[^>]* value="ban"[^>]*>Ban the author</;
    expect(await opened()).toMatch(offer);
    expect((await act({ act: "ban", reason: "Pills" })).status).toBe(303);
    expect(await isSeen()).toBe(false);
    const banned = await opened();
    expect(banned).toMatch(
      /Banned <time[^>]*>[^<]*<\/time> until <time[^>]*>[^<]*<\/time>: “\s*Pills”/,
    );
    expect(banned).toMatch(/<button[^>]* value="lift-ban"[^>]*>Lift the ban</);
    expect(banned).not.toMatch(offer);
    expect((await act({ act: "ban", reason: "Pills" })).status).toBe(409);
    expect((await act({ act: "lift-ban" })).status).toBe(303);
    expect(await isSeen()).toBe(true);
    expect(await opened()).toMatch(offer);
    const log = await page("/desk/reports/log");
    for (const step of ["reported for the first time", "banned the author", "lifted the ban"]) {
      expect(log).toContain(step);
    }
  });

  it("of which only the ban is left lets that be lifted, and asks for nothing else", async () => {
    const { author } = await post({ text: "Buy my pills", now: Date.now() });
    const own = await post({ author, text: "Pills again", now: Date.now() });
    await report({ thread: own.publicId, reason: "child-safety", now: Date.now() });
    expect((await act({ act: "ban", reason: "Pills" })).status).toBe(303);
    const { id } = await caseOf();
    await db.update(cases).set({ snapshot: EMPTIED }).where(eq(cases.id, id));
    const left = await page(`/desk/reports/${id}`);
    expect(left).toContain("What else they’ve posted");
    expect(left).not.toMatch(
      /Rule that it breaks|name="reason"|name="also"|report it to the police/,
    );
    expect((await act({ act: "lift-ban" })).status).toBe(303);
    expect(await page(`/desk/reports/${id}`)).not.toMatch(/value="(lift-)?ban"/);
  });
});

it("reports that are judged on an appeal's page lead back to it", async () => {
  await report({ thread, now: Date.now() });
  const path = `/desk/reports/${(await caseOf()).id}?appeal=7`;
  const judged = await submit(
    path,
    { act: "abusive", report: "", upTo: "9999" },
    { Cookie: cookie },
  );
  expect(judged.headers.get("Location")).toBe("/desk/appeals/7");
});

it("all reports that the page shows are found abusive at once, but not those that came since", async () => {
  for (const _ of [1, 2]) await report({ thread, now: Date.now() });
  const path = `/desk/reports/${(await caseOf()).id}`;
  const [, upTo = ""] = /name="upTo" value="(\d+)"/.exec(await page(path)) ?? [];
  await report({ thread, now: Date.now() });
  await submit(path, { act: "abusive", report: "", upTo }, { Cookie: cookie });
  const judged = await db.select().from(reports).orderBy(reports.id);
  expect(judged.map(({ abusiveAt }) => abusiveAt !== null)).toEqual([true, true, false]);
});

it("a case is held beyond its term, and let go again, by a button each", async () => {
  await report({ thread, now: Date.now() });
  expect((await act({ act: "hold" })).status).toBe(303);
  const second = await act({ act: "hold" });
  expect([second.status, await second.text()]).toEqual([
    409,
    expect.stringContaining("Somebody got there first"),
  ]);
  const held = await page(`/desk/reports/${(await caseOf()).id}`);
  expect(held).toContain("On hold since");
  expect(held).toContain("put it on hold");
  expect((await act({ act: "lift-hold" })).status).toBe(303);
  expect((await caseOf()).heldAt).toBeNull();
});

describe("the photos of a case", () => {
  const photo = async (number = 1) => {
    const { id } = await caseOf();
    return visit(`/desk/reports/${id}/photos/${number}`, { headers: { Cookie: cookie } });
  };

  it("are shown to moderators from the evidence, also when their post is gone, and stored by no cache", async () => {
    await report({ thread, reason: "child-safety", now: Date.now() });
    await env.IMAGES.delete((await env.IMAGES.list()).objects.map(({ key }) => key));
    const response = await photo();
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(await response.bytes()).toEqual(png);
    for (const number of [0, 2]) expect((await photo(number)).status).toBe(404);
  });

  it("are shown from where they were while they are not copied yet", async () => {
    await report({ thread, now: Date.now() });
    await env.DB.exec("UPDATE cases SET photos_kept_at = NULL");
    await env.EVIDENCE.delete(`case-${(await caseOf()).id}/1.png`);
    expect(await (await photo()).bytes()).toEqual(png);
  });
});
