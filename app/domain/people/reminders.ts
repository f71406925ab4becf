import { eq } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { DAY_MS } from "#app/durations.ts";
import type { Person } from "./people.ts";

/** Every three months, as India's IT Rules require (rule 3(1)(f)). */
const REMINDED_EVERY_MS = 90 * DAY_MS;

/** Whether a neighbour is due a reminder of the rules. */
export function isReminderDue({ createdAt, remindedAt }: Person, now: number): boolean {
  return now - (remindedAt ?? createdAt) >= REMINDED_EVERY_MS;
}

/** Notes that a neighbour has been reminded. */
export async function noteReminded(
  db: Database,
  { id }: Person,
  { now }: { now: number },
): Promise<void> {
  await db.update(people).set({ remindedAt: now }).where(eq(people.id, id));
}
