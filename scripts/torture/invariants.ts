import { ABSENT, ANY, type Expected } from "./ledger.ts";

// What must never happen: an acknowledged write is lost, done twice or half done; an order has gaps; no row names an
// object; nothing could be written through a surface.
export const KINDS = ["lost", "doubled", "half", "gap", "orphan", "silent"] as const;

export interface Violation {
  kind: (typeof KINDS)[number];
  what: string;
}

/** What was found of each fact: one value for each time that it is there. */
export type Found = ReadonlyMap<string, string[]>;

const LONG = 120;

/** Compares what was found with what was acknowledged, and with what is in doubt. */
export function judge(expected: readonly Expected[], found: Found): Violation[] {
  return expected.flatMap((known) => {
    const values = found.get(known.fact) ?? [];
    const kind = judgeOne(known, values);
    if (!kind) return [];
    const wanted = known.allowed.map((value) => excerpt(value, values[0])).join(" or ");
    const is = values.map((value) => excerpt(value, known.allowed[0])).join(" and ") || ABSENT;
    return [{ kind, what: `${known.fact} is ${is}, not ${wanted} (last: ${known.lastWrite})` }];
  });
}

/** A long text, cut to the surroundings of the first difference from another. */
function excerpt(text: string, other = ""): string {
  if (text.length < LONG) return text;
  const at = Array.from({ length: text.length }, (_, place) => place).find(
    (place) => text[place] !== other[place],
  );
  const from = Math.max(0, (at ?? 0) - LONG / 2);
  return `…${text.slice(from, from + LONG)}…`;
}

function judgeOne({ allowed, past }: Expected, values: string[]): Violation["kind"] | undefined {
  const [value = ABSENT, ...more] = values;
  if (more.length > 0) return "doubled";
  if (allowed.includes(value) || allowed.includes(ANY)) return undefined;
  return value === ABSENT || past.has(value) ? "lost" : "half";
}

/** Queries that give `what` is wrong, each of one kind. Writers name things by marks, such as `t3-busy-17`. */
export const FAULTS: { kind: Violation["kind"]; sql: string }[] = [
  {
    kind: "gap",
    sql: `SELECT 'the sections of ' || shop_id || ' stand at ' || group_concat(position) AS what
      FROM (SELECT * FROM sections ORDER BY position) GROUP BY shop_id
      HAVING min(position) <> 1 OR max(position) <> count(*) OR count(DISTINCT position) <> count(*)`,
  },
  {
    kind: "gap",
    sql: `SELECT 'the items of section ' || section_id || ' stand at ' || group_concat(position) AS what
      FROM (SELECT * FROM items ORDER BY position) GROUP BY section_id
      HAVING min(position) <> 1 OR max(position) <> count(*) OR count(DISTINCT position) <> count(*)`,
  },
  {
    kind: "doubled",
    sql: `SELECT 'the item ' || name || ' is there ' || count(*) || ' times' AS what FROM items
      WHERE name GLOB 't[0-9]*-*' GROUP BY name HAVING count(*) > 1`,
  },
  {
    kind: "doubled",
    sql: `SELECT 'the section ' || name || ' is there ' || count(*) || ' times' AS what FROM sections
      WHERE name GLOB 't[0-9]*-*' GROUP BY name HAVING count(*) > 1`,
  },
  {
    kind: "half",
    sql: `SELECT 'the post ' || text || ' counts ' || comment_count || ' comments' AS what FROM posts
      WHERE comment_count <> (SELECT count(*) FROM comments
        WHERE post_id = posts.id AND comments.hidden_at IS NULL)`,
  },
  {
    kind: "half",
    sql: `SELECT 'the post ' || text || ' counts ' || join_count || ' who are in' AS what FROM posts
      WHERE join_count <> (SELECT count(*) FROM joins WHERE post_id = posts.id)`,
  },
  {
    kind: "half",
    sql: `SELECT 'the post ' || text || ' counts ' || counted.value || ' × ' || counted.key AS what
      FROM posts, json_each(reaction_counts) AS counted
      WHERE counted.value <> (SELECT count(*) FROM reactions
        WHERE post_id = posts.id AND reaction = counted.key)`,
  },
  {
    kind: "half",
    sql: `SELECT 'the shop ' || id || ' has no owner, no request or no line in the log' AS what FROM shops
      WHERE id GLOB 't[0-9]*-*' AND NOT (
        EXISTS (SELECT 1 FROM accounts WHERE shop_id = shops.id)
        AND EXISTS (SELECT 1 FROM shop_requests WHERE shop_id = shops.id AND status = 'live')
        AND (SELECT count(*) FROM desk_log WHERE subject = shops.id AND act = 'create-shop') = 1)`,
  },
  {
    kind: "half",
    sql: `SELECT 'the shop ' || id || ' is ' || iif(closed_at IS NULL, 'open', 'closed') || ', and the log does not say so' AS what
      FROM shops WHERE id GLOB 't[0-9]*-*' AND (closed_at IS NULL) <> (
        SELECT count(*) FILTER (WHERE act = 'close-shop') = count(*) FILTER (WHERE act = 'reopen-shop')
        FROM desk_log WHERE subject = shops.id)`,
  },
  {
    kind: "half",
    sql: `SELECT 'the case of ' || subject || ' does not have the score of its reports' AS what FROM cases
      WHERE abs(score - (SELECT total(weight) FROM reports WHERE case_id = cases.id)) > 0.001
        OR NOT EXISTS (SELECT 1 FROM reports WHERE case_id = cases.id) AND NOT EXISTS (
          SELECT 1 FROM moderation_log WHERE case_id = cases.id AND act IN ('catch', 'take-up'))
        OR NOT EXISTS (
          SELECT 1 FROM moderation_log WHERE case_id = cases.id AND act IN ('open', 'catch', 'take-up'))`,
  },
];

/** A photo that a row names: of a post, given by its text, or the picture of a shop. */
export interface NamedPhoto {
  of: string;
  key: string;
}

/** The facts about things that may or may not have been deleted. */
export function perhapsGoing(expected: readonly Expected[]): ReadonlySet<string> {
  const going = expected.filter(({ allowed }) => allowed.slice(1).includes(ABSENT));
  return new Set(going.map(({ fact }) => fact));
}

/** Every photo in the tables must be in the bucket. A deletion removes photos first, so that none is left behind. */
export function missingPhotos(
  named: readonly NamedPhoto[],
  keys: readonly string[],
  going: ReadonlySet<string>,
): Violation[] {
  const there = new Set(keys);
  const missing = named.filter(({ of, key }) => !there.has(key) && !going.has(of));
  return missing.map(({ of, key }) => ({ kind: "half", what: `${of} is missing ${key}` }));
}

/** A row must name every object in a bucket. */
export function orphans(keys: readonly string[], isNamed: (key: string) => boolean): Violation[] {
  const left = keys.filter((key) => !isNamed(key));
  return left.map((key) => ({ kind: "orphan", what: `nothing names ${key}` }));
}
