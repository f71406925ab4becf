import { busiestOf, drawOf, storeCityPosts } from "#test/city-posts.ts";
import { meterDatabase } from "#test/meter.ts";
import { measureLoad, written } from "./load.ts";
import { useOwnState } from "./own-state.ts";

// The feed under load, among more and more posts spread over 300 cities, beside a constant response of the same Worker
// in the same run: the cost should depend on the answer, not on the size of the table.
useOwnState("bench-nearby");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { REACHES } = await import("#app/domain/places/cover.ts");
const { writeTile } = await import("#app/domain/places/tiles.ts");
const { listPostsNear } = await import("#app/domain/posts/feed.ts");
const { ensureBuild } = await import("./build.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const COUNTS = [1_000, 10_000, 100_000, 1_000_000];
const MILLISECONDS = 2_000;
const PLACES = 200;

ensureBuild();
const worker = await serveBuild({ port: 0, onLog: () => {} });
const home = String(await worker.ready);
const d1 = await openLocalD1(worker);

console.log(`Each figure: requests a second (its ratio to the constant response beside it), p50 / p99 in milliseconds.
Requests go one at a time, each from another of ${PLACES} places where posts are written. Rows read are those of one
page, p50 / p99 of these places, and the most at the 30 busiest.\n`);
for (const count of COUNTS) await benchFeed(count);
process.exit(0);

async function benchFeed(count: number): Promise<void> {
  const now = Date.now();
  for (const table of ["posts", "people"]) await d1.prepare(`DELETE FROM ${table}`).run();
  const tiles = await storeCityPosts(d1, count, now);
  const seconds = Math.round((Date.now() - now) / 1000);
  const [drawn, busiest] = [drawOf(tiles, PLACES), busiestOf(tiles, 30)];
  const constant = await measureLoad({
    address: `${home}robots.txt`,
    connections: 1,
    milliseconds: MILLISECONDS,
  });
  console.log(`${count} posts, stored in ${seconds} s
  constant          ${written(constant)}`);
  for (const reach of REACHES) {
    const feed = await measureFeed(drawn, reach);
    const rows = await rowsRead(drawn, reach, now);
    const most = (await rowsRead(busiest, reach, now)).at(-1);
    console.log(`  ${`${reach} km`.padEnd(16)}  ${written(feed, constant)}
      rows read     ${rows[PLACES / 2]} / ${rows[Math.floor(PLACES * 0.99)]}, ${most} at the busiest`);
  }
}

function measureFeed(places: number[], reach: number) {
  let turn = 0;
  const headers: Record<string, string> = {};
  const moveOn = async () => {
    const place = [{ tile: writeTile(places[turn++ % places.length] ?? 0), name: "" }];
    // As routes/nearby/server/places.ts writes it, whose library can only be loaded in the Worker's bundle.
    // One address may look from so many squares an hour only.
    headers["CF-Connecting-IP"] = `10.0.${turn >> 8}.${turn & 255}`;
    headers["Cookie"] = `places=${encodeURIComponent(btoa(JSON.stringify(place)))}`;
  };
  const address = `${home}nearby?within=${reach}`;
  return measureLoad({
    address,
    headers,
    connections: 1,
    milliseconds: MILLISECONDS,
    before: moveOn,
  });
}

/** How many rows a page reads at each of these places, in ascending order. */
async function rowsRead(
  places: number[],
  reach: (typeof REACHES)[number],
  now: number,
): Promise<number[]> {
  const rows: number[] = [];
  for (const tile of places) {
    const metered = meterDatabase(d1);
    const reader = { person: undefined, secret: "of the bench" };
    await listPostsNear(openDatabase(metered.d1), reader, { tile, reach }, { now });
    rows.push(metered.tally.rowsRead);
  }
  return rows.toSorted((a, b) => a - b);
}
