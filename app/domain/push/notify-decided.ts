import { eq } from "drizzle-orm";
import { cases } from "#app/db/moderation-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { targetColumns, type PushDelivery } from "./audience.ts";
import { deliver, type Fates } from "./deliver.ts";
import { isQuiet } from "./quiet-hours.ts";

const SHOWN_FOR_MS = 7 * DAY_MS;

/**
 * Notifies the author of a case's thing that moderators have decided about it, or about them, in browsers that are not
 * quiet. It leads to their own page and says nothing of what was decided, nor about what.
 */
export async function notifyDecided(
  delivery: PushDelivery,
  caseId: number,
  { now }: { now: number },
): Promise<Fates> {
  const { db, links, words } = delivery;
  const targets = await db
    .select(targetColumns)
    .from(cases)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.personId, cases.authorId))
    .where(eq(cases.id, caseId));
  const notice = {
    titleIn: words.decision,
    bodyIn: words.decisionText,
    link: links.mine(),
    tag: "decision",
    urgency: "normal",
    about: "decision",
    endsAt: now + SHOWN_FOR_MS,
  } as const;
  const awake = targets.filter((target) => !isQuiet(target, now));
  return deliver(delivery, notice, awake, { now });
}
