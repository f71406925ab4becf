import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bannedAddresses } from "#app/db/banned-addresses-schema.ts";
import { people } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { removeOldAddresses } from "#app/domain/people/addresses.ts";
import { removeAbsentPeople } from "#app/domain/people/remove-absent-people.ts";
import { endBans } from "#app/domain/reports/bans.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { doChores } from "#app/http/chores.ts";
import { CORNER } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { caseOf } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { newAddress, submit, visit } from "#test/visit.ts";

/* A ban is undone in two taps: Delete my data, and post again; the case then loses the offender. */

const db = openDatabase(env.DB);
const MEAN = "You are all fools";

let now: number;
let address: string;
let offender: Phone;
let operator: string;

function later(ms: number): void {
  now += ms;
  vi.spyOn(Date, "now").mockReturnValue(now);
}

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "banned_addresses", "people"])
    await env.DB.exec(`DELETE FROM ${table}`);
  now = Date.now();
  later(0);
  operator = (await logIn(null)).cookie;
  address = newAddress()["CF-Connecting-IP"];
  // Minutes pass here of which the limits of a minute know nothing.
  for (const limiter of [
    env.POSTS_PER_ADDRESS,
    env.COMMENTS_PER_ADDRESS,
    env.NEIGHBOURS_PER_ADDRESS,
  ])
    vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
  offender = newPhone({ address });
  await offender.goTo(CORNER);
});
afterEach(() => vi.restoreAllMocks());

