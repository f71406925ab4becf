import { isNull } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { post } from "#test/neighbours.ts";
import { report } from "#test/reports.ts";
import { countWaiting } from "./waiting.ts";

const db = openDatabase(env.DB);

it("only what nobody has looked at counts as waiting", async () => {
  const message = { email: "asha@example.com", message: "Hello", createdAt: 1 };
  await db.insert(contactMessages).values([message, { ...message, handledAt: 2 }]);
  const request = { shopName: "Chaat", phoneNumber: "9876543210", createdAt: 1 };
  await db
    .insert(shopRequests)
    .values([
      request,
      request,
      { ...request, status: "contacted" },
      { ...request, status: "declined" },
    ]);
  for (const decision of ["hide", null] as const) {
    const { publicId } = await post({ now: 1 });
    await report({ thread: publicId, now: 1 });
    await db
      .update(cases)
      .set({ decision, decidedAt: decision && 2 })
      .where(isNull(cases.decision));
  }
  const appeal = { caseId: 1, against: "hide", againstBy: "a", words: "Why?" } as const;
  const opened = { ...appeal, openedAt: 1, dueAt: 2 };
  await db.insert(appeals).values([
    { ...opened, againstAt: 1 },
    { ...opened, againstAt: 2, decidedAt: 3 },
  ]);
  expect(await countWaiting(db)).toEqual({ requests: 2, messages: 1, reports: 1, appeals: 1 });
});
