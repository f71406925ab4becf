import { sql } from "drizzle-orm";
import { index, type SQLiteColumn } from "drizzle-orm/sqlite-core";

type Indexed =
  | "tile"
  | "parentTile"
  | "reach"
  | "kind"
  | "startsAt"
  | "id"
  | "expiresAt"
  | "hiddenAt"
  | "personId";

type Table = Record<Indexed, SQLiteColumn>;

/** The indexes of posts that the feed walks. Each covers what it filters by, so it reads only the posts that it shows. */
export function feedIndexes(table: Table) {
  return [...nearIndexes(table), ...farIndexes(table)];
}

function nearIndexes(table: Table) {
  return [
    index("posts_near").on(
      table.tile,
      table.reach,
      table.id,
      table.expiresAt,
      table.hiddenAt,
      table.personId,
    ),
    index("posts_near_by_kind").on(
      table.tile,
      table.kind,
      table.reach,
      table.id,
      table.expiresAt,
      table.hiddenAt,
      table.personId,
    ),
    index("posts_plans_near")
      .on(
        table.tile,
        table.reach,
        table.startsAt,
        table.id,
        table.expiresAt,
        table.hiddenAt,
        table.personId,
      )
      .where(sql`kind = 'plan'`),
  ];
}

function farIndexes(table: Table) {
  return [
    index("posts_far")
      .on(table.parentTile, table.id, table.expiresAt, table.hiddenAt, table.personId, table.reach)
      .where(sql`reach = 10`),
    index("posts_far_by_kind")
      .on(
        table.parentTile,
        table.kind,
        table.id,
        table.expiresAt,
        table.hiddenAt,
        table.personId,
        table.reach,
      )
      .where(sql`reach = 10`),
    index("posts_plans_far")
      .on(
        table.parentTile,
        table.startsAt,
        table.id,
        table.expiresAt,
        table.hiddenAt,
        table.personId,
        table.reach,
      )
      .where(sql`kind = 'plan' AND reach = 10`),
  ];
}
