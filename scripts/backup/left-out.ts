import type { Deleted } from "#app/domain/copies/deletions.ts";
import { DAY_MS } from "#app/durations.ts";
import type { Row } from "./stores.ts";
import type { ForeignKey, Table } from "./tables.ts";

const YEAR_MS = 365 * DAY_MS;
/** Posts keep a count of these. */
const COUNTED = new Set(["comments", "reactions", "joins"]);

export interface Sieve {
  deleted: readonly Deleted[];
  /** Ids of posts whose reported photos are not yet copied as evidence. */
  owed: ReadonlySet<unknown>;
  now: number;
}

type Rule = (row: Row) => Row | "deleted" | "ended";

/**
 * Decides which rows of a backup come back. Tables that others point to must come first. Posts that have ended,
 * things deleted or hidden since, and everything attached to either stay out; rows that merely mention one come back
 * without the mention. Of who has deleted their data while they were banned, the ban comes back. A post whose photos are still owed as evidence comes back, ended or hidden, until the sweeper
 * has copied them.
 */
export function openSieve(sieve: Sieve) {
  const rules = rulesOf(sieve);
  const emptied = new Set<unknown>();
  const rowsThere = rememberRows();
  const counts = { ended: 0, deleted: 0, hanging: 0 };
  /** Posts that come back with fewer comments, reactions or joins than they count. */
  const toRecount = new Set<unknown>();

  function decide({ name, foreignKeys }: Table, read: Row): Row | keyof typeof counts {
    const row = foreignKeys.reduce<Row | undefined>(
      (passing, key) => passing && rowsThere.withParent(passing, key),
      read,
    );
    if (!row) return "hanging";
    if (foreignKeys.some((key) => isOfEmptied(key, row))) return "deleted";
    const decided = rules[name]?.(row) ?? withoutEmptied(name, foreignKeys, row);
    const isEmptied = name === "people" && decided === "deleted" && isBanned(row, sieve.now);
    if (!isEmptied) return decided;
    emptied.add(row["id"]);
    const createdAt = Number(row["created_at"]);
    const came = { created_at: createdAt - (createdAt % DAY_MS) };
    return { ...row, ...came, confirmed_age: null, reminded_at: null, emptied_at: sieve.now };
  }

  function isOfEmptied({ columns, parent, onDelete }: ForeignKey, row: Row): boolean {
    if (parent !== "people" || onDelete !== "CASCADE") return false;
    return columns.some((column) => emptied.has(row[column]));
  }

  /** A case goes on naming whom it had banned; nothing else that mentions them does. */
  function withoutEmptied(name: string, foreignKeys: readonly ForeignKey[], row: Row): Row {
    if (name === "cases") return row;
    const mentions = foreignKeys
      .filter(({ parent, onDelete }) => parent === "people" && onDelete === "SET NULL")
      .flatMap(({ columns }) => columns)
      .filter((column) => emptied.has(row[column]));
    return { ...row, ...Object.fromEntries(mentions.map((column) => [column, null])) };
  }

  return {
    counts,
    toRecount,
    /** The row as it comes back, for rows of other tables to point to; undefined if it stays out. */
    passThrough(table: Table, read: Row, pointedTo: readonly ForeignKey[]): Row | undefined {
      const row = decide(table, read);
      if (typeof row === "string") {
        counts[row] += 1;
        if (COUNTED.has(table.name)) toRecount.add(read["post_id"]);
        return undefined;
      }
      rowsThere.add(row, pointedTo);
      return row;
    },
  };
}

/** Backups of former releases know no end of a ban: it was a year. */
function isBanned({ banned_at: since, banned_until: until }: Row, now: number): boolean {
  if (since === null || since === undefined) return false;
  return Number(until ?? Number(since) + YEAR_MS) > now;
}

function rulesOf({ deleted, owed, now }: Sieve): Record<string, Rule> {
  const named = new Set(deleted.map(({ thing, id }) => `${thing} ${id}`));
  return {
    people: (row) => (named.has(`person ${row["deletion_id"]}`) ? "deleted" : row),
    comments: (row) => (named.has(`comment ${row["public_id"]}`) ? "deleted" : row),
    accounts: (row) => (named.has(`login ${row["id"]}`) ? "deleted" : row),
    posts(row) {
      const isDeleted = named.has(`post ${row["public_id"]}`);
      if (owed.has(row["id"]))
        return isDeleted ? { ...row, hidden_at: row["hidden_at"] ?? now } : row;
      if (isDeleted) return "deleted";
      return Number(row["expires_at"]) <= now ? "ended" : row;
    },
  };
}

function rememberRows() {
  const there = new Map<string, Set<string>>();
  return {
    add(row: Row, pointedTo: readonly ForeignKey[]): void {
      for (const { parent, parentColumns } of pointedTo) {
        const name = nameOf(parent, parentColumns);
        const keys = there.get(name) ?? new Set();
        there.set(name, keys.add(keyOf(parentColumns.map((column) => row[column]))));
      }
    },
    /** The row, without its mention of a parent that is missing; undefined if it cannot exist without that parent. */
    withParent(row: Row, { columns, parent, parentColumns, onDelete }: ForeignKey) {
      const values = columns.map((column) => row[column]);
      const isThere = there.get(nameOf(parent, parentColumns))?.has(keyOf(values));
      if (isThere || values.includes(null)) return row;
      if (onDelete === "CASCADE") return undefined;
      if (onDelete !== "SET NULL")
        throw new Error(
          `the backup has no row of ${parent} for a row that names one: ${columns.join(", ")}`,
        );
      return { ...row, ...Object.fromEntries(columns.map((column) => [column, null])) };
    },
  };
}

const nameOf = (parent: string, columns: readonly string[]) => `${parent} ${columns.join(" ")}`;
const keyOf = (values: readonly unknown[]) => JSON.stringify(values);
