import { sql } from "drizzle-orm";
import { cases, type CaseSnapshot } from "#app/db/moderation-schema.ts";

/** What is left of a thing once the time of its case is over, while a ban from the case still runs. */
export const EMPTIED: CaseSnapshot = {
  text: "",
  venue: "",
  kind: "",
  tile: 0,
  createdAt: 0,
  photos: [],
};

/** The condition on cases of which only that is left. */
export const isEmptied = sql`(${cases.snapshot} ->> '$.createdAt' = ${EMPTIED.createdAt})`;
