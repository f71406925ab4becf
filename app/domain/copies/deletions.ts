import { DAY_MS } from "#app/durations.ts";

/** The log of deletions and the weekly copies are kept as long as any backup. The privacy policy promises it. */
export const COPIES_KEPT_MS = 30 * DAY_MS;

const FOLDER = "deletions/";
/** The most keys that R2 takes in a call, and the most calls in one run. */
const BATCH = 1000;
const MOST_BATCHES = 100;
/** A Worker has six connections. Waiting for one would look like a failure of R2. */
const AT_ONCE = 6;

/** The store outside D1. Keys are listed in order, starting after `after`. */
export interface CopyStore {
  put: (key: string, copy: { type: string; bytes: Uint8Array }) => Promise<void>;
  list: (prefix: string, most: number, after?: string) => Promise<string[]>;
  remove: (keys: string[]) => Promise<void>;
}

/** A post or comment by its public id, a person by their `deletionId`, or a login by the number of its account. */
export interface Deleted {
  thing: "post" | "comment" | "person" | "login";
  id: string;
}

/** Notes deletions, so that no backup undoes them. Call it before deleting, and delete nothing if it throws. */
export async function noteDeletions(
  copies: CopyStore,
  deleted: readonly Deleted[],
  { now }: { now: number },
): Promise<void> {
  const empty = { type: "text/plain", bytes: new Uint8Array() };
  const folder = folderOf(now);
  for (let from = 0; from < deleted.length; from += AT_ONCE) {
    const some = deleted.slice(from, from + AT_ONCE);
    await Promise.all(some.map(({ thing, id }) => copies.put(`${folder}${thing}/${id}`, empty)));
  }
}

/** Everything that a restore must leave out, from any backup: no id is used twice. */
export async function listDeletions(copies: Pick<CopyStore, "list">): Promise<Deleted[]> {
  const deleted: Deleted[] = [];
  let keys: string[] = [];
  do {
    keys = await copies.list(FOLDER, BATCH, keys.at(-1));
    deleted.push(...keys.map(readKey));
  } while (keys.length === BATCH);
  return deleted;
}

/** Removes notes from more than 30 days before `now`: no backup is that old. Gives their number. */
export async function removeOldDeletions(
  { copies }: { copies: CopyStore },
  { now }: { now: number },
): Promise<{ entries: number }> {
  // An entry may be from the end of its day.
  const kept = folderOf(now - COPIES_KEPT_MS - DAY_MS);
  let entries = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const old = (await copies.list(FOLDER, BATCH)).filter((key) => key < kept);
    if (old.length === 0) break;
    await copies.remove(old);
    entries += old.length;
  }
  return { entries };
}

function folderOf(time: number): string {
  return `${FOLDER}${new Date(time).toISOString().slice(0, 10)}/`;
}

function readKey(key: string): Deleted {
  const [, , thing = "", id = ""] = key.split("/");
  return { thing: thing as Deleted["thing"], id };
}
