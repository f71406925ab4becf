import { eq } from "drizzle-orm";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "./people.ts";

/** So often neighbours are reminded of the rules, in milliseconds: three months, as India's IT Rules ask (rule 3(1)(f)). */
const REMINDED_EVERY_MS = 90 * 24 * 60 * 60 * 1000;

/** Whether it is time to remind a neighbour of the rules. */
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
