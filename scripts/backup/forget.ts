import { listDeletions, type Deleted } from "#app/domain/copies/deletions.ts";
import { LONGEST_BAN_MS } from "#app/domain/people/ban.ts";
import { DAY_MS } from "#app/durations.ts";
import { readCommandLine } from "#scripts/command-line.ts";
import { moveNumbersOn, recount } from "./restore-rows.ts";
import { withStores, type Stores } from "./stores.ts";

// After Time Travel has brought deleted rows back: deletes whatever the log of deletions names, and moves the numbers
// on as a restore does.
const USAGE = "npm run forget -- [--remote]";
/** D1 binds texts of at most 2 MB; an id has 24 characters. */
const IDS = 10_000;

const NAMED = "IN (SELECT value FROM json_each(?1))";
const OF_PERSON = `WHERE person_id IN (SELECT id FROM people WHERE deletion_id ${NAMED})`;
const THINGS = {
  person: {
    rows: `people WHERE deletion_id ${NAMED} AND emptied_at IS NULL`,
    countedBy: ["comments", "reactions", "joins"]
      .map((table) => `SELECT post_id FROM ${table} ${OF_PERSON}`)
      .join(" UNION "),
  },
  comment: {
    rows: `comments WHERE public_id ${NAMED}`,
    countedBy: `SELECT post_id FROM comments WHERE public_id ${NAMED}`,
  },
  login: {
    rows: `accounts WHERE role = 'staff' AND CAST(id AS TEXT) ${NAMED}`,
    countedBy: undefined,
  },
  post: { rows: `posts WHERE public_id ${NAMED}`, countedBy: undefined },
};

const { values } = readCommandLine(USAGE, { remote: { type: "boolean" } });
await withStores(values.remote ?? false, async (stores) => {
  const deleted = await listDeletions(stores.copies);
  const people = await forget(stores, "person", deleted);
  const posts = await forget(stores, "post", deleted);
  const comments = await forget(stores, "comment", deleted);
  const logins = await forget(stores, "login", deleted);
  await moveNumbersOn(stores, { now: Date.now() });
  console.log(`Deleted again: ${people} neighbours, ${posts} posts, ${comments} comments, with everything attached to them, and ${logins} logins of staff.
The log of deletions has ${deleted.length} entries. Everybody has to log in again.`);
});

async function forget(
  { query }: Stores,
  thing: Deleted["thing"],
  deleted: readonly Deleted[],
): Promise<number> {
  const { rows, countedBy } = THINGS[thing];
  const ids = deleted.filter((entry) => entry.thing === thing).map(({ id }) => id);
  let total = 0;
  for (let from = 0; from < ids.length; from += IDS) {
    const named = JSON.stringify(ids.slice(from, from + IDS));
    const posts = countedBy === undefined ? [] : await query(countedBy, named);
    if (thing === "person") await leaveBans({ query }, named);
    const gone = await query(`DELETE FROM ${rows} RETURNING 1 AS gone`, named);
    total += gone.length;
    await recount(
      { query },
      posts.map((row) => row["post_id"]),
    );
  }
  return total;
}

/** Of who is still banned, and has deleted their data, only the ban stays. */
async function leaveBans({ query }: Pick<Stores, "query">, named: string): Promise<void> {
  const isBanned = `deletion_id ${NAMED} AND banned_at IS NOT NULL
    AND coalesce(banned_until, banned_at + ${LONGEST_BAN_MS}) > ${Date.now()}`;
  for (const { name, column } of await tablesOfPeople({ query })) {
    await query(
      `DELETE FROM ${name} WHERE ${column} IN (SELECT id FROM people WHERE ${isBanned})`,
      named,
    );
  }
  await query(
    `UPDATE reports SET reporter_id = NULL WHERE reporter_id IN (SELECT id FROM people WHERE ${isBanned})`,
    named,
  );
  await query(
    `UPDATE people SET confirmed_age = NULL, reminded_at = NULL,
      created_at = created_at - created_at % ${DAY_MS}, emptied_at = coalesce(emptied_at, ${Date.now()})
      WHERE ${isBanned}`,
    named,
  );
}

/** What goes with a neighbour, and the columns that name them. */
async function tablesOfPeople({ query }: Pick<Stores, "query">) {
  const names = await query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%`people`%'",
  );
  const keys = names.map(({ name }) =>
    query(
      `SELECT '${String(name)}' AS name, "from" AS child_column FROM pragma_foreign_key_list('${String(name)}')
        WHERE "table" = 'people' AND on_delete = 'CASCADE'`,
    ),
  );
  return (await Promise.all(keys)).flat().map(({ name, child_column: column }) => ({
    name: String(name),
    column: String(column),
  }));
}
