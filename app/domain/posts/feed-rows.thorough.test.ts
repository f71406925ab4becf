import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { admitWriter, confirmAge, createPerson, newPersonKey } from "#app/domain/people/people.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { busiestOf, COUNTRY_KIND, drawOf, storeCityPosts } from "#test/city-posts.ts";
import { meterDatabase } from "#test/meter.ts";
import { SECRET_OF_TESTS } from "#test/neighbours.ts";
import { tableLine, tableLines } from "#test/scale-document.ts";
import { sealPlace } from "./cursors.ts";
import { countNewPosts, listPostsNear } from "./feed.ts";
import { PAGE_LENGTH } from "./limits.ts";
import type { Reader } from "./live.ts";
import type { View } from "./posts-near.ts";

/* What a page of the feed costs among 100,000 live posts. */

const POSTS = 100_000;
const BARS = { 1: 1_500, 3: 4_000, 10: 4_000 } as const;
const NOW = Date.UTC(2026, 5, 1, 12);
const stranger: Reader = { person: undefined, secret: SECRET_OF_TESTS };

/** The busiest places, and places where people write. */
let busiest: number[];
let drawn: number[];
let blocker: Reader;

beforeAll(async () => {
  const tiles = await storeCityPosts(env.DB, POSTS, NOW);
  busiest = busiestOf(tiles, 10);
  drawn = drawOf(tiles, 100);
  const db = openDatabase(env.DB);
  const person = await createPerson(db, newPersonKey(), { now: NOW });
  const writer = admitWriter(await confirmAge(db, person, 18), 18, { now: NOW });
  if (!writer.ok) throw new Error(writer.refusal.reason);
  blocker = { person: writer.value, secret: SECRET_OF_TESTS };
  const blocked = Array.from({ length: 50 }, (_, n) => n * 7 + 1);
  await env.DB.prepare(
    `INSERT INTO thread_blocks (person_id, blocked_id, post_id, from_id, public_id, handle, created_at)
     SELECT ?1, value, 0, 0, 'block-' || value, 'Quiet Mynah', ?2 FROM json_each(?3)`,
  )
    .bind(person.id, NOW, JSON.stringify(blocked))
    .run();
});

async function readPage(view: View, reader = stranger, before?: string) {
  const { d1, tally } = meterDatabase(env.DB);
  const page = await listPostsNear(openDatabase(d1), reader, view, { before, now: NOW });
  return { page, ...tally };
}

type Read = Awaited<ReturnType<typeof readPage>>;

/** A few of the busiest squares, and so few others that their 99th percentile is the worst of them. */
const few = () => ({ busy: busiest.slice(0, 5), others: drawn.slice(0, 5) });

/** The cost at the busiest places, and the 99th percentile of others; logged for the record. */
async function costOf(what: string, read: (tile: number) => Promise<Read>, places = few()) {
  const rowsAt = async (tiles: number[]) => {
    const rows: number[] = [];
    for (const tile of tiles) {
      const { rowsRead, trips } = await read(tile);
      expect(trips).toBeLessThanOrEqual(2);
      rows.push(rowsRead);
    }
    return rows.toSorted((a, b) => a - b);
  };
  const most = (await rowsAt(places.busy)).at(-1) ?? 0;
  const others = await rowsAt(places.others);
  const at = (share: number) => others[Math.floor(others.length * share)] ?? 0;
  console.info(`${what}: rows read p50 ${at(0.5)}, p99 ${at(0.99)}, at the busiest ${most}`);
  return { most, p50: at(0.5), p99: at(0.99) };
}

describe.each([1, 3, 10] as const)("within %s km", (reach) => {
  const bar = BARS[reach];

  it("a page stays below the bar at the busiest places and at the 99th percentile", async () => {
    const { most, p50, p99 } = await costOf(`${reach} km`, (tile) => readPage({ tile, reach }), {
      busy: busiest,
      others: drawn,
    });
    expect(most).toBeLessThanOrEqual(bar);
    expect(p99).toBeLessThanOrEqual(bar);
    expect(tableLines("feed within")).toContain(tableLine(`${reach} km`, [p50, p99, most]));
  });

  it("so does one of a kind of which there is nothing nearby", async () => {
    const view = { reach, kind: COUNTRY_KIND } as const;
    const { page } = await readPage({ tile: busiest[0] ?? 0, ...view });
    expect(page.posts.length).toBeLessThan(PAGE_LENGTH);
    const cost = await costOf(`${reach} km, ${view.kind}`, (tile) => readPage({ tile, ...view }));
    expect(Math.max(cost.most, cost.p99)).toBeLessThanOrEqual(bar);
  });

  it("so does one for somebody who has blocked 50 people", async () => {
    const read = (tile: number) => readPage({ tile, reach }, blocker);
    const cost = await costOf(`${reach} km, 50 blocks`, read);
    expect(Math.max(cost.most, cost.p99)).toBeLessThanOrEqual(bar);
  });

  it("so do the pages of older posts", async () => {
    const place = { group: NOW - 12 * HOUR_MS, rank: 0, shown: 0 };
    const before = sealPlace({ tile: 0, reach }, place, stranger);
    const read = (tile: number) => readPage({ tile, reach }, stranger, before);
    const cost = await costOf(`${reach} km, from twelve hours ago on`, read);
    expect(Math.max(cost.most, cost.p99)).toBeLessThanOrEqual(bar);
  });
});

