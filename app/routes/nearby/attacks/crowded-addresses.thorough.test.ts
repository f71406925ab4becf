import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { REPORTS_A_DAY, REPORTS_A_DAY_OF_ADDRESS } from "#app/domain/reports/limits.ts";
import { CORNER, post, settleAll, stores } from "#test/neighbours.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { newAddress } from "#test/visit.ts";

/*
 * A family, a hostel or a whole carrier can share an address. An attacker there, whose sessions cost nothing, can use up
 * its limits: neighbours with standing must still be able to report and write.
 */

const { db } = stores;

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people", "hourly_counts"])
    await env.DB.exec(`DELETE FROM ${table}`);
});

const addressOf = () => newAddress()["CF-Connecting-IP"];
const threadAt = async (now: number) => (await post({ now })).publicId;
const reportFrom = (phone: Phone, thread: string, reason = "child-safety") =>
  phone.send(`/nearby/posts/${thread}/report?of=post`, { of: "post", reason, words: "" });

/** Somebody at the corner, at this address, who joined a day ago. */
async function settled(address: string): Promise<Phone> {
  const phone = newPhone({ address });
  await phone.goTo(CORNER);
  await phone.send("/nearby/old-enough", { isOldEnough: "yes" });
  await settleAll();
  return phone;
}

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
    vi.restoreAllMocks();
  }, 60_000);
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

it("somebody who begins with a report counts as new when they first write: an address has sixty an hour either way", async () => {
  vi.spyOn(env.REPORTS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
  vi.spyOn(env.NEIGHBOURS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
  vi.spyOn(env.POSTS_PER_ADDRESS, "limit").mockResolvedValue({ success: true });
  const address = addressOf();
  const thread = await threadAt(Date.now() - 1000);
  const statuses: number[] = [];
  for (let n = 0; n < 62; n += 1) {
    const phone = newPhone({ address });
    expect((await reportFrom(phone, thread)).status).toBe(303);
    statuses.push((await phone.publish({ text: `Flat ${n}` })).status);
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  const [last] = await db.select().from(people).orderBy(desc(people.id)).limit(1);
  expect(last?.confirmedAge).toBeNull();
  vi.restoreAllMocks();
}, 60_000);
