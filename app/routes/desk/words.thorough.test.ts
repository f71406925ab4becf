import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { moderationLog } from "#app/db/moderation-schema.ts";
import { wordRules } from "#app/db/word-rules-schema.ts";
import { previewWordRules } from "#app/domain/reports/preview-word-rules.ts";
import { LINE_LENGTH, MOST_LINES } from "#app/domain/word-rules/limits.ts";
import { readLines } from "#app/domain/word-rules/lines.ts";
import { findLine } from "#app/domain/word-rules/match.ts";
import { readText } from "#app/domain/word-rules/read-text.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import { newNeighbour, post } from "#test/neighbours.ts";
import { comment, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";
import { layStarterRules } from "#test/word-rules.ts";

const db = openDatabase(env.DB);

let cookie: string;
let username: string;
beforeEach(async () => {
  await env.DB.exec("DELETE FROM posts");
  await layStarterRules();
  const login = await logIn(null);
  cookie = login.cookie;
  ({ username } = login.account);
});

const page = async (path: string) =>
  (await (await visit(path, { headers: { Cookie: cookie } })).text()).replaceAll("<!-- -->", "");
const send = (path: string, fields: Record<string, string>) =>
  submit(path, fields, { Cookie: cookie });
const bodyOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

const KITES = {
  name: "Kite strings",
  reason: "other",
  act: "ask",
  patterns: "chinese/nylon manjha\r\n\r\n glass string ",
  detector: "",
  seen: "",
};
const ruleOf = async (name: string) => {
  const [rule] = await db.select().from(wordRules).where(eq(wordRules.name, name));
  if (!rule) throw new Error("there is no such rule");
  return rule;
};
const seenOf = async (name: string) => String((await ruleOf(name)).changedAt);
const pathOf = async (name: string) => `/desk/words/${(await ruleOf(name)).id}`;

describe("word rules", () => {
  it("are listed with what they do and what they found in the last day, also those that are off", async () => {
    await env.DB.exec("UPDATE word_rules SET is_on = 0 WHERE detector = 'phone'");
    await post({ text: "I will call 9876543210", now: Date.now() - HOUR_MS });
    const html = await page("/desk/words");
    const phone = /<a href="\/desk\/words\/5">.*?<\/article>/s.exec(html)?.[0];
    expect(phone).toContain(">Off<");
    expect(phone).toContain("Asks the writer first");
    expect(phone).toContain("1 found, if it were on");
    expect(html).toContain("Counts are of the 1 post and 0 comments of the last 24 hours");
    expect(html).not.toContain("<script");
  });

  it("show what a new one would have caught before it is saved, and it is off when it is", async () => {
    const now = Date.now();
    const { author, publicId } = await post({ text: "Nylon MANJHA for sale", now: now - HOUR_MS });
    await comment(author, publicId, "No gla55 string, please", now);
    await post({ text: "Cotton manjha", now });
    await post({ text: "Old nylon manjha", now: now - DAY_MS - 1 });
    const preview = await send("/desk/words/new", { ...KITES, do: "preview" });
    expect(preview.status).toBe(200);
    const html = await bodyOf(preview);
    expect(html).toContain("2 of the 2 posts and 1 comment of the last 24 hours");
    expect(html).toMatch(/A post, found by “<span[^>]*>Nylon MANJHA<\/span>”/);
    expect(html).toMatch(/A comment, found by “<span[^>]*>gla55 string,<\/span>”/);
    expect(html).toContain('value="Kite strings"');
    const saved = await send("/desk/words/new", { ...KITES, do: "save" });
    expect(saved.headers.get("Location")).toBe(await pathOf(KITES.name));
    expect(await ruleOf(KITES.name)).toMatchObject({
      isOn: false,
      patterns: "chinese/nylon manjha\nglass string",
      changedBy: username,
    });
    expect(await page(await pathOf(KITES.name))).toContain("2 of the 2 posts");
    await post({ author: await newNeighbour(now), text: "nylon manjha again", now });
    const on = { do: "switch-on", seen: await seenOf(KITES.name) };
    expect((await send(await pathOf(KITES.name), on)).status).toBe(303);
    await expect(post({ text: "nylon manjha again", now })).rejects.toThrow("asked-first");
  });

  it("can be changed, switched off and deleted, which is logged with their names", async () => {
    await send("/desk/words/new", { ...KITES, do: "save" });
    const path = await pathOf(KITES.name);
    const change = { ...KITES, name: "Manjha", do: "save", seen: await seenOf(KITES.name) };
    expect((await send(path, change)).status).toBe(303);
    for (const act of ["switch-on", "switch-off", "delete"])
      expect((await send(path, { do: act, seen: await seenOf("Manjha") })).status).toBe(303);
    expect((await visit(path, { headers: { Cookie: cookie } })).status).toBe(404);
    const steps = await db.select().from(moderationLog).where(eq(moderationLog.username, username));
    const acts = ["make-rule", "change-rule", "switch-on", "switch-off", "delete-rule"];
    expect(stepNames(steps)).toEqual(acts.map((act) => `${act} by ${username}`));
    expect(steps.map(({ wordRule }) => wordRule)).toEqual([
      KITES.name,
      ...Array<string>(4).fill("Manjha"),
    ]);
    const log = await page("/desk/reports/log");
    expect(log).toMatch(new RegExp(`<b>${username}</b> deleted the word rule “Manjha”`));
  });

  it("have a page that explains each sign of a line by an example that works, in English and Hindi", async () => {
    const html = (await page("/desk/words/new")).replaceAll("&amp;", "&");
    const rows = [
      ...html.matchAll(/<code>(.+?)<\/code><\/dt><dd>(.+?)<\/dd><dd lang="hi">(.+?)</g),
    ];
    const signs = rows.map(([, example = ""]) => example).join("\n");
    expect(readLines(`${signs}\n{drug}`).problem).toBeUndefined();
    let tried = 0;
    for (const [, example = "", ...said] of rows) {
      for (const [, quoted = ""] of said.join().matchAll(/“(.+?)”/g)) {
        const { lines } = readLines(quoted.includes("{") ? `${example}\n${quoted}` : example);
        const text = readText(quoted.replace(/\{drug\}\S*/, "powder"));
        expect(lines.map((line) => findLine(text, line))).not.toContain(undefined);
        tried += 1;
      }
    }
    expect([rows.length, tried]).toEqual([7, 16]);
  });

  it("that somebody has changed meanwhile stay as they are", async () => {
    const seen = await seenOf("Threats");
    const path = await pathOf("Threats");
    expect((await send(path, { do: "switch-off", seen })).status).toBe(303);
    for (const fields of [
      { do: "switch-on", seen },
      { do: "delete", seen },
      { ...KITES, do: "save", seen },
    ]) {
      const reply = await send(path, fields);
      expect(reply.status).toBe(409);
      expect(await reply.text()).toContain("Somebody has changed this rule meanwhile.");
    }
    expect((await ruleOf("Threats")).isOn).toBe(false);
  });

  it.each([
    [{ name: "  " }, "Please give it a name"],
    [{ patterns: "" }, "Please write a line, or choose what else it looks for."],
    [{ patterns: "kite\n... /" }, "There’s a line without a word"],
    [{ patterns: "kite\n".repeat(201) }, "A rule can have 200 lines"],
  ])("come back with what is wrong: %o", async (wrong, words) => {
    const reply = await send("/desk/words/new", { ...KITES, ...wrong, do: "save" });
    expect(reply.status).toBe(422);
    const html = await bodyOf(reply);
    expect(html).toContain(words);
    expect(html).toContain('<option value="ask" selected="">');
  });

  it.each([
    ["Latin", "pills/"],
    ["Devanagari", "गोली/"],
  ])("of the largest size in %s letters are saved, and come back whole", async (_, word) => {
    const line = word.repeat(LINE_LENGTH / word.length).slice(0, LINE_LENGTH - 1);
    const patterns = Array<string>(MOST_LINES).fill(line).join("\r\n");
    const saved = await send("/desk/words/new", { ...KITES, patterns, do: "save" });
    expect(saved.status).toBe(303);
    const { patterns: kept } = await ruleOf(KITES.name);
    expect(kept).toBe(patterns.replaceAll("\r", ""));
    const html = await page(await pathOf(KITES.name));
    expect(html).toContain(
      `A rule can have ${MOST_LINES} lines, of up to ${LINE_LENGTH} characters`,
    );
  });

  it("are thirty at most", async () => {
    for (let n = await db.$count(wordRules); n < 30; n += 1)
      expect((await send("/desk/words/new", { ...KITES, do: "save" })).status).toBe(303);
    const reply = await send("/desk/words/new", { ...KITES, do: "save" });
    expect([reply.status, await bodyOf(reply)]).toEqual([
      422,
      expect.stringContaining("There can be 30 rules."),
    ]);
  });
});

it("a preview of all rules reads 500 posts and 500 comments at most, however many there are", async () => {
  const now = Date.now();
  const { publicId } = await post({ text: "First", now: now - HOUR_MS });
  await env.DB.exec(
    `INSERT INTO posts (id, public_id, person_id, send_key, digest, expires_at, tile, parent_tile, reach, kind, text)
    WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 700)
    SELECT posts.id + n, 'p' || n, person_id, 'k' || n, '', expires_at, tile, parent_tile, reach, kind, 'Nr ' || n FROM posts, n WHERE public_id = '${publicId}'`.replaceAll(
      "\n",
      " ",
    ),
  );
  await env.DB.exec(
    `INSERT INTO comments (id, public_id, post_id, person_id, send_key, text)
    WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 700)
    SELECT posts.id + n, 'c' || n, posts.id, person_id, 'k' || n, 'Nr ' || n FROM posts, n WHERE public_id = '${publicId}'`.replaceAll(
      "\n",
      " ",
    ),
  );
  const { d1, tally } = meterDatabase(env.DB);
  const rules = await db.select().from(wordRules);
  const { found, ...read } = await previewWordRules(openDatabase(d1), rules, { now });
  expect(read).toEqual({ posts: 500, comments: 500, isAll: false });
  expect(found).toHaveLength(rules.length);
  expect(tally.rowsRead).toBeLessThanOrEqual(1000);
  expect(await page("/desk/words")).toContain(
    "the newest 500 posts and 500 comments of the last 24 hours",
  );
});
