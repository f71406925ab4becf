import { eq } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { meterDatabase } from "#test/meter.ts";
import { newPushBrowser } from "#test/push-browser.ts";
import { db, newPerson, newSubscriber, NOON, tileNorth } from "#test/push-rows.ts";
import {
  findSubscriptionState,
  setPushLanguage,
  subscribe,
  unsubscribe,
  type Subscription,
} from "./subscriptions.ts";

function subscriptionOf(wish: Partial<Subscription> = {}): Subscription {
  const { endpoint, p256dh, auth } = newPushBrowser();
  const quiet = { quietFrom: 1320, quietTo: 420, timeZone: "Asia/Kolkata" };
  return { endpoint, p256dh, auth, tile: null, ...quiet, language: "hi", ...wish };
}

beforeEach(async () => {
  await db.delete(pushSubscriptions);
});

const addressesOf = async ({ id }: { id: number }) =>
  (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, id))).map(
    ({ endpoint }) => endpoint,
  );

it("keeps the address, its keys, the tile and what is wanted, and nothing else", async () => {
  const person = await newPerson();
  const subscription = subscriptionOf({ tile: tileNorth(0) });
  await subscribe(db, person, subscription, { now: NOON });
  const [row] = await db.select().from(pushSubscriptions);
  const counts = { createdAt: NOON, sentOn: 0, sentCount: 0 };
  expect(row).toEqual({ id: row?.id, personId: person.id, ...subscription, ...counts });
  expect(await findSubscriptionState(db, person, subscription.endpoint)).toEqual({
    hasHelpNews: true,
    quietFrom: 1320,
    quietTo: 420,
  });
});

it("the same browser is stored once, with what was chosen last, and goes on being counted", async () => {
  const [before, after] = [await newPerson(), await newPerson()];
  const first = subscriptionOf({ tile: tileNorth(0) });
  await subscribe(db, before, first, { now: NOON });
  await db.update(pushSubscriptions).set({ sentOn: 7, sentCount: 3 });
  const { p256dh, auth } = newPushBrowser();
  const second = { ...first, p256dh, auth, tile: null, quietFrom: 0 };
  await subscribe(db, after, second, { now: NOON + 1 });
  const rows = await db.select().from(pushSubscriptions);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ...second, personId: after.id, sentOn: 7, sentCount: 3 });
  expect(await findSubscriptionState(db, before, first.endpoint)).toBeUndefined();
  expect(await findSubscriptionState(db, after, first.endpoint)).toMatchObject({
    hasHelpNews: false,
  });
});

it("a browser is notified in another language once its neighbour says so, and no other browser", async () => {
  const [owner, other] = [await newPerson(), await newPerson()];
  const browser = subscriptionOf();
  await subscribe(db, owner, browser, { now: NOON });
  await newSubscriber({ person: owner, language: "hi" });
  const languages = async () =>
    (await db.select().from(pushSubscriptions)).map(({ language }) => language);
  await setPushLanguage(db, other, { ...browser, language: "en" });
  expect(await languages()).toEqual(["hi", "hi"]);
  await setPushLanguage(db, owner, { ...browser, language: "en" });
  expect(await languages()).toEqual(["en", "hi"]);
});

it("one neighbour has five browsers; the one that came first makes way", async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const [old, kept] = [subscriptionOf(), subscriptionOf()];
  await subscribe(db, other, kept, { now: NOON });
  await subscribe(db, person, old, { now: NOON });
  const more = Array.from({ length: 5 }, () => subscriptionOf());
  for (const each of more) await subscribe(db, person, each, { now: NOON });
  expect(await addressesOf(person)).toEqual(more.map(({ endpoint }) => endpoint));
  // A browser that is older than all of them but new to this neighbour counts as their newest.
  await subscribe(db, person, kept, { now: NOON });
  const [, ...newest] = more.map(({ endpoint }) => endpoint);
  expect((await addressesOf(person)).toSorted()).toEqual([kept.endpoint, ...newest].toSorted());
});

it("subscribing is one round trip", async () => {
  const metered = meterDatabase(env.DB);
  const person = await newPerson();
  await subscribe(openDatabase(metered.d1), person, subscriptionOf(), { now: NOON });
  expect(metered.tally.trips).toBe(1);
});

it("a token is deleted when notifications are switched off, by its owner alone", async () => {
  const [owner, other] = [await newPerson(), await newPerson()];
  const browser = await newSubscriber({ person: owner });
  const second = await newSubscriber({ person: owner });
  await unsubscribe(db, other, browser.endpoint);
  expect(await addressesOf(owner)).toHaveLength(2);
  await unsubscribe(db, owner, browser.endpoint);
  expect(await addressesOf(owner)).toEqual([second.endpoint]);
  await unsubscribe(db, owner, browser.endpoint);
  expect(await findSubscriptionState(db, owner, browser.endpoint)).toBeUndefined();
});

it("with a neighbour's data go their tokens", async () => {
  const [gone, stays] = [await newPerson(), await newPerson()];
  await newSubscriber({ person: gone });
  await newSubscriber({ person: stays });
  await db.delete(people).where(eq(people.id, gone.id));
  expect(await addressesOf(gone)).toEqual([]);
  expect(await addressesOf(stays)).toHaveLength(1);
});
