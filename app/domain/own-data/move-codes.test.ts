import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { people, posts } from "#app/db/community-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { reports } from "#app/db/moderation-schema.ts";
import { setJoin } from "#app/domain/posts/joins.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { stores, newNeighbour, post } from "#test/neighbours.ts";
import { report } from "#test/reports.ts";
import { listBlocks } from "#app/domain/posts/blocks.ts";
import { makeMoveCode, redeemMoveCode, removeOldCodes } from "./move-codes.ts";
import {
  admitWriter,
  confirmAge,
  createPerson,
  findPerson,
  newPersonKey,
  type Person,
} from "#app/domain/people/people.ts";
import { MINUTE_MS } from "#app/durations.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 4);
const wrong = { ok: false, refusal: { reason: "wrong-code" } };

let asha: Person;
let oldKey: string;
beforeEach(async () => {
  oldKey = newPersonKey();
  asha = await createPerson(db, oldKey, { now: NOW });
});

const places = [
  { tile: 3021523602, name: "Home" },
  { tile: 3021523603, name: "" },
];
const make = (now = NOW) => makeMoveCode(db, asha, places, { now });
const redeem = (typed: string, now = NOW, newcomer?: Person, key = newPersonKey()) =>
  redeemMoveCode(db, { typed, newcomer, key }, { now });
const whoIs = async (key: string) => (await findPerson(db, key, { now: NOW }))?.id;

