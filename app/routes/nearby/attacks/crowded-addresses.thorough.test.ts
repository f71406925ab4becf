import { env } from "cloudflare:workers";
import { desc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { removePastCounts } from "#app/domain/hourly-counts.ts";
import type { Person } from "#app/domain/people/people.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import {
  HIDING_A_DAY_OF_ADDRESS,
  REPORTS_A_DAY,
  REPORTS_A_DAY_OF_ADDRESS,
  type Reason,
} from "#app/domain/reports/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { areaCountsOf, reportCountsOf } from "#app/http/report-counts.ts";
import { CORNER, newNeighbour, post, stores } from "#test/neighbours.ts";
import { newcomersCame } from "#test/newcomers.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { settledNeighbour } from "#test/reports.ts";
import { settledPhone } from "#test/settled-phone.ts";
import { newAddress, ORIGIN } from "#test/visit.ts";

/*
 * A family, a hostel or a whole carrier can share an address. An attacker there, whose sessions cost nothing, can use up
 * its limits: neighbours with standing must still be able to report and write.
 */

const { db } = stores;

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people", "hourly_counts"])
    await env.DB.exec(`DELETE FROM ${table}`);
});
afterEach(() => vi.restoreAllMocks());

const addressOf = () => newAddress()["CF-Connecting-IP"];
const threadAt = async (now: number) => (await post({ now })).publicId;
const reportFrom = (phone: Phone, thread: string, reason = "child-safety") =>
  phone.send(`/nearby/posts/${thread}/report?of=post`, { of: "post", reason, words: "" });

/** Somebody at the corner, at this address, who joined a day ago. */
const settled = (address: string) => settledPhone(CORNER, { address });

