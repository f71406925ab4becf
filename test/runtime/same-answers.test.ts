import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { runtimesOwn } from "./quick-database.ts";

/* The tests' database stands in for the runtime's own, so it must answer as that does. */

type Ask = (db: D1Database) => Promise<unknown>;

const BOTH = [env.DB, runtimesOwn];
const SCHEMA = `
  CREATE TABLE same_shops (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, weight REAL, photo BLOB) STRICT;
  CREATE TABLE same_items (shop INTEGER NOT NULL REFERENCES same_shops (id) ON DELETE CASCADE, name TEXT) STRICT;
  CREATE TABLE same_log (line TEXT) STRICT;
  CREATE TRIGGER same_logged AFTER INSERT ON same_items BEGIN INSERT INTO same_log VALUES (new.name); END;
`;

const DROPS = ["same_log", "same_items", "same_shops"].map(
  (name) => `DROP TABLE IF EXISTS ${name}`,
);

beforeAll(async () => {
  const creates = SCHEMA.trim()
    .split(/;$(?<!END;)\n?/m)
    .filter(Boolean);
  // One of the two may hold what a run that was broken off has left.
  for (const db of BOTH) await db.batch([...DROPS, ...creates].map((each) => db.prepare(each)));
  return async () => {
    for (const db of BOTH) await db.batch(DROPS.map((each) => db.prepare(each)));
  };
});

const shop = (db: D1Database, name: unknown, weight: unknown = 1.5, photo: unknown = null) =>
  db
    .prepare("INSERT INTO same_shops (name, weight, photo) VALUES (?, ?, ?)")
    .bind(name, weight, photo);
const item = (db: D1Database, of: number, name: string) =>
  db.prepare("INSERT INTO same_items VALUES (?, ?)").bind(of, name);
const shops = (db: D1Database) => db.prepare("SELECT * FROM same_shops ORDER BY id");

const statementOf = (length: number) => `SELECT 1 AS a ${"-".repeat(length)}`;

