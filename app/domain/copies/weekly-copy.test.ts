import { env } from "cloudflare:workers";
import { gunzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { deskLog, items, sections, shops } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { makeMenuFile } from "#test/makers.ts";
import { stores, post } from "#test/neighbours.ts";
import type { Manifest } from "./manifest.ts";
import { removeOldCopies, writeWeeklyCopy } from "./weekly-copy.ts";

const { db, copies } = stores;
const SUNDAY = Date.UTC(2026, 10, 22, 22);
const FIVE_MINUTES = 5 * MINUTE_MS;
const FOLDER = "weekly/2026-11-22/";

const keysOf = async (prefix: string) =>
  (await env.COPIES.list({ prefix })).objects.map(({ key }) => key);

async function readManifest(): Promise<Manifest | undefined> {
  return (await env.COPIES.get(`${FOLDER}manifest.json`))?.json();
}

async function readPieces({ pieces }: Manifest): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, table, sha256 } of pieces) {
    const bytes = await copies.read(FOLDER + name);
    if (!bytes) throw new Error(`${name} is not there`);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    const lines = gunzipSync(bytes).toString().trim().split("\n");
    (rows[table] ??= []).push(...lines.map((line) => JSON.parse(line) as unknown));
  }
  return rows;
}

async function addItems(count: number) {
  const [section] = await db.select({ id: sections.id }).from(sections);
  await db.run(sql`INSERT INTO items (shop_id, section_id, name, position)
    SELECT 'chaat', ${section?.id}, 'Dish ' || value, value + 10
    FROM json_each(${JSON.stringify(Array.from({ length: count }, (_, n) => n))})`);
}

it("holds shops, closed ones too, menus, accounts and the desk, and nothing of the community", async () => {
  const file = JSON.stringify(makeMenuFile({ shopId: "chaat", sections: 2, items: 3 }));
  await importMenu(db, file, { now: 1 });
  await db.update(shops).set({ closedAt: 5 }).where(eq(shops.id, "chaat"));
  const account = { username: "op", passwordHash: "x", role: "operator", shopId: null } as const;
  await createAccounts(db, [account], { now: 1 });
  const [operator] = await db.all<{ id: number }>(sql`SELECT id FROM accounts`);
  await db.insert(deskLog).values({
    accountId: operator?.id ?? 0,
    username: "op",
    act: "close-shop",
    subject: "chaat",
    createdAt: 5,
  });
  await post({ now: SUNDAY });
  await addItems(2100);

  expect(await writeWeeklyCopy(stores, { now: SUNDAY })).toEqual({ pieces: 7 });
  const manifest = await readManifest();
  expect(manifest).toMatchObject({ madeAt: SUNDAY, migration: env.TEST_MIGRATIONS.at(-1)?.name });
  const copied = await readPieces(manifest as Manifest);
  const tables = ["desk_log", "accounts", "items", "sections", "shops"];
  expect(Object.keys(copied)).toEqual(tables);
  for (const table of tables) {
    expect(copied[table]).toEqual(
      await db.all(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY rowid`),
    );
  }
  expect(await writeWeeklyCopy(stores, { now: SUNDAY + FIVE_MINUTES })).toEqual({ pieces: 0 });
});

it("goes on after a piece that could not be written, and has no manifest before it is whole", async () => {
  await env.COPIES.delete(await keysOf("weekly/"));
  let writes = 0;
  const broken = {
    ...copies,
    put: (...args: Parameters<typeof copies.put>) => {
      writes += 1;
      return writes === 3 ? Promise.reject(new Error("R2 is away")) : copies.put(...args);
    },
  };
  const writing = writeWeeklyCopy({ db, copies: broken }, { now: SUNDAY });
  await expect(writing).rejects.toThrow("R2 is away");
  expect(await readManifest()).toBeUndefined();
  // Rows added meanwhile are copied too: a piece begins where the last one ended.
  await addItems(5);
  await db.insert(shops).values({ id: "newcomer", name: "New", revision: 1, createdAt: 1 });
  const owner = {
    username: "new",
    passwordHash: "none",
    role: "owner",
    shopId: "newcomer",
  } as const;
  await createAccounts(db, [owner], { now: SUNDAY });
  await writeWeeklyCopy(stores, { now: SUNDAY + FIVE_MINUTES });
  const copied = await readPieces((await readManifest()) as Manifest);
  // A restore refuses a row without its shop.
  const ids = new Set((copied["shops"] as { id: string }[]).map(({ id }) => id));
  for (const { shop_id: shop } of copied["accounts"] as { shop_id: string | null }[]) {
    expect(shop === null || ids.has(shop)).toBe(true);
  }
  expect(copied["items"]).toHaveLength(await db.$count(items));
  expect(copied["sections"]).toHaveLength(await db.$count(sections));
});

it("is removed when it is over 30 days old, and the last page of a menu is none of it", async () => {
  const last = "weekly/2026-12-20/manifest.json";
  for (const key of [last, "menus/chaat"]) await env.COPIES.put(key, "{}");
  const now = Date.UTC(2026, 11, 22, 21);
  await removeOldCopies(stores, { now });
  expect(await keysOf(FOLDER)).not.toEqual([]);
  await removeOldCopies(stores, { now: now + DAY_MS });
  expect(await keysOf("")).toEqual(["menus/chaat", last]);
});
