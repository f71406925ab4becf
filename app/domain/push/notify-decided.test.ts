import { beforeEach, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { post, stores } from "#test/neighbours.ts";
import { addressesIn, db, fakePushService, newSubscriber, NOON } from "#test/push-rows.ts";
import { caseOf, report } from "#test/reports.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { notifyDecided } from "./notify-decided.ts";

beforeEach(async () => {
  await db.delete(people);
  await db.delete(cases);
});

/** A reported post, and its case. */
async function reported() {
  const { author, publicId: thread } = await post({ text: "Buy my pills", now: NOON });
  await report({ thread, words: "Spam again", now: NOON });
  return { author, thread, caseId: (await caseOf()).id };
}

it("a decision is told to the author, without a word of it or of what was decided about", async () => {
  const { author, thread, caseId } = await reported();
  const browser = await newSubscriber({ person: author });
  await newSubscriber();
  const { sent, delivery } = fakePushService();
  const fates = await notifyDecided(delivery, caseId, { now: NOON });
  expect(fates).toMatchObject({ sent: 1 });
  expect(addressesIn(sent)).toEqual([browser.endpoint]);
  const text = String(sent[0]?.message.text);
  expect(JSON.parse(text)).toMatchObject({
    notification: {
      title: "Decision (en)",
      body: "Read (en)",
      navigate: "https://nukkad.test/nearby/mine",
    },
  });
  for (const secret of ["pills", "Spam", thread]) expect(text).not.toContain(secret);
});

it("nobody is told of a decision in quiet hours, nor once they have deleted their data", async () => {
  const { author, caseId } = await reported();
  await newSubscriber({ person: author, quietFrom: 12 * 60, quietTo: 13 * 60 });
  const { sent, delivery } = fakePushService();
  await notifyDecided(delivery, caseId, { now: NOON });
  await newSubscriber({ person: author });
  await deleteOwnData(stores, author, { now: NOON });
  await notifyDecided(delivery, caseId, { now: NOON });
  expect(sent).toEqual([]);
});
