import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Phone } from "#test/phone.ts";
import { settledPhone } from "#test/settled-phone.ts";
import { layStarterRules } from "#test/word-rules.ts";

/* Authors read in their own feed, in the place of their post, that it is being checked. Nobody else learns of it. */

const REPORTED = "Reported, being checked. For now, only you can see it.";
const CAUGHT = "Being checked. For now, only you can see it.";
const THREAT = "I will kill you if nobody helps";
const PATHS = ["/nearby", "/nearby?kind=help"];

beforeAll(layStarterRules);
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
});

/** The first page of a feed, without its scripts, which hold all texts. */
async function feedOf(phone: Phone, path: string): Promise<string> {
  const page = await (await phone.get(path)).text();
  return page.replaceAll("<!-- -->", "").replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
}

/** What a feed shows of these texts, in order. */
const shownAt = async (phone: Phone, path: string) =>
  (await feedOf(phone, path)).match(/Ladder\?|Sugar\?|Drill\?|[^>]*only you can see it\./g) ?? [];

const threadIn = (page: string) => /\/nearby\/posts\/[\w-]{16}/.exec(page)?.[0] ?? "none";

it("a post hidden by reports stays in its place in its author's feed", async () => {
  const [author, other, reporter] = [
    await settledPhone(),
    await settledPhone(),
    await settledPhone(),
  ];
  await other.publish({ text: "Ladder?" });
  await author.publish({ text: "Sugar?" });
  await other.publish({ text: "Drill?" });
  // So that the page is cached with it.
  for (const path of PATHS) expect(await shownAt(reporter, path)).toHaveLength(3);
  const thread = threadIn(await feedOf(author, "/nearby/mine"));
  const sent = { of: "post", reason: "child-safety", words: "" };
  expect((await reporter.send(`${thread}/report?of=post`, sent)).status).toBe(303);
  for (const path of PATHS) {
    expect(await shownAt(author, path)).toEqual(["Drill?", REPORTED, "Sugar?", "Ladder?"]);
    for (const phone of [other, reporter])
      expect(await shownAt(phone, path)).toEqual(["Drill?", "Ladder?"]);
  }
  // Nobody can answer it or pass it on.
  const card = /<article[^>]*>(?:(?!<\/article>).)*Sugar\?.*?<\/article>/s.exec(
    await feedOf(author, "/nearby"),
  )?.[0];
  expect(card).not.toMatch(/<button|Share|Comment/);
  expect(card).toContain(">Open post</a>");
});

it("a post held by a word rule is in its author's feed at once", async () => {
  const [author, other] = [await settledPhone(), await settledPhone()];
  await author.publish({ text: THREAT });
  for (const path of PATHS) {
    expect(await feedOf(author, path)).toMatch(new RegExp(`${CAUGHT}.*${THREAT}`, "s"));
    expect(await feedOf(other, path)).not.toMatch(new RegExp(`${CAUGHT}|${THREAT}`));
  }
});