/** In order: each statement finds what the earlier ones left. */
const ASKED: [what: string, ask: Ask][] = [
  ["a row that is inserted", (db) => shop(db, "Chai", 0.1 + 0.2).run()],
  [
    "a row that is inserted and returned",
    (db) => db.prepare("INSERT INTO same_shops (name) VALUES ('दोसा 🍛') RETURNING id, name").all(),
  ],
  ["bytes", (db) => shop(db, "Photo", -7, new Uint8Array([0, 255, 7])).all()],
  ["all rows", (db) => shops(db).all()],
  ["all rows without names", (db) => shops(db).raw()],
  ["all rows, with the names of the columns", (db) => shops(db).raw({ columnNames: true })],
  ["rows that are run", (db) => shops(db).run()],
  [
    "the first row, and a column of it",
    async (db) => [await shops(db).first(), await shops(db).first("name")],
  ],
  ["columns of one name", (db) => db.prepare("SELECT 1 AS a, 2 AS a").all()],
  ["no rows", (db) => db.prepare("SELECT * FROM same_shops WHERE id < 0").all()],
  ["no first row", (db) => db.prepare("SELECT * FROM same_shops WHERE id < 0").first()],
  ["a column that is not there", (db) => shops(db).first("none")],
  [
    "numbers at their limits",
    (db) =>
      db
        .prepare("SELECT ? AS a, 9007199254740993 AS b, ? AS c")
        .bind(2 ** 53, 1e308)
        .all(),
  ],
  ["changes that triggers make", (db) => db.batch([item(db, 1, "Tea"), item(db, 1, "Milk")])],
  [
    "changes that a foreign key makes",
    (db) => db.prepare("DELETE FROM same_shops WHERE id = 1").run(),
  ],
  ["a unique name that is taken", (db) => shop(db, "Photo").run()],
  ["a type that is wrong", (db) => shop(db, "Heavy", "much").run()],
  ["a value that cannot be bound", async (db) => shop(db, Symbol.iterator).run()],
  ["a value that is undefined", async (db) => shop(db, undefined).run()],
  ["a reference to nothing", (db) => item(db, 777, "Ghost").run()],
  ["a statement that is wrong", (db) => db.prepare("SELEC 1").all()],
  ["a table that is not there", (db) => db.prepare("SELECT * FROM same_none").all()],
  [
    "too many variables",
    (db) =>
      db
        .prepare(`SELECT ${Array.from({ length: 101 }, () => "?").join()}`)
        .bind(...Array(101).fill(1))
        .all(),
  ],
  ["too few values", (db) => db.prepare("SELECT ?, ?").bind(1).all()],
  ["a transaction of SQL", (db) => db.prepare("BEGIN").run()],
  ["a batch that fails at its end", (db) => db.batch([shop(db, "Undone"), shop(db, "Photo")])],
  ["what that left", (db) => shops(db).all()],
  [
    "a batch that answers before it changes",
    (db) => db.batch([shops(db), shop(db, "New"), shops(db)]),
  ],
  [
    "a reference that comes late",
    (db) =>
      db.batch([
        db.prepare("PRAGMA defer_foreign_keys = on"),
        item(db, 50, "Early"),
        db.prepare("INSERT INTO same_shops (id, name) VALUES (50, 'Late')"),
      ]),
  ],
  [
    "a reference that never comes",
    (db) => db.batch([db.prepare("PRAGMA defer_foreign_keys = on"), item(db, 51, "Never")]),
  ],
  ["what is left of it", (db) => db.prepare("SELECT * FROM same_items").all()],
  [
    "a row that is there already, and one that is not",
    (db) =>
      db
        .prepare("INSERT INTO same_shops (name) VALUES ('Photo'), ('Fresh') ON CONFLICT DO NOTHING")
        .run(),
  ],
  [
    "a row that is changed instead",
    (db) =>
      db
        .prepare(
          "INSERT INTO same_shops (name) VALUES ('Photo') ON CONFLICT (name) DO UPDATE SET weight = 2 RETURNING name",
        )
        .all(),
  ],
  [
    "a row that an index finds",
    (db) => db.prepare("SELECT id FROM same_shops WHERE name = 'Late'").all(),
  ],
  [
    "a write in a session that returns a row",
    async (db) => {
      const session = db.withSession("first-primary");
      const change = session.prepare("UPDATE same_shops SET weight = 3 RETURNING id, weight");
      return session.batch([change, session.prepare("SELECT weight FROM same_shops")]);
    },
  ],
  ["a long statement", (db) => db.prepare(statementOf(99_000)).all()],
  ["a statement that is too long", (db) => db.prepare(statementOf(101_000)).all()],
  ["a large value", (db) => shop(db, "Large", 1, new Uint8Array(500_000)).run()],
  ["a value that is too large", (db) => shop(db, "Larger", 1, new Uint8Array(2_100_000)).run()],
  ["a text that is too large", (db) => shop(db, "x".repeat(2_100_000)).run()],
  [
    "what that left of them",
    (db) => db.prepare("SELECT name, length(photo) FROM same_shops").all(),
  ],
  ["rows that are changed", (db) => db.prepare("UPDATE same_log SET line = 'x'").run()],
  ["a table that is emptied", (db) => db.prepare("DELETE FROM same_log").run()],
  ["what is read after that", (db) => db.prepare("SELECT count(*) AS left FROM same_log").all()],
  ["lines that are run", (db) => db.exec("DELETE FROM same_items\nDELETE FROM same_log")],
  ["a line that is wrong", (db) => db.exec("DELETE FROM same_items\nDELET")],
  [
    "a session",
    async (db) => {
      const session = db.withSession("first-primary");
      return session.batch([session.prepare("SELECT count(*) AS count FROM same_shops")]);
    },
  ],
];

it.each(ASKED)("%s", async (_, ask) => {
  const [quick, own] = [await answerOf(ask, env.DB), await answerOf(ask, runtimesOwn)];
  expect(quick).toEqual(own);
});

/** What is returned or thrown, without measurements, the name of the database and what nobody reads. */
async function answerOf(ask: Ask, db: D1Database): Promise<unknown> {
  try {
    return JSON.parse(JSON.stringify(await ask(db), withoutMeasures) ?? "null");
  } catch (error) {
    const { name, message, cause } = error as Error;
    return {
      thrown: name,
      message: message.replace(/(?<=reference = )\w+/, "…"),
      cause: String(cause),
    };
  }
}

const MEASURED = new Set([
  "duration",
  "size_after",
  "served_by",
  "served_by_primary",
  "timings",
  "total_attempts",
  "changed_db",
]);

function withoutMeasures(key: string, value: unknown): unknown {
  return MEASURED.has(key) ? undefined : value;
}
