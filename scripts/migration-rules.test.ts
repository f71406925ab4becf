import { strict as assert } from "node:assert";
import { test } from "node:test";
import { reasonsAgainst } from "./migration-rules.ts";
import { digestOf, readMigrations, readReleased, type Released } from "./released.ts";

/* A new migration must leave the last release working, as it runs before the new code (docs/operations.md). */

test("the migrations here leave the last release working", () => {
  assert.deepEqual(reasonsAgainst(readMigrations(), readReleased()), []);
});

/** A release that uses all columns of these tables except `items.note` and `drafts`. */
const FIRST = {
  name: "0000_first.sql",
  sql: `CREATE TABLE shops (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL DEFAULT '') STRICT;
    CREATE TABLE items (
      id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
      shop_id TEXT NOT NULL,
      name TEXT NOT NULL,
      kind TEXT,
      note TEXT,
      FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE cascade,
      CONSTRAINT "items_kind" CHECK("items"."kind" IN ('a (first)', 'b'))
    ) STRICT;
    CREATE INDEX items_of_shop ON items (shop_id);
    CREATE UNIQUE INDEX items_named ON items (shop_id, lower(name));
    CREATE TRIGGER items_stay BEFORE DELETE ON items BEGIN SELECT RAISE(ABORT, 'no'); END;
    CREATE TABLE drafts (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;`,
};
const RELEASE: Released = {
  at: "2026-11-22T09:30:00.000Z",
  migration: FIRST.name,
  digest: digestOf([FIRST]),
  uses: { shops: ["id", "name"], items: ["id", "shop_id", "name", "kind"] },
};

function reasons(sql: string): string[] {
  const migrations = [FIRST, { name: "0001_next.sql", sql }];
  return reasonsAgainst(migrations, RELEASE).map((reason) => reason.replace("0001_next.sql ", ""));
}

/** Rebuilds the table of items as drizzle-kit does, with one thing changed. */
function rebuild(from: string | RegExp, to: string): string {
  const table = /CREATE TABLE items[^;]*;/.exec(FIRST.sql)?.[0] ?? "";
  const changed = table.replace(from, to);
  assert.notEqual(changed, table);
  return `PRAGMA foreign_keys = OFF;
    ${changed.replace("TABLE items", "TABLE __new_items").replace('"items".', '"__new_items".')}
    INSERT INTO __new_items (id, shop_id, name) SELECT id, shop_id, name FROM items;
    DROP TABLE items;
    ALTER TABLE __new_items RENAME TO items;
    CREATE UNIQUE INDEX items_named ON items (shop_id, lower(name));
    CREATE TRIGGER items_stay BEFORE DELETE ON items BEGIN SELECT RAISE(ABORT, 'no'); END;`;
}

const REFUSED: [what: string, sql: string, reason: RegExp][] = [
  ["drops a table", "DROP TABLE items;", /^drops or renames items, /],
  ["renames a table", "ALTER TABLE shops RENAME TO stores;", /^drops or renames shops, /],
  [
    "drops a column",
    "ALTER TABLE shops DROP COLUMN name;",
    /^drops or renames shops\.name, which the last release uses\.$/,
  ],
  [
    "renames a column",
    "ALTER TABLE shops RENAME COLUMN name TO title;",
    /^drops or renames shops\.name, /,
  ],
  [
    "adds a column that every row must fill",
    rebuild("note TEXT", "note TEXT, sku TEXT NOT NULL"),
    /^adds items\.sku, which would refuse rows/,
  ],
  ["changes a type", rebuild("name TEXT NOT NULL", "name BLOB NOT NULL"), /^changes items\.name, /],
  ["lets a column be null", rebuild("name TEXT NOT NULL", "name TEXT"), /^changes items\.name, /],
  ["wants a value", rebuild("kind TEXT,", "kind TEXT NOT NULL,"), /^changes items\.kind, /],
  ["changes a check", rebuild("'b')", "'c')"), /^changes items\.items_kind, /],
  ["adds a check", rebuild(" ) STRICT", ", CHECK (name <> '')) STRICT"), /^adds items\.check /],
  [
    "drops a foreign key",
    rebuild(/FOREIGN KEY.*,/, ""),
    /^drops or renames items\.\(shop_id\) -> /,
  ],
  ["changes what a key deletes", rebuild("cascade", "restrict"), /^changes items\.\(shop_id\) -> /],
  ["is no longer strict", rebuild(") STRICT", ")"), /^changes items, /],
  [
    "makes a column unique",
    "CREATE UNIQUE INDEX shops_named ON shops (name);",
    /^adds shops\.unique \(name\), which would refuse rows/,
  ],
  ["drops what makes rows unique", "DROP INDEX items_named;", /^drops or renames items\.unique \(/],
  ["drops a trigger", "DROP TRIGGER items_stay;", /^drops or renames items\.items_stay, /],
  [
    "adds a trigger that refuses",
    "CREATE TRIGGER named BEFORE INSERT ON shops BEGIN SELECT RAISE(ABORT, 'no'); END;",
    /^adds shops\.named, which would refuse rows/,
  ],
];

for (const [what, sql, reason] of REFUSED) {
  test(`a migration is refused that ${what}`, () => {
    const found = reasons(sql);
    assert.ok(
      found.some((each) => reason.test(each)),
      `${JSON.stringify(found)} has no ${String(reason)}`,
    );
  });
}

const TAKEN: [what: string, sql: string][] = [
  ["adds tables", "CREATE TABLE likes (item_id INTEGER NOT NULL REFERENCES items(id)) STRICT;"],
  ["adds a column that may be empty", "ALTER TABLE items ADD COLUMN sku TEXT;"],
  ["adds a column with a default", "ALTER TABLE items ADD COLUMN sold INTEGER NOT NULL DEFAULT 0;"],
  [
    "makes a new column unique, and checks it",
    `ALTER TABLE items ADD COLUMN sku TEXT CHECK (sku <> '');
      CREATE UNIQUE INDEX items_sku ON items (sku);`,
  ],
  ["changes which reads are fast", "DROP INDEX items_of_shop; CREATE INDEX named ON shops (name);"],
  [
    "drops what the last release does not use",
    "DROP TABLE drafts; ALTER TABLE items DROP COLUMN note;",
  ],
  ["rebuilds a table without that", rebuild("note TEXT,", "")],
  ["fills what is new", "ALTER TABLE shops ADD COLUMN slug TEXT; UPDATE shops SET slug = id;"],
];

for (const [what, sql] of TAKEN) {
  test(`a migration is taken that ${what}`, () => assert.deepEqual(reasons(sql), []));
}

test("a constraint may change if the migration names a deployed release that copes with it", () => {
  const wider = rebuild("'b')", "'b', 'c')");
  const since = (day: string) => `-- contract since ${day}: items.items_kind\n${wider}`;
  assert.deepEqual(reasons(since("2026-11-22")), []);
  assert.equal(reasons(since("2026-11-23")).length, 1);
  assert.equal(reasons(since("2026-11-22").replace("items_kind", "other")).length, 1);
});

test("a released migration cannot be changed", () => {
  const changed = { ...FIRST, sql: FIRST.sql.replace("note TEXT,", "") };
  assert.match(reasonsAgainst([changed], RELEASE)[0] ?? "", /cannot be changed/);
  assert.match(reasonsAgainst([], RELEASE)[0] ?? "", /cannot be changed/);
});
