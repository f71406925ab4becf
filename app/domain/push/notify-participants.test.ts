import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { hidePost } from "#app/domain/posts/hides.ts";
import { HOUR_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import {
  addressesIn,
  block,
  db,
  newPerson,
  newPost,
  newSubscriber,
  NOON,
  fakePushService,
  takePart,
} from "#test/push-rows.ts";
import { notifyParticipants } from "./notify-participants.ts";

beforeEach(async () => {
  await db.delete(pushSubscriptions);
});

type Known = Awaited<ReturnType<typeof newPerson>>;

/** A post whose author has a browser, and a neighbour who comments on it. */
async function replied(values: Parameters<typeof newPost>[0] = {}) {
  const [author, commenter] = [await newPerson(), await newPerson()];
  const thread = await newPost({ personId: author.id, kind: "update", ...values });
  await takePart(thread, author, commenter);
  const browser = await newSubscriber({ person: author });
  return { author, commenter, thread, browser };
}

it("a reply notifies the author of the post, in each of their browsers, and nobody else", async () => {
  const { author, commenter, thread, browser } = await replied();
  const second = await newSubscriber({ person: author, tile: 7 });
  await newSubscriber({ person: commenter });
  await newSubscriber();
  const { sent, delivery } = fakePushService();
  const fates = await notifyParticipants(
    delivery,
    { thread, personId: commenter.id },
    { now: NOON },
  );
  expect(addressesIn(sent)).toEqual(addressesIn([browser, second]));
  expect(fates).toEqual({ sent: 2, gone: 0, later: 0, refused: 0 });
});

it("says that somebody has replied, to which post, where to read it and until when", async () => {
  const { commenter, thread } = await replied({
    text: "Lost:\n a grey cat",
    venue: "Irani Café",
    expiresAt: NOON + HOUR_MS,
  });
  const { sent, delivery } = fakePushService();
  await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
  const [{ message } = { message: undefined }] = sent;
  expect(message).toMatchObject({ ttl: 3600, urgency: "normal" });
  expect(JSON.parse(message?.text ?? "")).toEqual({
    web_push: 8030,
    notification: {
      title: "Reply (en)",
      body: "Lost: a grey cat",
      navigate: `https://nukkad.test/nearby/posts/${thread}`,
      tag: thread,
      data: { endsAt: NOON + HOUR_MS },
    },
  });
});

it("does not quote a post that was reported and is being checked", async () => {
  const { commenter, thread } = await replied({ text: "Cheap phones", flaggedAt: NOON });
  const { sent, delivery } = fakePushService();
  await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
  expect(sent.map(({ message }) => JSON.parse(message.text) as object)).toMatchObject([
    { notification: { title: "Reply (en)", body: "" } },
  ]);
});

describe("nobody is notified", () => {
  it.each<[string, Parameters<typeof newPost>[0]]>([
    ["of a post that has ended", { expiresAt: NOON }],
    ["of a post that is hidden", { hiddenAt: NOON - 1 }],
  ])("%s", async (_, values) => {
    const { commenter, thread } = await replied(values);
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
    expect(sent).toEqual([]);
  });

  it("of one's own comments", async () => {
    const { author, thread } = await replied();
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: author.id }, { now: NOON });
    expect(sent).toEqual([]);
  });

  it("of somebody the author blocked", async () => {
    const { author, commenter, thread } = await replied();
    await block(author, commenter);
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
    expect(sent).toEqual([]);
  });

  it("in a browser where it is quiet", async () => {
    const { author, commenter, thread, browser } = await replied();
    await newSubscriber({ person: author, quietFrom: 12 * 60, quietTo: 13 * 60 });
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
    expect(addressesIn(sent)).toEqual([browser.endpoint]);
  });
});

describe("whoever commented before", () => {
  it("is notified in words of their own, the writer of the new comment and who only reads are not", async () => {
    const { commenter, thread, browser } = await replied();
    const [mira, reader] = [await newPerson(), await newPerson()];
    await takePart(thread, mira);
    const theirs = await newSubscriber({ person: mira, language: "hi" });
    for (const person of [commenter, reader]) await newSubscriber({ person });
    const { sent, delivery } = fakePushService();
    const fates = await notifyParticipants(
      delivery,
      { thread, personId: commenter.id },
      { now: NOON },
    );
    expect(fates).toEqual({ sent: 2, gone: 0, later: 0, refused: 0 });
    const titles = sent.map(({ endpoint, message }) => [
      endpoint,
      (JSON.parse(message.text) as { notification: { title: string } }).notification.title,
    ]);
    expect(titles).toEqual([
      [browser.endpoint, "Reply (en)"],
      [theirs.endpoint, "Answer (hi)"],
    ]);
  });

  it.each<[string, (mira: Known, writer: Known, author: Known) => Promise<void>]>([
    ["who blocked its writer", (mira, writer) => block(mira, writer)],
    ["who has since blocked the author of the post", (mira, _, author) => block(mira, author)],
  ])("is not notified %s", async (_, blocking) => {
    const { author, commenter, thread, browser } = await replied();
    const mira = await newPerson();
    await takePart(thread, mira);
    await newSubscriber({ person: mira });
    await blocking(mira, commenter, author);
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
    expect(addressesIn(sent)).toEqual([browser.endpoint]);
  });

  it("is notified as before of whoever has blocked them", async () => {
    const { author, commenter, thread, browser } = await replied();
    const mira = await newPerson();
    await takePart(thread, mira);
    const theirs = await newSubscriber({ person: mira });
    for (const who of [author, commenter]) await block(who, mira);
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: commenter.id }, { now: NOON });
    expect(addressesIn(sent)).toEqual(addressesIn([browser, theirs]));
  });

  it("is not notified of a post that they have hidden", async () => {
    const { author, commenter, thread, browser } = await replied();
    await hidePost(db, commenter, thread, { now: NOON });
    await newSubscriber({ person: commenter });
    const { sent, delivery } = fakePushService();
    await notifyParticipants(delivery, { thread, personId: author.id }, { now: NOON });
    expect(sent).toEqual([]);
    const mira = await newPerson();
    await notifyParticipants(delivery, { thread, personId: mira.id }, { now: NOON });
    expect(addressesIn(sent)).toEqual([browser.endpoint]);
  });

  it("is notified every ten minutes at most, whatever the others were told", async () => {
    const { author, commenter, thread } = await replied();
    const theirs = await newSubscriber({ person: commenter });
    const { sent, delivery } = fakePushService();
    const tell = (writer: Known, now: number) =>
      notifyParticipants(delivery, { thread, personId: writer.id }, { now });
    await tell(author, NOON);
    await tell(commenter, NOON + 1);
    expect(sent).toHaveLength(2);
    await tell(await newPerson(), NOON + 2);
    expect(sent).toHaveLength(2);
    await tell(author, NOON + 10 * 60_000);
    expect(sent.at(-1)?.endpoint).toBe(theirs.endpoint);
    expect(sent).toHaveLength(3);
  });
});

