import { gunzipSync } from "node:zlib";
import type { Deleted } from "#app/domain/copies/deletions.ts";
import type { PostPhoto } from "#app/db/community-schema.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { keysOf } from "#app/domain/posts/photos.ts";
import type { BackupManifest, BackupReader } from "./folder.ts";
import { openSieve } from "./left-out.ts";
import type { Row, Stores } from "./stores.ts";
import { BEGUN, listTables, type Table } from "./tables.ts";

/** Sessions, caches and evidence remember numbers from the lost days, but none that is higher by this much. */
const GAP = 1_000_000;
/** In characters; D1 binds texts of at most 2 MB. */
const LONGEST_TEXT = 500_000;
const ROWS = 1000;

interface Restoring {
  manifest: BackupManifest;
  deleted: readonly Deleted[];
  now: number;
}

/** Writes the rows that come back into empty tables. Gives their number, what was left out, and their pictures. */
export async function restoreRows(
  stores: Stores,
  folder: BackupReader,
  { manifest, deleted, now }: Restoring,
) {
  const tables = await listTables(stores);
  const pointers = tables.flatMap(({ foreignKeys }) => foreignKeys);
  const rowsOf = (table: string) => readRows(folder, manifest, table);
  const owed = new Set<unknown>();
  for await (const row of rowsOf("cases")) if (isOwed(row)) owed.add(row["post_id"]);
  const sieve = openSieve({ deleted, owed, now });
  const pictures = new Set<unknown>();
  let rows = 0;
  if (manifest.pieces.some(({ table }) => table === BEGUN.name))
    await stores.query(`DELETE FROM ${BEGUN.name}`);
  for (const table of tables) {
    const pointedTo = pointers.filter(({ parent }) => parent === table.name);
    const passed: Row[] = [];
    for await (const read of rowsOf(table.name)) {
      const row = sieve.passThrough(table, read, pointedTo);
      if (!row) continue;
      rows += 1;
      passed.push(row);
      for (const key of picturesOf(row)) pictures.add(key);
      if (passed.length === ROWS) await insert(stores, table, passed.splice(0));
    }
    await insert(stores, table, passed);
  }
  await recount(stores, [...sieve.toRecount]);
  for await (const sequence of rowsOf("sqlite_sequence")) await setSequence(stores, sequence);
  return { rows, pictures, left: sieve.counts };
}

async function* readRows(
  folder: BackupReader,
  { pieces }: BackupManifest,
  table: string,
): AsyncGenerator<Row> {
  for (const { name } of pieces.filter((piece) => piece.table === table)) {
    const lines = gunzipSync((await folder.read(name)) ?? "").toString();
    for (const line of lines.trimEnd().split("\n")) yield JSON.parse(line) as Row;
  }
}

function isOwed(row: Row): boolean {
  const { photos } = JSON.parse(String(row["snapshot"])) as { photos: unknown[] };
  return row["photos_kept_at"] === null && photos.length > 0;
}

function picturesOf({ image_key: image, photo_key: photo, photos }: Row): unknown[] {
  if (typeof photos === "string") return keysOf(JSON.parse(photos) as PostPhoto[]);
  if (typeof photo === "string") return [photo, smallKeyOf(photo)];
  return image ? [image] : [];
}

/** Inserts rows as they are; columns that the backup does not have get their default. */
async function insert({ query }: Stores, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const unknown = columns.find((column) => !table.columns.includes(column));
  if (unknown !== undefined) throw new Error(`there is no column ${table.name}.${unknown}`);
  const values = columns.map((column) => `value ->> '$.${column}'`);
  const into = `INSERT INTO ${table.name} (${columns.join(", ")})
    SELECT ${values.join(", ")} FROM json_each(?)`;
  for (const chunk of inChunks(rows)) await query(into, chunk);
}

function inChunks(rows: readonly Row[]): string[] {
  const chunks: string[][] = [];
  let length = LONGEST_TEXT;
  for (const row of rows) {
    const written = JSON.stringify(row);
    length += written.length;
    if (length > LONGEST_TEXT) {
      chunks.push([]);
      length = written.length;
    }
    chunks.at(-1)?.push(written);
  }
  return chunks.map((chunk) => `[${chunk.join(",")}]`);
}

/** Recounts the comments, reactions and joins of posts that come back with fewer of them. */
export async function recount(
  { query }: Pick<Stores, "query">,
  postIds: readonly unknown[],
): Promise<void> {
  await query(
    `UPDATE posts SET
      comment_count = (SELECT count(*) FROM comments WHERE post_id = posts.id AND hidden_at IS NULL),
      join_count = (SELECT count(*) FROM joins WHERE post_id = posts.id),
      reaction_counts = (SELECT json_group_object(reaction, given) FROM
        (SELECT reaction, count(*) AS given FROM reactions WHERE post_id = posts.id GROUP BY reaction))
      WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(postIds),
  );
}

/** Lets a table go on counting from where it was, even if its last rows were gone by then. */
async function setSequence({ query }: Stores, { name, seq }: Row): Promise<void> {
  const sequence = JSON.stringify({ name, seq });
  await query(
    `INSERT INTO sqlite_sequence (name, seq) SELECT value ->> 'name', 0 FROM json_each(json_array(json(?)))
      WHERE value ->> 'name' NOT IN (SELECT name FROM sqlite_sequence)`,
    sequence,
  );
  await query(
    `UPDATE sqlite_sequence SET seq = max(seq, new.value ->> 'seq')
      FROM json_each(json_array(json(?))) AS new WHERE name = new.value ->> 'name'`,
    sequence,
  );
}

/**
 * Skips the numbers that were given out after the backup and are remembered outside D1. Otherwise a session from that
 * time would open the account that gets its number next, or one that was ended would be valid again; a cache would
 * show a lost menu under a new revision; and a new case would have the evidence of another.
 */
export async function moveNumbersOn({ query }: Stores, { now }: { now: number }): Promise<void> {
  await query(`UPDATE accounts SET epoch = epoch + ${GAP}`);
  await query(`UPDATE shops SET revision = max(revision + 1, ${now})`);
  await query(
    `INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_master
      WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)`,
  );
  await query(`UPDATE sqlite_sequence SET seq = seq + ${GAP} WHERE name <> 'd1_migrations'`);
}
