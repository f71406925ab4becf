import { listDeletions } from "#app/domain/copies/deletions.ts";
import { readCommandLine, refuse } from "#scripts/command-line.ts";
import {
  hashOf,
  openFolder,
  readPassphrase,
  type BackupManifest,
  type BackupReader,
} from "./folder.ts";
import { moveNumbersOn, restoreRows } from "./restore-rows.ts";
import { listKeys, withStores, type Stores } from "./stores.ts";
import { BEGUN, listTables } from "./tables.ts";

// Fills empty, migrated stores from a backup, or from a weekly copy in the bucket COPIES such as `weekly/2026-11-22`.
// Whatever was deleted or has ended since is never written.
const USAGE = "npm run restore -- FOLDER [--remote]";
const { positionals, values } = readCommandLine(USAGE, { remote: { type: "boolean" } }, 1);
const [path = ""] = positionals;
const isRemote = values.remote ?? false;
const now = Date.now();
if (path.startsWith("weekly/")) {
  await withStores(isRemote, async (stores) => restore(stores, await check(folderIn(stores))));
} else {
  const backup = await check(await openFolder(path, readPassphrase()));
  await withStores(isRemote, (stores) => restore(stores, backup));
}

interface Backup {
  folder: BackupReader;
  manifest: BackupManifest;
}

async function restore(stores: Stores, { folder, manifest }: Backup): Promise<void> {
  await checkStores(stores, manifest);
  const deleted = await listDeletions(stores.copies);
  const { rows, left, pictures } = await restoreRows(stores, folder, { manifest, deleted, now });
  await moveNumbersOn(stores, { now });
  const restored = (manifest.objects ?? []).filter(({ key }) => pictures.has(key));
  for (const { name, key, type } of restored) {
    await stores.images.put(key, { type, bytes: (await folder.read(name)) ?? new Uint8Array() });
  }
  console.log(`Restored ${path}, made at ${new Date(manifest.madeAt).toISOString()}:
  ${rows} rows and ${restored.length} pictures
  left out: ${left.ended} posts that have ended, ${left.deleted} things that were deleted or hidden since, ${left.hanging} that were attached to these
  the log of deletions has ${deleted.length} entries
${await compareEvidence(stores, manifest)}
${await listLogins(stores)}
Everybody has to log in again. Anybody who has changed their password since the backup needs a new one.`);
}

/** A password that was replaced because somebody else knew it is valid again: only the owners know which. */
async function listLogins({ query }: Stores): Promise<string> {
  const logins = await query(
    "SELECT shop_id, username, created_at FROM accounts WHERE role = 'staff' ORDER BY shop_id, id",
  );
  const lines = logins.map(({ shop_id: shop, username, created_at: at }) => {
    return `\n    ${String(shop)}: ${String(username)}, made on ${new Date(Number(at)).toISOString().slice(0, 10)}`;
  });
  return `  ${logins.length} logins of staff have the password that they had then; tell their owners${lines.join("")}`;
}

/** The evidence itself was never copied, so this only says which of it is still there. */
async function compareEvidence(
  { evidence }: Stores,
  { evidence: before = [] }: BackupManifest,
): Promise<string> {
  const there = new Set(await listKeys(evidence));
  const missing = before.filter((key) => !there.has(key));
  const lines = missing.map((key) => `\n    missing: ${key}`);
  return `  ${before.length - missing.length} of ${before.length} keys of evidence are there${lines.join("")}`;
}

function folderIn({ copies }: Stores): BackupReader {
  return { read: async (name) => (await copies.read(`${path}/${name}`))?.bytes };
}

/** Reads everything once before anything is written. Ends the command if anything is missing or damaged. */
async function check(folder: BackupReader): Promise<Backup> {
  const read = (name: string) => folder.read(name).catch(() => refuseDamaged(name));
  const listed = await read("manifest.json");
  if (!listed) return refuse(`Nothing was done: there is no complete backup in ${path}.`);
  const manifest = JSON.parse(Buffer.from(listed).toString()) as BackupManifest;
  for (const { name, sha256 } of [...manifest.pieces, ...(manifest.objects ?? [])]) {
    const bytes = await read(name);
    if (!bytes || hashOf(bytes) !== sha256) refuseDamaged(name);
  }
  return { folder, manifest };
}

function refuseDamaged(name: string): never {
  return refuse(`Nothing was done: in the backup, ${name} is damaged or missing.`);
}

async function checkStores(stores: Stores, { migration, objects }: BackupManifest): Promise<void> {
  const applied = await stores.query("SELECT name FROM d1_migrations WHERE name = ?", migration);
  if (applied.length === 0)
    refuse(`Nothing was done: migration ${migration} has not been applied to the database.`);
  for (const { name } of await listTables(stores)) {
    const isOwn = name === BEGUN.name ? `NOT ${BEGUN.isAsBegun}` : "1";
    const rows = await stores.query(`SELECT 1 FROM ${name} WHERE ${isOwn} LIMIT 1`);
    if (rows.length > 0) refuse(`Nothing was done: the table ${name} is not empty.`);
  }
  // The weekly copy holds no pictures: those that are there stay.
  if (!objects) return;
  const keys = await stores.images.list("", 1);
  if (keys.length > 0) refuse("Nothing was done: the bucket IMAGES is not empty.");
}
