import { sql } from "drizzle-orm";

/** True in a statement of a batch if the one before it changed any row. */
export const ifChanged = sql`changes() > 0`;
