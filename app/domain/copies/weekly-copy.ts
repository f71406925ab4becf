import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { COPIES_KEPT_MS, type CopyStore } from "./deletions.ts";
import type { Manifest } from "./manifest.ts";

// Each before those it points to, so that no row arrives without its parent, even one made meanwhile.
// The community is left out: its posts are gone in a day.
const TABLES = [
  "desk_log",
  "shop_requests",
  "contact_messages",
  "accounts",
  "items",
  "sections",
  "shops",
];
const ROWS = 1000;
/** Keeps a run within the 1,000 queries and 30 seconds that a Worker has. */
const MOST_PIECES = 100;
/** Progress is saved after so many pieces, in case the runtime ends the run. */
const NOTED_EVERY = 10;
/** The most keys that R2 removes in a call. */
const BATCH = 1000;

interface WeeklyStore extends CopyStore {
  read: (key: string) => Promise<Uint8Array | undefined>;
}

interface WeeklyStores {
  db: Database;
  copies: WeeklyStore;
}

interface Progress extends Manifest {
  table: number;
  /** The last rowid that was copied from that table. */
  after: number;
}

/** Writes the next pieces of the copy for the day of `now`, then the manifest. A failed piece is written next time. */
export async function writeWeeklyCopy(
  { db, copies }: WeeklyStores,
  { now }: { now: number },
): Promise<{ pieces: number }> {
  const folder = folderOf(now);
  if (await copies.read(`${folder}manifest.json`)) return { pieces: 0 };
  const begun = await copies.read(`${folder}progress.json`);
  const progress: Progress = begun ? readJson(begun) : await begin(db, now);
  const before = progress.pieces.length;
  const noteProgress = () => copies.put(`${folder}progress.json`, writeJson(progress));
  try {
    while (progress.table < TABLES.length && progress.pieces.length - before < MOST_PIECES) {
      await copyPage(db, copies, { folder, progress });
      if (progress.pieces.length % NOTED_EVERY === 0) await noteProgress();
    }
  } finally {
    await noteProgress();
  }
  if (progress.table === TABLES.length) {
    const { table: _, after: __, ...manifest } = progress;
    await copies.put(`${folder}manifest.json`, writeJson(manifest));
  }
  return { pieces: progress.pieces.length - before };
}

async function begin(db: Database, now: number): Promise<Progress> {
  const [last] = await db.all<{ name: string }>(
    sql`SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1`,
  );
  return { madeAt: now, migration: last?.name ?? "", pieces: [], table: 0, after: 0 };
}

async function copyPage(
  db: Database,
  copies: WeeklyStore,
  { folder, progress }: { folder: string; progress: Progress },
): Promise<void> {
  const table = TABLES[progress.table] ?? "";
  const rows = await db.all<{ copied_rowid: number }>(
    sql`SELECT rowid AS copied_rowid, * FROM ${sql.identifier(table)}
      WHERE rowid > ${progress.after} ORDER BY rowid LIMIT ${ROWS}`,
  );
  if (rows.length > 0) {
    const number = progress.pieces.filter((piece) => piece.table === table).length + 1;
    const name = `${table}-${String(number).padStart(6, "0")}.ndjson.gz`;
    const lines = rows.map((row) => `${JSON.stringify({ ...row, copied_rowid: undefined })}\n`);
    const bytes = await gzip(lines.join(""));
    await copies.put(`${folder}${name}`, { type: "application/gzip", bytes });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    progress.pieces.push({ name, table, rows: rows.length, sha256 });
    progress.after = rows.at(-1)?.copied_rowid ?? 0;
  }
  if (rows.length < ROWS) {
    progress.table += 1;
    progress.after = 0;
  }
}

/** Removes copies that are more than 30 days old at `now`, and gives the number of objects removed. */
export async function removeOldCopies(
  { copies }: { copies: CopyStore },
  { now }: { now: number },
): Promise<{ objects: number }> {
  const kept = folderOf(now - COPIES_KEPT_MS);
  let objects = 0;
  for (;;) {
    const old = (await copies.list("weekly/", BATCH)).filter((key) => key < kept);
    if (old.length === 0) return { objects };
    await copies.remove(old);
    objects += old.length;
  }
}

function folderOf(time: number): string {
  return `weekly/${new Date(time).toISOString().slice(0, 10)}/`;
}

async function gzip(text: string): Promise<Uint8Array> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(zipped).arrayBuffer());
}

const writeJson = (value: unknown) => ({
  type: "application/json",
  bytes: new TextEncoder().encode(JSON.stringify(value)),
});

const readJson = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Progress;
