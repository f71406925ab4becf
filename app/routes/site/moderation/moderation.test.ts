import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { post, stores } from "#test/neighbours.ts";
import { report, seenCase } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { forgetStatements, storeStatements } from "#test/statements.ts";
import { visit } from "#test/visit.ts";

const JANUARY = Date.UTC(2027, 0, 1, 21);
const DECEMBER = Date.UTC(2026, 11, 1, 21);
const NOVEMBER = Date.UTC(2026, 10, 10, 9, 17, 31);

interface Log {
  next: string | null;
  statements: Record<string, string | string[] | null>[];
}

beforeEach(forgetStatements);

const publish = () => countDecisions(stores, { now: DECEMBER });
const read = async (path: string) => (await visit(path)).text();
const log = async (path = "/moderation/log.json?month=2026-11") => (await visit(path)).json<Log>();
const textOf = (html: string) =>
  html
    .slice(html.indexOf("<main"))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("the page of moderation", () => {
  it("tells everybody what was decided, how long it took, and what is too small to tell", async () => {
    await storeStatements({ count: 12 });
    await storeStatements({ reason: "violence", outcome: "remove", count: 3 });
    await publish();
    const html = await read("/moderation");
    // A browser opens and closes it without a script.
    expect(html).toMatch(/<details class="month"[^>]*><summary>(?:(?!<\/details>).)*<table/s);
    const text = textOf(html);
    expect(text).toContain("November 2026 at least 12 Steps taken at least 12");
    expect(text).toContain("Half were decided within 5 minutes");
    expect(text).toContain("Violence or threats 0 0 0 0 under 5 0 0 too few to tell");
    expect(text).toContain("Spam or scams 0 0 0 12 0 0 0 7 minutes");
    const hindi = textOf(await read("/hi/moderation"));
    expect(hindi).toContain("नवंबर 2026 कम से कम 12");
    expect(hindi).toContain("मारपीट या धमकी 0 0 0 0 5 से कम 0 0 बताने को बहुत कम");
  });

  it("may be kept for an hour, sets no cookie, has no script of a framework, and says so while there is nothing", async () => {
    const reply = await visit("/moderation");
    expect(reply.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(reply.headers.has("Set-Cookie")).toBe(false);
    const html = await reply.text();
    expect(html).toContain("The first month appears here once it’s over.");
    expect(html).not.toContain("__reactRouter");
  });

  it("leads to the grievance officer by mail and by a form, and is led to by both policies and every public page", async () => {
    for (const prefix of ["", "/hi"]) {
      const html = await read(`${prefix}/moderation`);
      expect(html).toContain('href="mailto:grievance@nukkad.example"');
      expect(html).toContain(`href="${prefix}/contact"`);
      for (const policy of ["privacy-policy", "csae-standards"]) {
        const [, main = ""] = /<main(.*)<\/main>/s.exec(await read(`${prefix}/${policy}`)) ?? [];
        expect(main).toContain(`href="${prefix}/moderation"`);
      }
      const [, foot = ""] = /<footer(.*)<\/footer>/s.exec(await read(`${prefix}/contact`)) ?? [];
      expect(foot).toContain(`href="${prefix}/moderation"`);
    }
  });
});

it("a median does not reveal whether numbers that are all too small to show add up to five", async () => {
  await storeStatements({ count: 3 });
  await storeStatements({ outcome: "restore", count: 3 });
  await publish();
  const text = textOf(await read("/moderation"));
  expect(text).toContain("Half were decided within too few to tell");
  expect(text).toMatch(/Spam or scams 0 0 under 5 under 5 0 0 0 too few to tell/);
});

/** All decisions of a month about spam are taken back later. */
const undoAll = () =>
  env.DB.exec("UPDATE moderation_statements SET ended_on = '2026-11-30', ended_by = 'restore'");

describe("what was undone later", () => {
  it("gives no small number away: of six hidden and four removed, all undone, it shows six", async () => {
    await storeStatements({ count: 6 });
    await storeStatements({ outcome: "remove", count: 4 });
    await undoAll();
    await publish();
    const text = textOf(await read("/moderation"));
    expect(text).toContain("Undone later at least 6");
    expect(text).toMatch(/Spam or scams 0 0 0 6 under 5 0 at least 6 /);
    expect(text).not.toContain("10");
  });

  it("changes only with the next month, so that no day gives away a single decision", async () => {
    await storeStatements({ count: 6 });
    await publish();
    await undoAll();
    await env.DB.exec("UPDATE moderation_statements SET is_counted = 0");
    await publish();
    expect(textOf(await read("/moderation"))).toContain("Undone later 0");
    await countDecisions(stores, { now: JANUARY });
    expect(textOf(await read("/moderation"))).toContain("Undone later 6");
  });
});

describe("the log of moderation", () => {
  it("says what a word rule, a scan of photos or a moderator found, if there is enough of it", async () => {
    await storeStatements({ count: 6, foundBy: "rule" });
    await storeStatements({ count: 5, foundBy: "moderator" });
    await storeStatements({ count: 5, foundBy: "scan" });
    await storeStatements({ count: 3, outcome: "remove", foundBy: "rule" });
    await storeStatements({ count: 6, outcome: "remove" });
    await publish();
    const { statements } = await log();
    const seen = new Set(
      statements.map(({ decision_facts, source_type, automated_detection }) =>
        [decision_facts, source_type, automated_detection].join("|"),
      ),
    );
    expect(seen).toEqual(
      new Set([
        "A word rule found it. A moderator hid it.|SOURCE_VOLUNTARY|Yes",
        "A moderator found it. A moderator hid it.|SOURCE_VOLUNTARY|No",
        "A comparison with known abuse material found it. A moderator hid it.|SOURCE_VOLUNTARY|Yes",
        "Neighbours reported it, or a word rule, a scan of photos or a moderator found it. A moderator removed it.||",
      ]),
    );
  });

  it("has a decision in the fields of a statement of reasons, as JSON and as CSV", async () => {
    await storeStatements({ count: 6 });
    await publish();
    const { statements, next } = await log();
    expect([statements.length, next]).toEqual([6, null]);
    expect(statements[0]).toEqual({
      uuid: expect.stringMatching(/^[\da-f]{32}$/),
      platform_name: "Nukkad",
      decision_visibility: ["DECISION_VISIBILITY_CONTENT_DISABLED"],
      decision_visibility_other: null,
      decision_provision: null,
      decision_ground: "DECISION_GROUND_INCOMPATIBLE_CONTENT",
      decision_ground_reference_url: "https://nukkad.example/moderation",
      incompatible_content_ground: "No spam and no scams",
      incompatible_content_explanation: "Neighbours reported it. A moderator hid it.",
      category: "STATEMENT_CATEGORY_SCAMS_AND_FRAUD",
      content_type: ["CONTENT_TYPE_TEXT"],
      content_type_other: null,
      content_date: "2026-11-10",
      application_date: "2026-11-10",
      decision_facts: "Neighbours reported it. A moderator hid it.",
      source_type: "SOURCE_ARTICLE_16",
      automated_detection: "No",
      automated_decision: "AUTOMATED_DECISION_NOT_AUTOMATED",
      created_at: "2026-12-01",
    });
    const reply = await visit("/moderation/log.csv?month=2026-11");
    expect(reply.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const [head = "", ...lines] = (await reply.text()).trimEnd().split("\r\n");
    expect(head).toBe(Object.keys(statements[0] ?? {}).join(","));
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain(
      `${String(statements[0]?.["uuid"])},Nukkad,"[""DECISION_VISIBILITY_CONTENT_DISABLED""]",,`,
    );
  });

  it("has nothing of who wrote, reported or decided, no words, no id, no place and no time of day", async () => {
    const moderator = (await logIn(null)).account;
    const { publicId, author } = await post({
      text: "Buy my pills",
      venue: "tea stall",
      now: NOVEMBER,
    });
    await report({
      thread: publicId,
      reason: "child-safety",
      words: "He sells pills",
      now: NOVEMBER,
    });
    const ruling = {
      ...(await seenCase()),
      decision: "remove",
      reason: "Pills",
      moderator,
    } as const;
    await decideCase(stores, ruling, { now: NOVEMBER + 4321 });
    await storeStatements({ reason: "child-safety", outcome: "remove", count: 8 });
    await storeStatements({ reason: "child-safety", outcome: "automatic", count: 8 });
    await publish();
    const paths = [
      "/moderation",
      "/hi/moderation",
      ...["json", "csv"].map((t) => `/moderation/log.${t}?month=2026-11`),
    ];
    const said = (await Promise.all(paths.map(read))).join();
    expect((await log()).statements).toHaveLength(16);
    const secrets = [
      "pills",
      "Pills",
      "tea stall",
      publicId,
      author.keyHash,
      moderator.username,
      String(NOVEMBER),
      "09:17",
    ];
    for (const secret of secrets) expect(said).not.toContain(secret);
  });

  it("has no cell that a spreadsheet runs, and tells less where fewer than five lines would read alike", async () => {
    await storeStatements({ count: 9 });
    await storeStatements({ day: 20, count: 2 });
    await storeStatements({ reason: "violence", outcome: "ban", count: 3 });
    await storeStatements({ reason: "other", outcome: "hide", count: 3 });
    await publish();
    const { statements } = await log();
    const alike = Map.groupBy(statements, (row) => JSON.stringify({ ...row, uuid: "" }));
    expect([...alike.values()].map(({ length }) => length)).toEqual(
      expect.arrayContaining([11, 6]),
    );
    expect(statements.map(({ application_date: on }) => on)).not.toContain("2026-11-20");
    const lines = (await read("/moderation/log.csv?month=2026-11")).slice(1).split("\r\n");
    const cells = lines.flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(cells.filter((cell) => /^"?\s*[=+\-@]/.test(cell))).toEqual([]);
  });

  it.each([
    "",
    "?month=",
    "?month=2026-13",
    "?month=2026-1",
    "?month=11/2026",
    "?month=2026-11&after=x",
  ])("says what is wrong with %j", async (query) => {
    for (const type of ["json", "csv"]) {
      const reply = await visit(`/moderation/log.${type}${query}`);
      expect(reply.status).toBe(400);
      expect(reply.headers.get("Content-Type")).toBe("application/problem+json");
      const { detail } = await reply.json<{ detail: string }>();
      expect(detail).toMatch(query.includes("after") ? /uuid of the last line/ : /2026-11/);
    }
  });

  it("has no month that is not over, or that nobody has counted", async () => {
    await storeStatements({ month: "2026-12", count: 9 });
    await publish();
    for (const month of ["2026-12", "2026-11", "2020-01"]) {
      expect((await visit(`/moderation/log.json?month=${month}`)).status).toBe(404);
    }
  });
});
