import { env } from "cloudflare:workers";
import { TABLES } from "#test/tables.ts";
import type { FaultyPart } from "./parts.ts";
import { COUNTS, restoring, type Tables } from "./restoring.ts";

/** Everything stored at one moment: rows, sessions and pictures. */
export interface Stored {
  tables: Tables;
  sessions: Map<string, string>;
  pictures: Map<string, Picture>;
}

interface Picture {
  bucket: R2Bucket;
  key: string;
  etag: string;
}

const BUCKETS = { images: env.IMAGES, evidence: env.EVIDENCE, copies: env.COPIES };

/** The copies of menus, which are left out, as COUNTS are. */
const SHOWN = "copies/menus/";

/** They go up with every try, and nobody sees them. */
const COUNTERS = new Set(["sqlite_sequence", "post_changes"]);

/** Reads everything that is stored; after some calls, only from the parts that these have written to. */
export async function readStored(
  before?: Stored,
  written: ReadonlySet<FaultyPart> = new Set(),
): Promise<Stored> {
  if (before && written.size === 0) return before;
  const [tables, sessions, pictures] = await Promise.all([
    before && !written.has("d1") ? before.tables : readTables(),
    before && !written.has("kv") ? before.sessions : readSessions(),
    before && !written.has("r2") ? before.pictures : readPictures(),
  ]);
  return { tables, sessions, pictures };
}