describe("using up an address's limit", () => {
  it("of a minute does not stop neighbours with standing there from reporting, posting or commenting", async () => {
    const address = addressOf();
    const neighbour = await settled(address);
    const thread = await threadAt(Date.now() - 1000);
    const say = (phone: Phone) =>
      phone.send(`/nearby/posts/${thread}`, {
        operation: "comment",
        isOldEnough: "yes",
        text: "Here",
        sendKey: crypto.randomUUID(),
      });
    await inOneMinute(async () => {
      const stranger = newPhone({ address });
      const flood = async (times: number, act: (phone: Phone) => Promise<Response>) => {
        for (let n = 0; n < times; n += 1) await act(stranger);
        expect((await act(newPhone({ address }))).status).toBe(429);
        expect((await act(neighbour)).status).toBe(303);
      };
      await flood(60, say);
      await flood(20, (phone) => phone.publish({ text: "Anybody?" }));
      await flood(5, (phone) => reportFrom(phone, thread));
    });
    const [hidden] = await db.select().from(posts).where(eq(posts.publicId, thread));
    expect(hidden?.hiddenAt).not.toBeNull();
  });

  it("of a day does not stop neighbours with standing there from reporting", async () => {
    vi.spyOn(env.REPORTS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
    vi.spyOn(env.NEIGHBOURS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
    const address = addressOf();
    const neighbour = await settled(address);
    const thread = await threadAt(Date.now() - 1000);
    for (let n = 0; n < REPORTS_A_DAY_OF_ADDRESS; n += 1)
      await reportFrom(newPhone({ address }), thread, "spam");
    expect((await reportFrom(newPhone({ address }), thread, "spam")).status).toBe(429);
    for (let n = 0; n < REPORTS_A_DAY; n += 1) {
      const each = await threadAt(Date.now() - 1000 - n);
      expect((await reportFrom(neighbour, each, "violence")).status).toBe(303);
    }
    expect((await reportFrom(neighbour, thread, "violence")).status).toBe(429);
  });
});

it("many sessions with standing at one address hide no text, except for a child's safety", async () => {
  const address = addressOf();
  const patient: Phone[] = [];
  for (let n = 0; n < 5; n += 1) patient.push(await settled(address));
  const thread = await threadAt(Date.now() - 1000);
  const state = async () => {
    const [found] = await db.select().from(posts).where(eq(posts.publicId, thread));
    return { isHidden: found?.hiddenAt !== null, isFlagged: found?.flaggedAt !== null };
  };
  await inOneMinute(async () => {
    for (const phone of patient)
      expect((await reportFrom(phone, thread, "violence")).status).toBe(303);
  });
  expect(await state()).toEqual({ isHidden: false, isFlagged: true });
  await reportFrom(await settled(addressOf()), thread, "violence");
  expect((await state()).isHidden).toBe(true);
});

describe("somebody patient, with many sessions with standing at as many addresses,", () => {
  /** Reports each post with the sessions, and gives how many are hidden. */
  async function silence(reason: string, { texts, sessions }: { texts: number; sessions: number }) {
    for (const limiter of [env.NEIGHBOURS_PER_ADDRESS, env.REPORTS_PER_ADDRESS])
      vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
    const threads: string[] = [];
    for (let n = 0; n < texts; n += 1) threads.push(await threadAt(Date.now() - 1000 - n));
    const patient: Phone[] = [];
    for (let n = 0; n < sessions; n += 1) patient.push(await settled(addressOf()));
    const perText = reason === "child-safety" ? 1 : 3;
    let next = 0;
    for (const thread of threads) {
      for (let n = 0; n < perText; n += 1) {
        const phone = patient[next % sessions] as Phone;
        next += 1;
        expect((await reportFrom(phone, thread, reason)).status).toBe(303);
      }
    }
    const all = await db.select().from(posts);
    return {
      hidden: all.filter(({ hiddenAt }) => hiddenAt !== null).length,
      flagged: all.filter(({ flaggedAt }) => flaggedAt !== null).length,
    };
  }

  it("hides 20 texts of an area a day for a child's safety, and puts the others behind a tap", async () => {
    expect(await silence("child-safety", { texts: 25, sessions: 9 })).toEqual({
      hidden: 20,
      flagged: 5,
    });
  });

  it("hides 10 for other reasons, and puts the others behind a tap", async () => {
    expect(await silence("spam", { texts: 14, sessions: 6 })).toEqual({ hidden: 10, flagged: 4 });
  });
});

describe("an area whose share of reports somebody tries to use up", () => {
  const isHidden = async (thread: string) => {
    const [found] = await db.select().from(posts).where(eq(posts.publicId, thread));
    return found?.hiddenAt !== null;
  };
  beforeEach(() => {
    for (const limiter of [env.NEIGHBOURS_PER_ADDRESS, env.REPORTS_PER_ADDRESS])
      vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
  });

  it("from one address, keeps half of those that count for its neighbours", async () => {
    const address = addressOf();
    const patient: Phone[] = [];
    for (let n = 0; n < 3; n += 1) patient.push(await settled(address));
    // Two of the three report each text, so each reports twenty texts.
    for (let n = 0; n < 30; n += 1) {
      const thread = await threadAt(Date.now() - 1000 - n);
      for (const phone of patient.filter((_, index) => index !== n % 3))
        expect((await reportFrom(phone, thread, "spam")).status).toBe(303);
    }
    const thread = await threadAt(Date.now() - 1000);
    for (let n = 0; n < 3; n += 1) await reportFrom(await settled(addressOf()), thread, "spam");
    expect(await isHidden(thread)).toBe(true);
  }, 60_000);

  /** Ten people of this age, at these addresses in turn, report three texts each, as through the route but without its page. */
  async function useUp(
    addresses: () => string,
    reason: Reason = "child-safety",
    { age = DAY_MS } = {},
  ) {
    const now = Date.now();
    for (let n = 0; n < 10; n += 1) {
      const by = await newNeighbour(now - age);
      const request = new Request(ORIGIN, { headers: { "CF-Connecting-IP": addresses() } });
      for (let m = 0; m < 3; m += 1) {
        const of = { thread: await threadAt(now - 1000 - m), of: "post", words: "", reason };
        const address = reportCountsOf(request, of, now);
        // From a single address, reports beyond its own share are refused.
        await fileReport(stores, by, of, { now, address, areaOf: areaCountsOf(request, now) });
      }
    }
  }
  const isHiddenBy = async (phones: Phone[], reason = "child-safety") => {
    const thread = await threadAt(Date.now() - 1000);
    for (const phone of phones) await reportFrom(phone, thread, reason);
    return isHidden(thread);
  };
  /** Has the desk find all reports right, and the first of them as old as this. */
  async function findRight(age: number) {
    await db.update(cases).set({ decision: "hide", decidedAt: Date.now() });
    await db
      .update(reports)
      .set({ createdAt: Date.now() - age })
      .where(sql`case_id = (SELECT min(id) FROM cases)`);
  }
  async function provenAt(address: string): Promise<Phone> {
    const phone = await settled(address);
    for (let n = 0; n < 2; n += 1) await reportFrom(phone, await threadAt(Date.now() - n), "spam");
    await findRight(31 * DAY_MS);
    return phone;
  }

  it("from many addresses, still hides what people report who came a week ago, or whose reports were right before", async () => {
    const known = await settled(addressOf());
    await db.update(people).set({ createdAt: Date.now() - 7 * DAY_MS });
    const proven = await provenAt(addressOf());
    await useUp(addressOf);
    expect(await isHiddenBy([await settled(addressOf())])).toBe(false);
    expect(await isHiddenBy([known])).toBe(true);
    expect(await isHiddenBy([proven])).toBe(true);
  }, 60_000);

  it("from many addresses by sessions kept for a week, still hides what people report who came two months ago", async () => {
    const longKnown = await settled(addressOf());
    await db.update(people).set({ createdAt: Date.now() - 60 * DAY_MS });
    const known = await settled(addressOf());
    await db
      .update(people)
      .set({ createdAt: Date.now() - 7 * DAY_MS })
      .where(sql`id = (SELECT max(id) FROM people)`);
    await useUp(addressOf, "child-safety", { age: 7 * DAY_MS });
    expect(await isHiddenBy([known])).toBe(false);
    expect(await isHiddenBy([longKnown])).toBe(true);
  }, 60_000);

  it("by sessions that have reported their own spam, counts only those that were first", async () => {
    const spam = [await threadAt(Date.now() - 1), await threadAt(Date.now() - 2)];
    const others: Phone[] = [];
    for (let n = 0; n < 3; n += 1) others.push(await settled(addressOf()));
    for (const phone of others) for (const thread of spam) await reportFrom(phone, thread, "spam");
    await findRight(31 * DAY_MS);
    await useUp(addressOf);
    const [first, second, third] = others as [Phone, Phone, Phone];
    expect(await isHiddenBy([second, third])).toBe(false);
    // Whoever reported both first, of two authors, is proven.
    expect(await isHiddenBy([first])).toBe(true);
  }, 60_000);

  it("by sessions that have reported spam of their own in the last month, hides no more than without it", async () => {
    const reporter = await settled(addressOf());
    for (let n = 0; n < 2; n += 1)
      await reportFrom(reporter, await threadAt(Date.now() - n), "spam");
    await findRight(29 * DAY_MS);
    await useUp(addressOf);
    expect(await isHiddenBy([reporter])).toBe(false);
    await findRight(31 * DAY_MS);
    expect(await isHiddenBy([reporter])).toBe(true);
  }, 60_000);

  it("by a session that reported spam of one author, who then deleted their data, counts one author", async () => {
    const reporter = await provenAt(addressOf());
    await db.delete(people).where(sql`id IN (SELECT author_id FROM cases)`);
    await useUp(addressOf);
    expect(await isHiddenBy([reporter])).toBe(false);
  }, 60_000);

  it("does not keep whoever comes second from being proven where the first report was abusive", async () => {
    const crowd = await settled(addressOf());
    const second = await settled(addressOf());
    const spam = [await threadAt(Date.now() - 1), await threadAt(Date.now() - 2)];
    for (const phone of [crowd, second])
      for (const thread of spam) await reportFrom(phone, thread, "spam");
    await findRight(31 * DAY_MS);
    await db
      .update(reports)
      .set({ abusiveAt: Date.now() })
      .where(sql`id IN (SELECT min(id) FROM reports GROUP BY case_id)`);
    await useUp(addressOf);
    expect(await isHiddenBy([second])).toBe(true);
  }, 60_000);

  it("from their own address, still hides what people report whose reports were right before", async () => {
    const address = addressOf();
    const proven = await provenAt(address);
    await useUp(() => address);
    expect(await isHiddenBy([await settled(address)])).toBe(false);
    expect(await isHiddenBy([proven])).toBe(true);

    await useUp(() => address, "spam");
    const others = [await settled(addressOf()), await settled(addressOf())];
    expect(await isHiddenBy([...others, await settled(address)], "spam")).toBe(false);
    expect(await isHiddenBy([...others, proven], "spam")).toBe(true);
  }, 60_000);
});

describe("of the reports of one thing from an address", () => {
  /** An evening, UTC. */
  const EVENING = Date.UTC(2026, 10, 20, 23, 30);
  const address = addressOf();
  const reportAt = async (
    now: number,
    thread: string,
    {
      by,
      reason = "violence",
      from = address,
      thing = "post",
    }: { by?: Person; reason?: Reason; from?: string; thing?: string } = {},
  ) => {
    const of = { thread, of: thing, words: "", reason };
    const request = new Request("https://nukkad.test", { headers: { "CF-Connecting-IP": from } });
    const counts = reportCountsOf(request, of, now);
    const reporter = by ?? (await settledNeighbour(now));
    expect(await fileReport(stores, reporter, of, { now, address: counts })).toMatchObject({
      ok: true,
    });
  };
  const isHidden = async (thread: string) => {
    const [found] = await db.select().from(posts).where(eq(posts.publicId, thread));
    return found?.hiddenAt !== null;
  };

  it.each([
    ["a post", "update", 23],
    ["a plan in three days", "plan", 73],
  ] as const)("two count towards hiding %s, also across midnight", async (_, kind, hours) => {
    const startsAt = kind === "plan" ? EVENING + 72 * HOUR_MS : null;
    const thread = (await post({ kind, startsAt, now: EVENING })).publicId;
    await reportAt(EVENING + MINUTE_MS, thread);
    await reportAt(EVENING + MINUTE_MS, thread);
    await reportAt(EVENING + HOUR_MS, thread);
    await removePastCounts(db, { now: EVENING + hours * HOUR_MS });
    await reportAt(EVENING + hours * HOUR_MS, thread);
    expect(await isHidden(thread)).toBe(false);
    await reportAt(EVENING + hours * HOUR_MS, thread, { from: addressOf() });
    expect(await isHidden(thread)).toBe(true);
  });

  it("those by one person count once", async () => {
    const thread = (await post({ now: EVENING })).publicId;
    const by = await settledNeighbour(EVENING);
    for (const _ of [1, 2, 3]) await reportAt(EVENING, thread, { by });
    await reportAt(EVENING, thread);
    expect(await isHidden(thread)).toBe(false);
    await reportAt(EVENING, thread, { from: addressOf() });
    expect(await isHidden(thread)).toBe(true);
  });

  it("those by one person for a child's safety use up nothing of the neighbours", async () => {
    const [first, other] = [await post({ now: EVENING }), await post({ now: EVENING + 1 })];
    const by = await settledNeighbour(EVENING);
    const reason = "child-safety";
    for (let n = 0; n <= HIDING_A_DAY_OF_ADDRESS; n += 1)
      await reportAt(EVENING + 1, first.publicId, { by, reason });
    await reportAt(EVENING + 1, other.publicId, { reason });
    expect([await isHidden(first.publicId), await isHidden(other.publicId)]).toEqual([true, true]);
  });

  it("those of photos, which are hidden in any case, use up nothing of the texts", async () => {
    const reason = "child-safety";
    for (let n = 0; n < HIDING_A_DAY_OF_ADDRESS; n += 1) {
      const { publicId } = await post({ files: [png], now: EVENING + n });
      await reportAt(EVENING + 99, publicId, { reason, thing: "photo-1" });
    }
    const { publicId } = await post({ now: EVENING });
    await reportAt(EVENING + 99, publicId, { reason });
    expect(await isHidden(publicId)).toBe(true);
  });

  it("one that is repeated for a child's safety, beyond what hides at once, keeps its weight", async () => {
    const thread = (await post({ now: EVENING })).publicId;
    for (let n = 0; n < HIDING_A_DAY_OF_ADDRESS; n += 1) {
      const { publicId } = await post({ now: EVENING + 1 + n });
      await reportAt(EVENING + 99, publicId, { reason: "child-safety" });
    }
    const by = await settledNeighbour(EVENING);
    await reportAt(EVENING + 99, thread, { by });
    await reportAt(EVENING + 99, thread, { by, reason: "child-safety" });
    await reportAt(EVENING + 99, thread);
    expect(await isHidden(thread)).toBe(false);
    await reportAt(EVENING + 99, thread, { from: addressOf() });
    expect(await isHidden(thread)).toBe(true);
  });
});

it("somebody who begins with a report counts as new when they first write: an address has sixty an hour either way", async () => {
  vi.spyOn(env.REPORTS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
  vi.spyOn(env.NEIGHBOURS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
  vi.spyOn(env.POSTS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
  const address = addressOf();
  const thread = await threadAt(Date.now() - 1000);
  await newcomersCame(address, 56);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const phone = newPhone({ address });
    expect((await reportFrom(phone, thread)).status).toBe(303);
    statuses.push((await phone.publish({ text: `Flat ${n}` })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 429, 429]);
  const [last] = await db.select().from(people).orderBy(desc(people.id)).limit(1);
  expect(last?.confirmedAge).toBeNull();
});
