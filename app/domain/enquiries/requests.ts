import { and, count, desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { logAct, type DeskAct, type Operator } from "#app/domain/desk/log.ts";
import {
  holding,
  holdingNumber,
  offsetOf,
  PAGE_LENGTH,
  type Search,
} from "#app/domain/desk/search.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";

export type StoredRequest = typeof shopRequests.$inferSelect;
export type RequestStatus = StoredRequest["status"];

export const REQUEST_STATUSES = shopRequests.status.enumValues;

/** Statuses that the desk sets by hand. A request becomes live through its shop, and stays live. */
export const HAND_STATUSES = ["new", "contacted", "declined"] as const satisfies RequestStatus[];
type HandStatus = (typeof HAND_STATUSES)[number];

export const REQUEST_MOVES: Record<RequestStatus, readonly HandStatus[]> = {
  new: ["contacted", "declined"],
  contacted: ["declined", "new"],
  declined: ["new"],
  live: [],
};

const MOVE_ACTS: Record<HandStatus, DeskAct> = {
  new: "reopen-request",
  contacted: "contact-request",
  declined: "decline-request",
};

/** One page of requests, newest first, with the words in name, number or message; and the count of each status. */
export async function listRequests(
  db: Database,
  { status, words, page }: Search & { status: RequestStatus | undefined },
): Promise<{ requests: StoredRequest[]; counts: Record<RequestStatus, number> }> {
  const { shopName, phoneNumber, message } = shopRequests;
  const found = or(
    holding(words, [shopName, phoneNumber, message]),
    holdingNumber(words, phoneNumber),
  );
  const [requests, counted] = await db.batch([
    db
      .select()
      .from(shopRequests)
      .where(and(found, status && eq(shopRequests.status, status)))
      .orderBy(desc(shopRequests.id))
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page)),
    db
      .select({ status: shopRequests.status, requests: count() })
      .from(shopRequests)
      .where(found)
      .groupBy(shopRequests.status),
  ]);
  const counts = { new: 0, contacted: 0, live: 0, declined: 0 };
  for (const row of counted) counts[row.status] = row.requests;
  return { requests, counts };
}

/** Undefined if there is no such request. */
export async function findRequest(db: Database, id: number): Promise<StoredRequest | undefined> {
  const [request] = await db.select().from(shopRequests).where(eq(shopRequests.id, id));
  return request;
}

export interface StatusChange {
  id: number;
  to: HandStatus;
  /** As the operator saw it: the status and when it was last changed. */
  seen: { status: RequestStatus; changedAt: number | null };
  operator: Operator;
}

/** Moves a request on and logs it. Refuses by REQUEST_MOVES, and if it changed since `seen`; undefined if not found. */
export async function changeRequestStatus(
  db: Database,
  { id, to, seen, operator }: StatusChange,
  { now }: { now: number },
): Promise<Outcome<StoredRequest, Stale> | undefined> {
  const isMove = REQUEST_MOVES[seen.status].includes(to);
  const [[changed], , [current]] = await db.batch([
    db
      .update(shopRequests)
      .set({ status: to, changedAt: now, changedBy: operator.username })
      .where(
        and(
          eq(shopRequests.id, id),
          isMove ? undefined : sql`false`,
          eq(shopRequests.status, seen.status),
          sql`${shopRequests.changedAt} IS ${seen.changedAt}`,
        ),
      )
      .returning(),
    // The log is kept for good, unlike the request, so it says nothing about the sender.
    logAct(
      db,
      { operator, act: MOVE_ACTS[to], subject: id, detail: `${seen.status} → ${to}` },
      { now },
    ),
    db.select().from(shopRequests).where(eq(shopRequests.id, id)),
  ]);
  if (changed) return done(changed);
  return current && refused({ reason: "stale" });
}
