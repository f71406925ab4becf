import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { dayOf } from "#app/domain/people/people.ts";
import type { withLocalDatabase } from "#scripts/local-database.ts";

/** Local stores that are open. */
export type Opened = Parameters<Parameters<typeof withLocalDatabase>[0]>;

type Row = Record<string, unknown>;

const GAP = 1_000_000;

/** What must not come back: ids of rows, and the counts of the post that lost some. */
export interface Gone {
  people: unknown[];
  /** Of whom only their ban stays. */
  banned: unknown[];
  posts: unknown[];
  publicIds: string[];
  comments: unknown[];
  logins: unknown[];
  counts?: { id: unknown; comment_count: number; join_count: number; reaction_counts: string };
}

export interface Snapshot {
  tables: Record<string, Row[]>;
  /** Each object's type and hash by its key. */
  objects: Record<string, string>;
  revisions: Map<unknown, number>;
}

/** All pictures, and all rows of all tables except the revisions of shops, which a restore moves on. */
export async function snapshot([db, { IMAGES }]: Opened): Promise<Snapshot> {
  const names = await db.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_list WHERE strict OR name = 'sqlite_sequence'`,
  );
  const tables: Snapshot["tables"] = {};
  for (const { name } of names) {
    tables[name] = await db.all<Row>(sql`SELECT * FROM ${sql.identifier(name)}`);
  }
  // Emptied by a restore, at its own time.
  const isEmptied = ({ emptied_at: at, ...row }: Row) => ({ ...row, is_emptied: at !== null });
  tables["people"] = (tables["people"] ?? []).map(isEmptied);
  const sequences = tables["sqlite_sequence"] ?? [];
  tables["sqlite_sequence"] = sequences.filter(({ name }) => name !== "d1_migrations");
  const ofShops = tables["shops"] ?? [];
  const revisions = new Map(ofShops.map(({ id, revision }) => [id, Number(revision)]));
  tables["shops"] = ofShops.map((shop) => ({ ...shop, revision: "moved on" }));
  const objects: Snapshot["objects"] = {};
  for (const { key } of (await IMAGES.list()).objects) {
    const object = await IMAGES.get(key);
    const hash = createHash("sha256").update(new Uint8Array((await object?.arrayBuffer()) ?? []));
    objects[key] = `${object?.httpMetadata?.contentType} ${hash.digest("hex")}`;
  }
  return { tables, objects, revisions };
}

const NOTHING: Gone = {
  people: [],
  banned: [],
  posts: [],
  publicIds: [],
  comments: [],
  logins: [],
};

/** What a restore should make of a snapshot. */
export function expected({ tables, objects, revisions }: Snapshot, gone: Gone = NOTHING): Snapshot {
  const rowsOf = ([table, rows]: [string, Row[]]) => [
    table,
    rows.filter((row) => !isGone(table, row, gone)).map((row) => changed(table, row, gone)),
  ];
  const isKept = ([key]: [string, string]) => !gone.publicIds.some((id) => key.includes(id));
  return {
    tables: Object.fromEntries(Object.entries(tables).map(rowsOf)),
    objects: Object.fromEntries(Object.entries(objects).filter(isKept)),
    revisions,
  };
}

/** The tables that are no part of backups. */
const LEFT_OUT = new Set([
  "banned_addresses",
  "hourly_counts",
  "square_counts",
  "square_writers",
  "post_changes",
  "push_subscriptions",
  "corner_alerts",
  "push_progress",
  "taken_back",
  "last_taps",
]);

/** Whether a row must stay out: deleted, attached to a deleted one, or not part of backups. Cases outlive their subject. */
function isGone(table: string, row: Row, gone: Gone): boolean {
  if (LEFT_OUT.has(table)) return true;
  const { people, banned, posts, comments, logins: accounts } = gone;
  const own = { people, posts, comments, accounts }[table] ?? [];
  const theirs = [row["person_id"], row["blocked_id"]];
  return (
    own.includes(row["id"]) ||
    (table !== "cases" && gone.posts.includes(row["post_id"])) ||
    theirs.some((id) => people.includes(id)) ||
    banned.includes(row["person_id"])
  );
}

/** Of who has deleted their data under a ban. */
const EMPTIED = { confirmed_age: null, reminded_at: null, is_emptied: true };

function changed(table: string, row: Row, { people: lost, banned, counts }: Gone): Row {
  if (table === "people" && banned.includes(row["id"]))
    return { ...row, ...EMPTIED, created_at: dayOf(Number(row["created_at"])) };
  if (table === "accounts") return { ...row, epoch: Number(row["epoch"]) + GAP };
  if (table === "sqlite_sequence") return { ...row, seq: Number(row["seq"]) + GAP };
  if (table === "posts" && row["id"] === counts?.id) return { ...row, ...counts };
  return withoutMentions(table, row, { lost, banned });
}

/** A case goes on naming whom it had banned, a report does not. */
function withoutMentions(
  table: string,
  row: Row,
  { lost, banned }: { lost: unknown[]; banned: unknown[] },
): Row {
  if (table === "cases" && lost.includes(row["author_id"])) return { ...row, author_id: null };
  const isOfGone = table === "reports" && [...lost, ...banned].includes(row["reporter_id"]);
  return isOfGone ? { ...row, reporter_id: null } : row;
}

/** The lines that only one of two snapshots has. */
export function differences(found: Snapshot, wanted: Snapshot): string[] {
  const linesOf = ({ tables, objects }: Snapshot) =>
    new Set([
      ...Object.entries(tables).flatMap(([table, rows]) =>
        rows.map((row) => `${table} ${JSON.stringify(row)}`),
      ),
      ...Object.entries(objects).map(([key, object]) => `${key} ${object}`),
    ]);
  const [there, right] = [linesOf(found), linesOf(wanted)];
  return [
    ...[...there].filter((line) => !right.has(line)).map((line) => `should not be there: ${line}`),
    ...[...right].filter((line) => !there.has(line)).map((line) => `is missing: ${line}`),
  ];
}

/** Empties the tables and the pictures, as if they were lost. Triggers that forbid that are disabled meanwhile. */
export async function empty([, { IMAGES }, d1]: Opened): Promise<void> {
  const { results: tables } = await d1
    .prepare("SELECT name FROM pragma_table_list WHERE strict OR name = 'sqlite_sequence'")
    .all<{ name: string }>();
  const { results: triggers } = await d1
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>();
  await d1.batch([
    d1.prepare("PRAGMA defer_foreign_keys = on"),
    ...triggers.map(({ name }) => d1.prepare(`DROP TRIGGER ${name}`)),
    ...tables.map(({ name }) => d1.prepare(`DELETE FROM ${name}`)),
    ...triggers.map((trigger) => d1.prepare(trigger.sql)),
  ]);
  await IMAGES.delete((await IMAGES.list()).objects.map(({ key }) => key));
}
