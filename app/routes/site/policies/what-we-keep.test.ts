import { env } from "cloudflare:workers";
import sources from "virtual:product-files";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { posts } from "#app/db/community-schema.ts";
import { newPhone } from "#test/phone.ts";
import { CORNER } from "#test/neighbours.ts";

/** What the policy says that we keep, by column. */
const KEPT: Record<string, Record<string, string>> = {
  people: {
    id: "a number",
    key_hash: "the session id, scrambled",
    created_at: "when they came",
    last_seen_at: "their last visit, until 90 days after it",
    confirmed_age: "that they are old enough",
    reminded_at: "when they were reminded of the rules",
    banned_at: "a ban",
    ban_reason: "a ban",
    deletion_id: "the id by which a deletion is noted",
    seen_decision_at: "which decisions about them they were shown",
    reporting_ended_at: "that their reporting was ended",
    banned_until: "a ban",
    ban_of: "a ban",
    emptied_at: "a ban",
    last_address: "the address from which they last wrote, scrambled, for a day",
    last_address_at: "the address from which they last wrote, scrambled, for a day",
  },
  posts: {
    id: "when it was written",
    public_id: "its link",
    person_id: "whose it is",
    shop_id: "whose it is",
    digest: "that a second tap sends nothing again",
    send_key: "that a second tap sends nothing again",
    kind: "its category",
    text: "what was written",
    venue: "what was written",
    photos: "its photos",
    tile: "the square that it belongs to",
    parent_tile: "the square that it belongs to",
    reach: "how far it should reach",
    expires_at: "when it ends",
    starts_at: "when a plan begins, and by when help is needed",
    edited_at: "when it was written",
    resolved_at: "when it ends",
    hidden_at: "what moderators decided",
    comment_count: "comments",
    join_count: "how many are in or can help",
    reaction_counts: "reactions",
    author_told_at: "when its author was last told of a comment",
    flagged_at: "that it was reported and is being checked",
    former: "what others see of it until the next full minute",
  },
  comments: {
    id: "when it was written",
    public_id: "its address in the thread",
    post_id: "its thread",
    person_id: "whose it is",
    send_key: "that a second tap sends nothing again",
    text: "what was written",
    hidden_at: "what moderators decided",
    flagged_at: "that it was reported and is being checked",
    name: "which made-up name its writer has in the thread",
  },
};

/** A column that is added is to be named here, and in the policy first. */
const columnsOf = async (table: string) => {
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info(?)")
    .bind(table)
    .all<{ name: string }>();
  return results.map(({ name }) => name).toSorted();
};

it.each(Object.keys(KEPT))(
  "of a neighbour, the database has no column for anything else than %s",
  async (table) => {
    expect(await columnsOf(table)).toEqual(Object.keys(KEPT[table] ?? {}).toSorted());
  },
);

it("a post has the name of a place only if its author typed one", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  await phone.publish({ text: "A ladder, please" });
  await phone.publish({ text: "A drill, please", venue: "tea stall" });
  const kept = await openDatabase(env.DB)
    .select({ text: posts.text, venue: posts.venue })
    .from(posts);
  expect(kept).toEqual(
    expect.arrayContaining([
      { text: "A ladder, please", venue: "" },
      { text: "A drill, please", venue: "tea stall" },
    ]),
  );
});

describe("in the browser,", () => {
  /** What fingerprints are made of, and the ids of devices. */
  const TELLING =
    /\b(?:getHighEntropyValues|deviceMemory|hardwareConcurrency|getBattery|enumerateDevices|navigator\.plugins|mimeTypes|(?:Offline)?AudioContext|WEBGL_debug_renderer_info|measureText|queryLocalFonts|getInstalledRelatedApps|IMEI|serialNumber|advertisingId)\b/;

  it("no script reads what tells one device from another", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(500);
    expect(Object.keys(sources).filter((path) => TELLING.test(sources[path] ?? ""))).toEqual([]);
    expect(TELLING.test("new AudioContext()")).toBe(true);
  });
});