const threadOf = async (phone: Phone) =>
  /\/nearby\/posts\/[\w-]{16}(?=")/.exec(await textOf(phone, "/nearby/mine"))?.[0] ?? "";
const textOf = async (phone: Phone, path: string) =>
  (await (await phone.get(path)).text()).replaceAll("<!-- -->", "");
const deleteData = (phone: Phone) => phone.send("/nearby/mine", { operation: "delete-data" });
const comment = (phone: Phone, thread: string) =>
  phone.send(thread, {
    operation: "comment",
    text: "Me again",
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });
const decide = async (fields: Record<string, string>) => {
  const { id } = await caseOf();
  const seen = { decision: "", decidedAt: "", isChildSafety: "false", reportCount: "1" };
  return submit(`/desk/reports/${id}`, { ...seen, reason: "", ...fields }, { Cookie: operator });
};

/** The offender posts, is reported by somebody elsewhere, and is banned for so many days. */
async function ban(days = "30"): Promise<void> {
  expect((await offender.publish({ text: MEAN })).status).toBe(303);
  const report = { of: "post", reason: "harassment", words: "" };
  await newPhone().send(`${await threadOf(offender)}/report?of=post`, report);
  expect((await decide({ act: "ban", reason: "Insults", days })).status).toBe(303);
}

describe("a ban", () => {
  it("is not undone by Delete my data: nothing is left but the ban, and the case keeps the offender", async () => {
    await ban();
    await offender.send("/nearby/mine", { operation: "ask-alert" });
    expect(await textOf(offender, "/nearby/mine")).toMatch(
      /Your ban isn’t deleted: until it ends, in 30 days/,
    );
    const before = await offender.get("/nearby/mine/export");
    expect(await before.text()).toContain(MEAN);
    const deleted = await deleteData(offender);
    expect(deleted.headers.get("Location")).toBe("/nearby/mine?done=emptied");
    const mine = await textOf(offender, "/nearby/mine?done=emptied");
    expect(mine).toMatch(/role="status">[^<]*Your ban stays until it ends/);
    expect(mine).toContain("You can’t post or comment here");
    expect(mine).toContain("The ban ends on");
    const refused = await offender.publish({ text: "Back again" });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringMatching(/stopped you from posting for 30 more days: Insults/),
    ]);
    const exported = await (await offender.get("/nearby/mine/export")).json();
    expect(exported).toMatchObject({ posts: [], toldOfTheNextPost: null });
    const [known, ...others] = (await db.select().from(people)).filter((each) => each.bannedAt);
    expect(others).toEqual([]);
    expect(known).toMatchObject({ confirmedAge: null, banReason: "Insults" });
    expect((await db.select().from(cases))[0]?.authorId).toBe(known?.id);
    const seen = await visit(`/desk/reports/${(await caseOf()).id}`, {
      headers: { Cookie: operator },
    });
    expect(await seen.text()).toMatch(/Banned <time.*They’ve deleted their data/s);
  });

  it("is not escaped by Delete my data while what they wrote is still being checked", async () => {
    await offender.publish({ text: MEAN });
    const report = { of: "post", reason: "harassment", words: "" };
    await newPhone().send(`${await threadOf(offender)}/report?of=post`, report);
    later(HOUR_MS);
    const deleted = await deleteData(offender);
    expect(deleted.headers.get("Location")).toBe("/nearby/mine?done=checked");
    const mine = await textOf(offender, "/nearby/mine?done=checked");
    expect(mine).toMatch(/role="status">[^<]*Something you wrote is still being checked/);
    const exported = await (await offender.get("/nearby/mine/export")).text();
    expect(exported).not.toContain(MEAN);
    // What they do before they delete it again goes as well.
    await offender.send("/nearby/mine", { operation: "ask-alert" });
    await offender.goTo(CORNER);
    await offender.send("/nearby/mine", { operation: "ask-alert" });
    await deleteData(offender);
    expect(await (await offender.get("/nearby/mine/export")).json()).toMatchObject({
      toldOfTheNextPost: null,
    });
    const [found] = await db.select().from(cases);
    const rest = (await db.select().from(people)).find(({ id }) => id === found?.authorId);
    expect(rest).toMatchObject({ createdAt: now, confirmedAge: null, bannedAt: null });
    // All that is left, as the privacy policy says.
    const left = Object.entries(rest ?? {}).flatMap(([name, value]) =>
      value === null ? [] : name,
    );
    expect(left.toSorted()).toEqual([
      "createdAt",
      "deletionId",
      "emptiedAt",
      "id",
      "keyHash",
      "lastAddress",
      "lastAddressAt",
      "lastSeenAt",
    ]);
    expect((await decide({ act: "ban", reason: "Insults", days: "30" })).status).toBe(303);
    expect((await offender.publish({ text: "Back again" })).status).toBe(403);
    const cleared = newPhone({ address });
    expect((await cleared.publish({ text: "Me again" })).status).toBe(429);
  });

  it("that was not imposed leaves nothing: whoever deletes their data after the decision is forgotten", async () => {
    await offender.publish({ text: MEAN });
    const report = { of: "post", reason: "harassment", words: "" };
    await newPhone().send(`${await threadOf(offender)}/report?of=post`, report);
    await deleteData(offender);
    expect((await decide({ act: "restore" })).status).toBe(303);
    later(HOUR_MS);
    await doChores("* * * * *", now);
    const again = await deleteData(offender);
    expect(again.headers.get("Location")).toBe("/nearby/mine?done=deleted");
    expect(offender.jar.has("neighbour")).toBe(false);
    expect((await db.select().from(cases))[0]?.authorId).toBeNull();
  });

  it("ends by itself: who has deleted their data is then forgotten, others are let in", async () => {
    await ban("7");
    const other = newPhone();
    later(7 * DAY_MS - 1);
    expect((await offender.publish()).status).toBe(403);
    later(1);
    expect((await offender.publish()).status).toBe(303);
    await endBans(db, { now });
    expect((await other.publish()).status).toBe(303);

    await env.DB.exec("DELETE FROM cases");
    await env.DB.exec("DELETE FROM posts");
    await ban("7");
    await decide({ act: "hide", reason: "Insults" });
    await deleteData(offender);
    later(7 * DAY_MS);
    expect(await textOf(offender, "/nearby/mine")).not.toMatch(/comment here for \d+ more/);
    expect(await endBans(db, { now })).toEqual({ people: 0, removed: 1 });
    expect((await offender.publish()).status).toBe(303);
  });

  it("of a year stays for a year, with the cookie, also where nobody comes for 90 days", async () => {
    await ban("365");
    const deleted = await deleteData(offender);
    const cookie = deleted.headers.getSetCookie().find((each) => each.includes("neighbour="));
    expect(cookie).toContain(`Max-Age=${(365 * DAY_MS) / 1000}`);
    later(360 * DAY_MS);
    await removeAbsentPeople(db, { now });
    await endBans(db, { now });
    expect((await offender.publish()).status).toBe(403);
  });

  it("moves to another phone, and stays on the old one", async () => {
    await ban();
    const page = await (await offender.send("/nearby/mine", { operation: "make-code" })).text();
    const [code = ""] = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(page) ?? [];
    const second = newPhone();
    const moved = await second.send("/nearby/mine", { operation: "use-code", code });
    expect(moved.headers.get("Location")).toBe("/nearby/mine?done=moved");
    for (const phone of [second, offender]) expect((await phone.publish()).status).toBe(403);
  });

  it("is not shed by taking the code of a phone that is not banned", async () => {
    await ban();
    await deleteData(offender);
    const clean = newPhone();
    await clean.publish();
    await clean.send(await threadOf(clean), { operation: "delete" });
    const page = await (await clean.send("/nearby/mine", { operation: "make-code" })).text();
    const [code = ""] = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(page) ?? [];
    await offender.send("/nearby/mine", { operation: "use-code", code });
    expect((await offender.publish()).status).toBe(403);
    const known = await db.select().from(people);
    const banned = known.find(({ bannedAt, emptiedAt }) => bannedAt && !emptiedAt);
    expect((await db.select().from(cases))[0]?.authorId).toBe(banned?.id);
  });

  it("lifted after that leaves nothing at all", async () => {
    await ban();
    await decide({ act: "hide", reason: "Insults" });
    await deleteData(offender);
    expect((await decide({ act: "lift-ban" })).status).toBe(303);
    expect((await db.select().from(people)).filter(({ emptiedAt }) => emptiedAt)).toEqual([]);
    expect((await offender.publish()).status).toBe(303);
  });
});

