import type { DatabaseSync } from "node:sqlite";

/** One thing that a table holds or promises, such as a column, a check or a trigger. */
export interface Fact {
  kind: "table" | "column" | "constraint";
  table: string;
  /** The columns it is about; none if it is about the table itself or all of its rows. */
  columns: string[];
  /** What code may rely on; if this text changes, so does the promise. */
  says: string;
  /** Whether it can be added without rejecting anything that could be written before. */
  isHarmless: boolean;
}

/** The facts about each table of a database, under names such as `posts`, `posts.text`, `posts.posts_kind`. */
export function tableFacts(db: DatabaseSync): Map<string, Fact> {
  const tables = db
    .prepare(
      "SELECT name, strict, wr FROM pragma_table_list WHERE type = 'table' AND schema = 'main'",
    )
    .all() as { name: string; strict: number; wr: number }[];
  const own = tables.filter(({ name }) => !name.startsWith("sqlite_"));
  return new Map(
    own.flatMap(({ name, strict, wr }) => [
      [
        name,
        { kind: "table", table: name, columns: [], says: `${strict} ${wr}`, isHarmless: true },
      ],
      ...columnFacts(db, name),
      ...foreignKeyFacts(db, name),
      ...uniqueIndexFacts(db, name),
      ...checkFacts(db, name),
      ...triggerFacts(db, name),
    ]),
  );
}

type Named = [name: string, fact: Fact];

function columnFacts(db: DatabaseSync, table: string): Named[] {
  const columns = db
    .prepare(
      'SELECT name, type, "notnull" AS needed, dflt_value, pk, hidden FROM pragma_table_xinfo(?)',
    )
    .all(table) as { name: string; needed: number; dflt_value: string | null }[];
  return columns.map(({ name, ...promises }) => {
    const isHarmless = promises.needed === 0 || promises.dflt_value !== null;
    return [
      `${table}.${name}`,
      { kind: "column", table, columns: [name], says: JSON.stringify(promises), isHarmless },
    ];
  });
}

function foreignKeyFacts(db: DatabaseSync, table: string): Named[] {
  const keys = db
    .prepare(
      `SELECT json_group_array("from") AS own, json_group_array("to") AS others, "table" AS other, on_update, on_delete
       FROM pragma_foreign_key_list(?) GROUP BY id`,
    )
    .all(table) as { own: string; other: string }[];
  return keys.map((key) => {
    const columns = JSON.parse(key.own) as string[];
    const name = `${table}.(${columns.join(", ")}) -> ${key.other}`;
    return constraint(name, table, columns, JSON.stringify(key));
  });
}

/** Indexes that are not unique only make reading faster, so they may come and go. */
function uniqueIndexFacts(db: DatabaseSync, table: string): Named[] {
  const indexes = db
    .prepare(
      `SELECT master.sql,
         (SELECT json_group_array(name) FROM pragma_index_info(list.name)) AS keys
       FROM pragma_index_list(?) AS list LEFT JOIN sqlite_master AS master ON master.name = list.name
       WHERE list."unique" = 1 AND list.origin <> 'pk'`,
    )
    .all(table) as { sql: string | null; keys: string }[];
  return indexes.map(({ sql, keys }) => {
    const columns = (JSON.parse(keys) as (string | null)[]).filter((key) => key !== null);
    const says = plain(sql?.replace(/^[^(]*/, "") ?? `(${columns.join(", ")})`);
    return constraint(`${table}.unique ${says}`, table, columns, says);
  });
}

/** A table's checks are only to be found in its SQL. */
function checkFacts(db: DatabaseSync, table: string): Named[] {
  const { sql } = db.prepare("SELECT sql FROM sqlite_master WHERE name = ?").get(table) as {
    sql: string;
  };
  const columns = columnFacts(db, table).flatMap(([, fact]) => fact.columns);
  return [...sql.matchAll(/(?:CONSTRAINT\s+["`]?(\w+)["`]?\s+)?CHECK\s*\(/gi)].map((found) => {
    const says = plain(insideOf(sql, found.index + found[0].length)).replaceAll(`${table}.`, "");
    const words = new Set(says.split(/\W/));
    const named = columns.filter((column) => words.has(column));
    return constraint(`${table}.${found[1] ?? `check ${says}`}`, table, named, says);
  });
}

function triggerFacts(db: DatabaseSync, table: string): Named[] {
  const triggers = db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
    .all(table) as { name: string; sql: string }[];
  return triggers.map(({ name, sql }) => {
    const says = plain(sql);
    const isHarmless = !/\bRAISE\b/i.test(says);
    return [`${table}.${name}`, { kind: "constraint", table, columns: [], says, isHarmless }];
  });
}

function constraint(name: string, table: string, columns: string[], says: string): Named {
  return [name, { kind: "constraint", table, columns, says, isHarmless: false }];
}

/** The text from here to the closing bracket. */
function insideOf(sql: string, from: number): string {
  let depth = 1;
  for (let at = from; at < sql.length; at++) {
    if (sql[at] === "'") at = sql.indexOf("'", at + 1);
    if (sql[at] === "(") depth += 1;
    if (sql[at] === ")" && --depth === 0) return sql.slice(from, at);
  }
  return sql.slice(from);
}

/** The SQL without quotes around names and without layout. */
function plain(sql: string): string {
  return sql.replaceAll(/["`]/g, "").replaceAll(/\s+/g, " ").replaceAll(/ ?, ?/g, ", ").trim();
}