it("a page of a busy place is full, so that these counts are of pages as people see them", async () => {
  for (const tile of busiest) {
    const { page } = await readPage({ tile, reach: 1 });
    expect(page.posts).toHaveLength(PAGE_LENGTH);
  }
});

describe("among 30,000 plans", () => {
  beforeAll(async () => {
    await env.DB.prepare(
      `UPDATE posts SET kind = 'plan', starts_at = ?1 + (id / 4096 % 4320) * 60000,
        expires_at = ?1 + (id / 4096 % 4320) * 60000 + 7200000 WHERE kind = 'help'`,
    )
      .bind(NOW)
      .run();
  });

  it.each([1, 3, 10] as const)(
    "a page of those that begin next within %s km stays below the bar",
    async (reach) => {
      const view = { reach, kind: "plan" } as const;
      const cost = await costOf(`${reach} km, plans`, (tile) => readPage({ tile, ...view }));
      expect(Math.max(cost.most, cost.p99)).toBeLessThanOrEqual(BARS[reach]);
      const { page } = await readPage({ tile: busiest[0] ?? 0, ...view });
      expect(page.posts).toHaveLength(PAGE_LENGTH);
      const later = await readPage({ tile: busiest[0] ?? 0, ...view }, stranger, page.older ?? "");
      expect(later.rowsRead).toBeLessThanOrEqual(BARS[reach]);
      expect(later.page.posts[0]?.startsAt).toBeGreaterThanOrEqual(
        page.posts.at(-1)?.startsAt ?? 0,
      );
    },
  );
});

describe("the plan of every query of the feed", () => {
  /** The statements and values sent to D1 while `use` ran. */
  async function asked(use: (d1: D1Database) => Promise<unknown>) {
    const queries: { query: string; values: unknown[] }[] = [];
    const session = env.DB.withSession();
    const prepare = session.prepare.bind(session);
    session.prepare = (query) => {
      const statement = prepare(query);
      const bind = statement.bind.bind(statement);
      statement.bind = (...values) => {
        queries.push({ query, values });
        return bind(...values);
      };
      return statement;
    };
    await use({ withSession: () => session } as unknown as D1Database);
    return queries;
  }

  it.each(["", "update", COUNTRY_KIND])("of kind “%s” goes by index alone", async (written) => {
    const kind = written === "" ? undefined : (written as View["kind"]);
    for (const reach of [1, 3, 10] as const) {
      const view = { tile: busiest[0] ?? 0, reach, kind };
      const queries = await asked(async (d1) => {
        const db = openDatabase(d1);
        for (const reader of [stranger, blocker]) {
          const { older, newest } = await listPostsNear(db, reader, view, { now: NOW });
          await listPostsNear(db, reader, view, { before: older ?? "", now: NOW });
          await countNewPosts(db, reader, view, { since: newest, now: NOW + MINUTE_MS });
        }
      });
      const ofPlaces = queries.filter(({ query }) =>
        /INDEXED BY posts_(?:plans_)?near/.test(query),
      );
      // Of plans that begin at one time, where a page ends, all are read.
      expect(ofPlaces.length).toBeGreaterThanOrEqual(6);
      expect(ofPlaces.length).toBeLessThanOrEqual(kind === "plan" ? 10 : 6);
      for (const { query, values } of queries) {
        const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
          .bind(...values)
          .all<{ detail: string }>();
        const steps = results.map(({ detail }) => detail);
        // A constant, one row, and rows that were found before.
        const scans = steps.filter((step) => /^SCAN (?!CONSTANT|own|\(subquery)/.test(step));
        const isOfPlaces = ofPlaces.some((other) => other.query === query);
        const goesByPlace = /USING COVERING INDEX posts_(?:plans_)?near/.test(steps.join());
        expect([goesByPlace, scans]).toEqual([isOfPlaces, []]);
      }
    }
  });
});
