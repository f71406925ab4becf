import { beforeEach, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { askForAlert } from "#app/domain/posts/corner-alerts.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { awayFromCorner, post } from "#test/neighbours.ts";
import {
  addressesIn,
  db,
  fakePushService,
  newPerson,
  newSubscriber,
  NOON,
  tileNorth,
} from "#test/push-rows.ts";
import { notifyWaiting } from "./notify-waiting.ts";

const HERE = tileNorth(0);
const SOON = NOON + 5 * MINUTE_MS;

beforeEach(async () => {
  await db.delete(people);
});

/** Somebody with a browser who waits for a post here. */
async function waiting(wish: Parameters<typeof newSubscriber>[0] = {}) {
  const person = await newPerson();
  await askForAlert(db, person, HERE, { now: NOON });
  return { person, browser: await newSubscriber({ person, ...wish }) };
}

const postHere = () => post({ at: awayFromCorner(1), reach: 3, now: NOON + 1 });

it("who waits at a corner is told once, in each of their browsers, with nothing of the post", async () => {
  const { person, browser } = await waiting();
  const second = await newSubscriber({ person, language: "hi" });
  await newSubscriber();
  const { sent, delivery } = fakePushService();
  await notifyWaiting(delivery, { now: SOON });
  expect(sent).toEqual([]);
  await postHere();
  expect(await notifyWaiting(delivery, { now: SOON })).toMatchObject({ sent: 2 });
  expect(addressesIn(sent)).toEqual(addressesIn([browser, second]));
  const text = sent.find(({ endpoint }) => endpoint === browser.endpoint)?.message.text;
  expect(JSON.parse(String(text))).toEqual({
    web_push: 8030,
    notification: {
      title: "Corner (en)",
      body: "Look (en)",
      navigate: "https://nukkad.test/nearby?at=16/46034/29229",
      tag: "corner",
      data: { endsAt: SOON + 24 * HOUR_MS },
    },
  });
  await postHere();
  await notifyWaiting(delivery, { now: SOON + HOUR_MS });
  expect(sent).toHaveLength(2);
});

it("nobody is told before the next full minute, which is all that the time of it can tell", async () => {
  await waiting();
  await postHere();
  const { sent, delivery } = fakePushService();
  await notifyWaiting(delivery, { now: NOON + MINUTE_MS - 1 });
  expect(sent).toEqual([]);
  await notifyWaiting(delivery, { now: NOON + MINUTE_MS });
  expect(sent).toHaveLength(1);
});

it("in quiet hours the news waits for their end, but no longer than posts live", async () => {
  const { browser } = await waiting({ quietFrom: 12 * 60, quietTo: 13 * 60 });
  await waiting({ quietFrom: 1, quietTo: 0 });
  await postHere();
  const { sent, delivery } = fakePushService();
  await notifyWaiting(delivery, { now: SOON });
  expect(sent).toEqual([]);
  await notifyWaiting(delivery, { now: NOON + HOUR_MS });
  expect(addressesIn(sent)).toEqual([browser.endpoint]);
  await notifyWaiting(delivery, { now: NOON + 25 * HOUR_MS });
  expect(sent).toHaveLength(1);
});
