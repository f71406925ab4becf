import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DAY_MS } from "#app/durations.ts";
import { misused, readCommandLine, refuse } from "#scripts/command-line.ts";
import {
  createFolder,
  hashOf,
  readPassphrase,
  type BackupManifest,
  type BackupWriter,
} from "./folder.ts";
import { listKeys, withStores, type Row, type Stores } from "./stores.ts";
import { lastMigration, listTables } from "./tables.ts";

// Writes the tables and pictures of the local or the deployed stores into a folder named after the time, encrypted
// with BACKUP_PASSPHRASE, and removes backups that are over 30 days old.
const USAGE = "npm run backup -- [--to FOLDER] [--remote]";
const KEPT_MS = 30 * DAY_MS;
const ROWS = 1000;

const options = { to: { type: "string" }, remote: { type: "boolean" } } as const;
const { values } = readCommandLine(USAGE, options);
const { to = "backups", remote: isRemote = false } = values;
if (to === "") misused(USAGE);
const passphrase = readPassphrase();
if (isRemote && passphrase === undefined)
  refuse(
    "Nothing was done: set BACKUP_PASSPHRASE. Backups of deployed stores are always encrypted.",
  );

const now = Date.now();
const path = join(to, nameOf(now));
const manifest = await withStores(isRemote, async (stores) =>
  writeBackup(stores, await createFolder(path, passphrase)),
);
removeOldBackups();
report(manifest);

/** Writes the whole backup, and then its manifest: a folder without one is not complete. */
async function writeBackup(stores: Stores, folder: BackupWriter): Promise<BackupManifest> {
  const written: BackupManifest = {
    madeAt: now,
    migration: await lastMigration(stores),
    pieces: await writeRows(stores, folder),
    objects: await writeObjects(stores, folder),
    evidence: await listKeys(stores.evidence),
  };
  await folder.write("manifest.json", Buffer.from(JSON.stringify(written)));
  return written;
}

// The product keeps running meanwhile. Tables are read before those that they point to, so a row that points to a
// missing one was deleted together with it.
async function writeRows(stores: Stores, folder: BackupWriter): Promise<BackupManifest["pieces"]> {
  const tables = (await listTables(stores)).toReversed().map(({ name }) => name);
  const pieces: BackupManifest["pieces"] = [];
  for (const table of [...tables, "sqlite_sequence"]) {
    let page: Row[] = [];
    let number = 0;
    do {
      const after = page.at(-1)?.["backup_rowid"] ?? 0;
      page = await stores.query(
        `SELECT rowid AS backup_rowid, * FROM ${table} WHERE rowid > ${after} ORDER BY rowid LIMIT ${ROWS}`,
      );
      if (page.length === 0) break;
      number += 1;
      const name = `rows/${table}-${String(number).padStart(6, "0")}.ndjson.gz`;
      const lines = page.map((row) => `${JSON.stringify({ ...row, backup_rowid: undefined })}\n`);
      const bytes = gzipSync(lines.join(""));
      await folder.write(name, bytes);
      pieces.push({ name, table, rows: page.length, sha256: hashOf(bytes) });
    } while (page.length === ROWS);
  }
  return pieces;
}

async function writeObjects({ images }: Stores, folder: BackupWriter) {
  const objects: NonNullable<BackupManifest["objects"]> = [];
  for (const key of await listKeys(images)) {
    const object = await images.read(key);
    // It was deleted after the keys were listed.
    if (!object) continue;
    const name = `objects/${String(objects.length + 1).padStart(8, "0")}`;
    await folder.write(name, object.bytes);
    objects.push({ name, key, type: object.type, sha256: hashOf(object.bytes) });
  }
  return objects;
}

function removeOldBackups(): void {
  const kept = nameOf(now - KEPT_MS);
  for (const name of readdirSync(to)) {
    const isOld = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name) && name < kept;
    if (isOld) rmSync(join(to, name), { recursive: true });
  }
}

/** Names sort by time. */
function nameOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

function report({ pieces, objects = [], evidence = [], migration }: BackupManifest): void {
  const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0);
  const how = passphrase === undefined ? "not encrypted" : "encrypted with BACKUP_PASSPHRASE";
  console.log(`Backed up into ${path}, ${how}:
  ${rows} rows, as of migration ${migration}
  ${objects.length} pictures
  ${evidence.length} keys of evidence; the evidence itself stays where it is`);
}