describe("a code to another phone", () => {
  it("is 8 letters and digits that are not taken for one another", async () => {
    const codes = await Promise.all(Array.from({ length: 30 }, () => make()));
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(new Set(codes).size).toBe(30);
  });

  it("moves a neighbour to the other phone, and leaves the first one without", async () => {
    const key = newPersonKey();
    expect(await redeem(await make(), NOW, undefined, key)).toEqual({
      ok: true,
      value: { places },
    });
    expect(await whoIs(key)).toBe(asha.id);
    expect(await whoIs(oldKey)).toBeUndefined();
  });

  it("is good once, for ten minutes, until another is made", async () => {
    const used = await make();
    expect((await redeem(used)).ok).toBe(true);
    expect(await redeem(used)).toEqual(wrong);
    const late = await make();
    expect(await redeem(late, NOW + 10 * MINUTE_MS)).toEqual(wrong);
    const before = await make();
    const after = await make();
    expect(await redeem(before)).toEqual(wrong);
    expect((await redeem(after, NOW + 10 * MINUTE_MS - 1)).ok).toBe(true);
  });

  it("is understood however it is typed", async () => {
    const code = await make();
    const typed = code.replaceAll("0", "o").replaceAll("1", "l").toLowerCase();
    expect((await redeem(` ${typed.slice(0, 4)}-${typed.slice(4)} `)).ok).toBe(true);
  });

  it.each(["", "AAAAAAAA", "A".repeat(2000), "%", "' OR 1=1"])("is not %s", async (typed) => {
    await make();
    expect(await redeem(typed)).toEqual(wrong);
    expect(await whoIs(oldKey)).toBe(asha.id);
  });

  it("is removed once it has expired, with the places it holds", async () => {
    await db.delete(people);
    asha = await createPerson(db, newPersonKey(), { now: NOW });
    const code = await make();
    expect(await removeOldCodes(db, { now: NOW + 10 * MINUTE_MS - 1 })).toEqual({ codes: 0 });
    expect(await removeOldCodes(db, { now: NOW + 10 * MINUTE_MS })).toEqual({ codes: 1 });
    expect(await redeem(code)).toEqual(wrong);
  });

  it("is not stored as it was given", async () => {
    const code = await make();
    const { moveCodes } = await import("#app/db/move-codes-schema.ts");
    expect(JSON.stringify(await db.select().from(moveCodes))).not.toContain(code);
  });

  it("replaces whoever the other phone was, if they have written nothing; else it is kept for later", async () => {
    const empty = await newNeighbour(NOW);
    expect((await redeem(await make(), NOW, empty)).ok).toBe(true);
    const { author } = await post({ now: NOW });
    const code = await make();
    expect(await redeem(code, NOW, author)).toEqual({
      ok: false,
      refusal: { reason: "not-empty" },
    });
    expect((await redeem(code)).ok).toBe(true);
  });

  it("that is wrong leaves whoever typed it as they are", async () => {
    const key = newPersonKey();
    const newcomer = await createPerson(db, key, { now: NOW });
    await redeem("WRONGONE", NOW, newcomer);
    expect(await whoIs(key)).toBe(newcomer.id);
  });

  it("is not for the phone that made it, which stays who it is", async () => {
    const code = await make();
    expect(await redeem(code, NOW, asha)).toEqual(wrong);
    expect(await whoIs(oldKey)).toBe(asha.id);
    expect((await redeem(code)).ok).toBe(true);
  });

  it("takes along whom the other phone had blocked", async () => {
    const [empty, mean, loud] = [
      await newNeighbour(NOW),
      await newNeighbour(NOW),
      await newNeighbour(NOW),
    ];
    const block = (person: Person, blocked: Person, postId = 7) =>
      db.insert(blocks).values({
        postId,
        fromId: 7,
        personId: person.id,
        blockedId: blocked.id,
        publicId: `block-${person.id}-${blocked.id}-${postId}`,
        handle: "Stout Yak",
        createdAt: NOW,
      });
    await block(asha, mean);
    for (const blocked of [mean, loud, asha]) await block(empty, blocked);
    // Of another thread, where nobody can know that it was the same person.
    await block(empty, mean, 8);
    await redeem("WRONGONE", NOW, empty);
    expect(await listBlocks(db, empty)).toHaveLength(4);
    expect((await redeem(await make(), NOW, empty)).ok).toBe(true);
    const kept = await db.select().from(blocks).where(eq(blocks.personId, asha.id));
    expect(kept.map(({ blockedId }) => blockedId)).toEqual([mean.id, loud.id, mean.id]);
  });

  it("ends the notifications of the phone before", async () => {
    const device = { endpoint: "https://push.example/1", p256dh: "k", auth: "a", timeZone: "UTC" };
    const subscribed = { ...device, personId: asha.id, quietFrom: 0, quietTo: 0, createdAt: NOW };
    await db.insert(pushSubscriptions).values(subscribed);
    await redeem(await make());
    expect(await db.select().from(pushSubscriptions)).toEqual([]);
  });
});

it("what the newcomer had reacted to or joined is counted no longer, and what they had reported is reported once", async () => {
  const [twice, once] = [await post({ kind: "plan", now: NOW }), await post({ now: NOW })];
  const newcomer = await newNeighbour(NOW);
  for (const person of [asha, newcomer]) {
    const liked = { thread: twice.publicId, reaction: "love", isOn: true } as const;
    const writer = admitWriter(await confirmAge(db, person, 18), 18, { now: NOW });
    if (!writer.ok) continue;
    await setReaction(db, writer.value, liked, { now: NOW });
    await setJoin(db, writer.value, { thread: twice.publicId, isOn: true }, { now: NOW });
    await report({ by: person, thread: twice.publicId, now: NOW });
  }
  await report({ by: newcomer, thread: once.publicId, now: NOW });
  await redeem(await make(), NOW, newcomer);
  const [row] = await db.select().from(posts).where(eq(posts.publicId, twice.publicId));
  expect([row?.reactionCounts, row?.joinCount]).toEqual([{ love: 1 }, 1]);
  for (const { publicId: thread } of [twice, once]) await report({ by: asha, thread, now: NOW });
  expect((await db.select().from(reports)).map(({ reporterId }) => reporterId)).toEqual([
    asha.id,
    asha.id,
  ]);
});
