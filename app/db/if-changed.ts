import { sql } from "drizzle-orm";

/** True in a statement of a batch if the statement before it changed a row. */
export const ifChanged = sql`changes() > 0`;
