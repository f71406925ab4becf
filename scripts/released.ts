import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

/** What the next migration must know about the last release. `npm run deploy` writes it. */
export interface Released {
  /** When it was deployed, such as "2026-11-22T09:30:00.000Z". */
  at: string;
  /** The newest migration that was applied with it. */
  migration: string;
  /** A hash of that migration and all before it, which must not change. */
  digest: string;
  /** The columns of each table that its code reads and writes. */
  uses: Record<string, string[]>;
}

export interface Migration {
  name: string;
  sql: string;
}

export const RELEASED = "migrations/released.json";

export function readReleased(): Released {
  return JSON.parse(readFileSync(RELEASED, "utf8")) as Released;
}

/** Records that what is here is now deployed. */
export async function noteRelease(now: Date): Promise<void> {
  const migrations = readMigrations();
  const released: Released = {
    at: now.toISOString(),
    migration: migrations.at(-1)?.name ?? "",
    digest: digestOf(migrations),
    uses: await usedColumns(),
  };
  writeFileSync(RELEASED, `${JSON.stringify(released, null, 2)}\n`);
}

/** All migrations, oldest first. */
export function readMigrations(folder = "migrations"): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.toSorted().map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, "utf8") }));
}

/** A hash of these migrations, in this order. */
export function digestOf(migrations: Migration[]): string {
  const hash = createHash("sha256");
  for (const { name, sql } of migrations) hash.update(`${name}\0${sql}\0`);
  return hash.digest("base64url");
}

async function usedColumns(): Promise<Record<string, string[]>> {
  const files = readdirSync("app/db").filter((name) => name.endsWith("schema.ts"));
  const modules = await Promise.all(
    files.map((name) => import(`#app/db/${name}`) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value) => is(value, SQLiteTable)),
  );
  const used = tables.map((table) => {
    const { name, columns } = getTableConfig(table);
    return [name, columns.map((column) => column.name)] as const;
  });
  return Object.fromEntries(used.toSorted(([one], [other]) => one.localeCompare(other)));
}
