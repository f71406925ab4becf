import { DatabaseSync } from "node:sqlite";
import { digestOf, type Migration, type Released } from "./released.ts";
import { tableFacts, type Fact } from "./table-facts.ts";

type Facts = Map<string, Fact>;

/**
 * Why these migrations cannot run while the last release is live or may have to come back: each reason names the
 * migration and what it breaks. Migrations may add, and may drop what the last release no longer uses. A constraint may
 * change if a line in the migration names the release since which that is safe, and that release is out:
 * `-- contract since 2026-11-22: posts.posts_kind`.
 */
export function reasonsAgainst(migrations: Migration[], released: Released): string[] {
  const count = migrations.findIndex(({ name }) => name === released.migration) + 1;
  const before = migrations.slice(0, count);
  if (digestOf(before) !== released.digest) {
    return [
      `A deployed migration cannot be changed: ${released.migration}, or one before it, is not the same as when it was deployed.`,
    ];
  }
  const db = new DatabaseSync(":memory:");
  for (const { sql } of before) db.exec(sql);
  const promised = tableFacts(db);
  return migrations.slice(count).flatMap(({ name, sql }) => {
    db.exec(sql);
    const agreed = contractsIn(sql, released);
    const broken = [...brokenBy(tableFacts(db), promised, released)];
    return broken.filter(([what]) => !agreed.has(what)).map(([, reason]) => `${name} ${reason}`);
  });
}

/** What has changed that the last release relies on, and what would reject its rows; each with the reason. */
function* brokenBy(facts: Facts, promised: Facts, released: Released): Generator<[string, string]> {
  for (const [what, fact] of promised) {
    if (!isUsed(fact, released) || facts.get(what)?.says === fact.says) continue;
    const verb = facts.has(what) ? "changes" : "drops or renames";
    yield [what, `${verb} ${what}, which the last release uses.`];
  }
  for (const [what, fact] of facts) {
    if (promised.has(what) || fact.isHarmless || !isInTheWay(fact, promised)) continue;
    yield [what, `adds ${what}, which would refuse rows that the last release writes.`];
  }
}

/** Whether the last release uses the table and any of the columns that this fact is about. */
function isUsed({ table, columns }: Fact, { uses }: Released): boolean {
  const used = uses[table];
  return (
    used !== undefined && (columns.length === 0 || columns.some((name) => used.includes(name)))
  );
}

/** Whether it can reject rows of code that does not know it: it needs a value, or concerns existing columns. */
function isInTheWay({ kind, table, columns }: Fact, promised: Facts): boolean {
  const isOfNewColumns =
    columns.length > 0 && !columns.some((name) => promised.has(`${table}.${name}`));
  return promised.has(table) && (kind === "column" || !isOfNewColumns);
}

const CONTRACT = /^-- contract since (\d{4}-\d\d-\d\d\S*): (.+)$/gm;

/** What a migration declares safe, if the last release is as new as it requires. */
function contractsIn(sql: string, { at }: Released): Set<string> {
  const told = [...sql.matchAll(CONTRACT)];
  return new Set(told.filter(([, since = ""]) => since <= at).map(([, , what = ""]) => what));
}