it("topics of one thread are the same for one browser, and unlike for another thread or browser", async () => {
  const { author, commenter, thread, browser } = await replied();
  await newSubscriber({ person: author });
  const other = await newPost({ personId: author.id });
  await takePart(other, author);
  const { sent, delivery } = fakePushService();
  const notifyAt = (now: number, each: string) =>
    notifyParticipants(delivery, { thread: each, personId: commenter.id }, { now });
  await notifyAt(NOON, thread);
  await notifyAt(NOON + HOUR_MS, thread);
  await notifyAt(NOON, other);
  const topics = sent.map(({ message }) => message.topic);
  const own = sent.filter(({ endpoint }) => endpoint === browser.endpoint);
  expect(new Set(topics).size).toBe(4);
  expect(own[0]?.message.topic).toBe(own[1]?.message.topic);
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
});

it("a token that the push service says is no longer good is deleted", async () => {
  const { author, commenter, thread, browser } = await replied();
  const others = [await newSubscriber({ person: author }), await newSubscriber({ person: author })];
  const [later = browser] = others;
  const { delivery } = fakePushService((endpoint) => {
    if (endpoint === browser.endpoint) return "gone";
    return endpoint === later.endpoint ? "later" : "refused";
  });
  const fates = await notifyParticipants(
    delivery,
    { thread, personId: commenter.id },
    { now: NOON },
  );
  expect(fates).toEqual({ sent: 0, gone: 1, later: 1, refused: 1 });
  expect(addressesIn(await db.select().from(pushSubscriptions))).toEqual(addressesIn(others));
});

it("many replies to one post notify its author once in ten minutes, also at the same moment", async () => {
  const { author, commenter, thread } = await replied();
  const other = await newPost({ personId: author.id });
  await takePart(other, author);
  const { sent, delivery } = fakePushService();
  const tell = (now: number, each = thread) =>
    notifyParticipants(delivery, { thread: each, personId: commenter.id }, { now });
  await Promise.all([tell(NOON), tell(NOON), tell(NOON + 1)]);
  await tell(NOON + 10 * 60_000 - 1);
  expect(sent).toHaveLength(1);
  await tell(NOON + 1, other);
  await tell(NOON + 10 * 60_000 + 1);
  expect(sent).toHaveLength(3);
});

it("a reply in quiet hours does not hold back a later notification", async () => {
  const [author, commenter] = [await newPerson(), await newPerson()];
  const thread = await newPost({ personId: author.id });
  await takePart(thread, author);
  await newSubscriber({ person: author, quietFrom: 0, quietTo: 12 * 60 });
  const { sent, delivery } = fakePushService();
  for (const now of [NOON - 60_000, NOON + 60_000])
    await notifyParticipants(delivery, { thread, personId: commenter.id }, { now });
  expect(sent).toHaveLength(1);
});

it("where time is over the rest is not sent to, and who was found to be gone is deleted all the same", async () => {
  const { author, commenter, thread } = await replied();
  for (let n = 1; n < 12; n += 1) await newSubscriber({ person: author });
  const { sent, delivery, endTime } = fakePushService(() => {
    endTime();
    return "gone";
  });
  const fates = await notifyParticipants(
    delivery,
    { thread, personId: commenter.id },
    { now: NOON },
  );
  expect(fates.later).toBeGreaterThan(0);
  expect(fates.gone).toBe(sent.length);
  expect(await db.$count(pushSubscriptions)).toBe(fates.later);
});

it("a notification takes two round trips", async () => {
  const { commenter, thread } = await replied();
  const metered = meterDatabase(env.DB);
  const { sent, delivery } = fakePushService();
  const counted = { ...delivery, db: openDatabase(metered.d1) };
  await notifyParticipants(counted, { thread, personId: commenter.id }, { now: NOON });
  expect(sent).toHaveLength(1);
  expect(metered.tally.trips).toBe(2);
});