async function readTables(): Promise<Stored["tables"]> {
  const names = TABLES.filter((name) => !COUNTS.has(name));
  const queries = names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`));
  const found = await env.DB.batch<Record<string, unknown>>(queries);
  return names.map((name, index) => [name, found[index]?.results ?? []]);
}

async function readSessions(): Promise<Map<string, string>> {
  const { keys } = await env.SESSIONS.list();
  const entries = keys.map(
    async ({ name }) => [name, (await env.SESSIONS.get(name)) ?? ""] as const,
  );
  return new Map(await Promise.all(entries));
}

async function readPictures(): Promise<Map<string, Picture>> {
  const found = Object.entries(BUCKETS).map(async ([name, bucket]) => {
    const { objects } = await bucket.list();
    return objects.map(({ key, etag }): [string, Picture] => [
      `${name}/${key}`,
      { bucket, key, etag },
    ]);
  });
  const pictures = (await Promise.all(found)).flat();
  return new Map(pictures.filter(([path]) => !path.startsWith(SHOWN)));
}

/** Takes the current state. `restore` brings it back: it is given the later state and undoes only what differs. */
export async function takeSnapshot(): Promise<{
  kept: Stored;
  restore: (found: Stored) => Promise<void>;
}> {
  const kept = await readStored();
  const bytes = new Map<string, ArrayBuffer>();
  for (const [name, { bucket, key }] of kept.pictures) {
    bytes.set(name, (await (await bucket.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0));
  }

  async function restoreTables({ tables }: Stored): Promise<void> {
    const statements = restoring(tables, kept.tables);
    if (statements.length > 0) await env.DB.batch(statements);
  }

  async function restoreSessions({ sessions }: Stored): Promise<void> {
    for (const [name, value] of whatDiffers(kept.sessions, sessions, (a, b) => a === b)) {
      await (value === undefined ? env.SESSIONS.delete(name) : env.SESSIONS.put(name, value));
    }
  }

  async function restorePictures({ pictures }: Stored): Promise<void> {
    const differing = whatDiffers(kept.pictures, pictures, (a, b) => a.etag === b.etag);
    for (const [name, picture] of differing) {
      if (picture) await picture.bucket.put(picture.key, bytes.get(name) ?? "");
      else await pictures.get(name)?.bucket.delete(pictures.get(name)?.key ?? "");
    }
  }

  async function restore(found: Stored): Promise<void> {
    await Promise.all([restoreTables(found), restoreSessions(found), restorePictures(found)]);
  }
  return { kept, restore };
}

/** Entries that have changed since, and, without a value, entries that are new. */
function whatDiffers<T>(
  kept: Map<string, T>,
  found: Map<string, T>,
  isSame: (one: T, other: T) => boolean,
): [name: string, value: T | undefined][] {
  const changed = [...kept].filter(([name, value]) => {
    const now = found.get(name);
    return now === undefined || !isSame(value, now);
  });
  const more = [...found.keys()].filter((name) => !kept.has(name));
  return [...changed, ...more.map((name): [string, undefined] => [name, undefined])];
}

/** What looks like a time or a random id or key. */
const MADE = /scrypt\$[^"]*|[\w-]{12,}/g;

/** Counters of changes: only whether there were any is shown. */
const COUNTED = /"(\w*revision|epoch)":(?!1\b)\d+/g;

/** Who edited a menu last, and what was kept of it, decides only when History keeps a version. */
const EDITED = /,"edited_by":\w+,"edited_at":\w+,"kept_at":\w+,"kept_revision":\w+/g;

/** The number of somebody's name in a thread, which is drawn by lot. */
const NAMED = /"name":\d+/g;

/** Who has a case at the desk: whoever looked at it last. */
const CLAIMED = /,"claimed_by":(?:null|"[^"]*"),"claimed_until":\w+/g;

/**
 * The stored state, one line for each row, session and picture, in order. A time or key that was not there `before` is
 * shown as new, as it differs in every run.
 */
export function linesOf(stored: Stored, before: Stored): string[] {
  const lines = linesAfter.get(before) ?? new WeakMap<Stored, string[]>();
  linesAfter.set(before, lines);
  const made = lines.get(stored) ?? makeLines(stored, before);
  lines.set(stored, made);
  return made;
}

/**
 * The lines that are known already: most cells leave the state as it was, so the same states are compared again and
 * again.
 */
const linesAfter = new WeakMap<Stored, WeakMap<Stored, string[]>>();

function makeLines(stored: Stored, before: Stored): string[] {
  const known = madeBefore(before);
  return rawLines(stored)
    .map((line) => line.replaceAll(MADE, (made) => (known.has(made) ? made : "new")))
    .map((line) => line.replaceAll(EDITED, "").replaceAll(CLAIMED, ""))
    .map((line) => line.replaceAll(NAMED, '"name":"drawn"'))
    .map((line) => line.replaceAll(COUNTED, '"$1":"moved on"'))
    .toSorted();
}

const madeIn = new WeakMap<Stored, Set<string>>();

function madeBefore(before: Stored): Set<string> {
  const known =
    madeIn.get(before) ?? new Set(rawLines(before).flatMap((line) => line.match(MADE) ?? []));
  madeIn.set(before, known);
  return known;
}

function rawLines({ tables, sessions, pictures }: Stored): string[] {
  return [
    ...tables
      .filter(([name]) => !COUNTERS.has(name))
      .flatMap(([name, rows]) => rows.map((row) => `${name} ${JSON.stringify(row)}`)),
    ...[...sessions].map(([name, value]) => `session ${name} ${value}`),
    ...[...pictures].map(([name, { etag }]) => `picture ${name} ${etag}`),
  ];
}

/** The lines that only one of the two has, except those that may or may not exist. */
export function differences(
  found: string[],
  expected: string[],
  leaves: readonly (readonly [RegExp, string])[] = [],
): string[] {
  if (found === expected) return [];
  const missing = [...expected];
  const more: string[] = [];
  for (const line of found) {
    const at = missing.indexOf(line);
    if (at >= 0) missing.splice(at, 1);
    else more.push(line);
  }
  const matters = (line: string) => !leaves.some(([left]) => left.test(line));
  return [
    ...missing.filter(matters).map((line) => `  without ${line}`),
    ...more.filter(matters).map((line) => `  with ${line}`),
  ];
}
