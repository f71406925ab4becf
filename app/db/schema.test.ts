import { env } from "cloudflare:workers";
import { getTableColumns, getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as blocks from "./blocks-schema.ts";
import * as community from "./community-schema.ts";
import { lastTaps } from "./last-taps-schema.ts";
import { moveCodes } from "./move-codes-schema.ts";
import * as moderationCounts from "./moderation-counts-schema.ts";
import * as moderation from "./moderation-schema.ts";
import { postChanges } from "./post-changes-schema.ts";
import { pushSubscriptions } from "./push-schema.ts";
import * as schema from "./schema.ts";
import { tombstones } from "./tombstones-schema.ts";

const tables = Object.values({
  ...schema,
  ...community,
  ...blocks,
  ...moderation,
  lastTaps,
  moveCodes,
  postChanges,
  ...moderationCounts,
  pushSubscriptions,
  tombstones,
});

describe.each(tables.map((table) => [getTableName(table), table] as const))(
  "the table %s",
  (name, table) => {
    it("is STRICT", async () => {
      const row = await env.DB.prepare("SELECT strict FROM pragma_table_list WHERE name = ?")
        .bind(name)
        .first("strict");
      expect(row).toBe(1);
    });

    it("was migrated to what the schema says", async () => {
      const { results } = await env.DB.prepare(
        'SELECT name, type, "notnull", dflt_value FROM pragma_table_info(?)',
      )
        .bind(name)
        .all();
      const declared = Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        notnull: Number(column.notNull),
      }));
      const isDeclared = (column: unknown) => declared.some((other) => other.name === column);
      const found = results.filter((column) => isDeclared(column["name"]));
      expect(
        found.map(({ name, type, notnull }) => ({
          name,
          type: String(type).toUpperCase(),
          notnull,
        })),
      ).toEqual(declared);
      // A column that a release no longer uses stays for one more release, and requires no value.
      const others = results.filter((column) => !isDeclared(column["name"]));
      const needed = others.filter((column) => column["notnull"] && column["dflt_value"] === null);
      expect(needed).toEqual([]);
    });
  },
);

describe("the tables refuse", () => {
  const insert = (sql: string) => env.DB.prepare(sql).run();

  it("an item in another shop's section", async () => {
    await insert(
      "INSERT INTO shops (id, name, revision, created_at) VALUES ('a', 'A', 1, 1), ('b', 'B', 1, 1)",
    );
    await insert("INSERT INTO sections (id, shop_id, name, position) VALUES (1, 'a', 'Chaat', 1)");
    const item = "INSERT INTO items (shop_id, section_id, name, position)";
    await expect(insert(`${item} VALUES ('b', 1, 'Tea', 1)`)).rejects.toThrow(/FOREIGN KEY/);
    await insert(`${item} VALUES ('a', 1, 'Tea', 1)`);
  });

  it("a second account of one name in other letters, and an owner without a shop", async () => {
    const account = "INSERT INTO accounts (username, password_hash, role, shop_id, created_at)";
    await insert(`${account} VALUES ('Operator', 'x', 'operator', NULL, 1)`);
    await expect(
      insert(`${account} VALUES ('oPERATOR', 'x', 'operator', NULL, 1)`),
    ).rejects.toThrow(/UNIQUE/);
    await expect(insert(`${account} VALUES ('owner', 'x', 'owner', NULL, 1)`)).rejects.toThrow(
      /CHECK/,
    );
  });

  it("a change to the desk's log, and to empty it", async () => {
    await insert(
      `INSERT INTO accounts (id, username, password_hash, role, created_at)
       VALUES (7, 'lekha', 'x', 'operator', 1)`,
    );
    await insert(
      `INSERT INTO desk_log (account_id, username, act, subject, created_at)
       VALUES (7, 'lekha', 'create-shop', 'a', 1)`,
    );
    await expect(insert("UPDATE desk_log SET subject = 'b'")).rejects.toThrow(/never changed/);
    await expect(insert("DELETE FROM desk_log")).rejects.toThrow(/never emptied/);
    const replace = "INSERT OR REPLACE INTO desk_log SELECT * FROM desk_log";
    await expect(insert(replace)).rejects.toThrow(/never changed/);
  });

  it("a change to the moderation log, and to empty it", async () => {
    await insert(
      "INSERT INTO moderation_log (username, act, case_id, created_at) VALUES ('', 'hide', 1, 1)",
    );
    await expect(insert("UPDATE moderation_log SET act = 'restore'")).rejects.toThrow(
      /never changed/,
    );
    await expect(insert("DELETE FROM moderation_log")).rejects.toThrow(/never emptied/);
    const replace = "INSERT OR REPLACE INTO moderation_log SELECT * FROM moderation_log";
    await expect(insert(replace)).rejects.toThrow(/never changed/);
  });
});