describe("whoever clears their cookies at the address of somebody who was banned", () => {
  const newHere = () => newPhone({ address });

  it("waits an hour before the first post or comment, keeps what they typed, and may then write", async () => {
    const settled = newHere();
    await settled.publish();
    later(6 * HOUR_MS);
    await ban();
    later(MINUTE_MS);
    const thread = await threadOf(settled);
    const cleared = newHere();
    const refused = await cleared.publish({ text: "It is me" });
    const page = (await refused.text()).replaceAll("<!-- -->", "");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(page).toContain(
      "You can write from this network in 60 minutes. What you typed is still here.",
    );
    expect(page).toContain("It is me");
    expect((await comment(cleared, thread)).status).toBe(429);
    later(12 * MINUTE_MS);
    const outbox = await cleared.send("/nearby/outbox", {
      kind: "update",
      text: "It is me",
      reach: "1",
      hours: "1",
      tile: "16/46034/29229",
      sendKey: crypto.randomUUID(),
    });
    expect(await outbox.json()).toMatchObject({
      problem: { refusal: { reason: "too-new", of: "network", retryAfter: 48 * 60 } },
    });
    // Neighbours with standing can go on writing, and so can everybody elsewhere.
    expect((await settled.publish()).status).toBe(303);
    expect((await comment(newPhone(), thread)).status).toBe(303);
    later(48 * MINUTE_MS);
    expect((await cleared.publish()).status).toBe(303);
    expect((await comment(cleared, thread)).status).toBe(303);
  });

  it("gains nothing from a session that was kept ready: without standing, it waits an hour from the ban, and only once", async () => {
    const [ready, elsewhere] = [newHere(), newPhone()];
    for (const phone of [ready, elsewhere]) expect((await phone.publish()).status).toBe(303);
    later(2 * HOUR_MS);
    await ban();
    const refused = await ready.publish({ text: "It is me" });
    expect(refused.status).toBe(429);
    // It ends with a quarter of an hour, which does not tell when the ban began.
    const wait = Number(refused.headers.get("Retry-After")) * 1000;
    expect(wait).toBeGreaterThan(45 * MINUTE_MS);
    expect(wait).toBeLessThanOrEqual(HOUR_MS);
    expect(Math.floor((Date.now() + wait) / 1000) % (15 * 60)).toBe(0);
    expect((await comment(ready, await threadOf(elsewhere))).status).toBe(429);
    expect((await elsewhere.publish()).status).toBe(303);
    later(HOUR_MS);
    // The address is noted again, but nobody has to wait longer for that.
    await offender.get("/nearby");
    expect((await ready.publish()).status).toBe(303);
  });

  it("does so for 24 hours, counted from the last visit with the banned session", async () => {
    await ban();
    later(20 * HOUR_MS);
    expect((await newHere().publish()).status).toBe(429);
    const elsewhere = newPhone({ address: "198.51.100.9" });
    expect((await elsewhere.publish()).status).toBe(303);
    await offender.get("/nearby");
    later(23 * HOUR_MS);
    expect((await newHere().publish()).status).toBe(429);
    later(HOUR_MS);
    expect((await newHere().publish()).status).toBe(303);
  });

  it("and the address is noted once an hour at most, as a keyed hash, which is gone after a day", async () => {
    await ban();
    await offender.get("/nearby");
    const noted = () => db.select().from(bannedAddresses);
    const first = await noted();
    later(59 * MINUTE_MS);
    await offender.get("/nearby");
    expect(await noted()).toEqual(first);
    later(MINUTE_MS);
    await offender.get("/nearby");
    const [renewed] = await noted();
    expect(renewed?.endsAt).toBe(now + DAY_MS);
    const rows = JSON.stringify([await noted(), await db.select().from(people)]);
    expect(rows).not.toContain(address.slice(0, 15));
    later(DAY_MS + 1);
    await removeOldAddresses(db, { now });
    expect(await noted()).toEqual([]);
    expect((await db.select().from(people)).filter((each) => each.lastAddress)).toEqual([]);
  });
});
