import { sql } from "drizzle-orm";

/** Posts with photos still to be scanned. As their index has it, so that finding them reads no others. */
export const hasScanDue = sql`instr(photos, '"scan":"due"') > 0`;
