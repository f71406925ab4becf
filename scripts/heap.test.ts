import { strict as assert } from "node:assert";
import { Agent } from "node:http";
import { test } from "node:test";
import { makeMenuFile } from "#test/makers.ts";
import { heapAfterCollection, megabytes } from "./heap.ts";
import { request } from "./load.ts";
import { useOwnState } from "./own-state.ts";

/* Whether the production build forgets a request once it is answered. */
useOwnState("heap");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { ensureBuild } = await import("./build.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const SHOP = "heap";
const PAGES = [`menu/${SHOP}`, `qr/menu/${SHOP}`, "", "nearby", "shop/login", "robots.txt"];
const RESPONSES = 200;
const ROUNDS = 4;
/** Compiled code may exceed this in one round; a leak exceeds it in each. */
const MOST_BYTES_EACH = 1_000;
const ISOLATE_BYTES = 128 * 2 ** 20;

test("memory does not grow with the responses, and is far below the 128 MB of an isolate", async () => {
  ensureBuild();
  const worker = await serveBuild({ port: 0, inspectorPort: 0, onLog: () => {} });
  const home = String(await worker.ready);
  const db = openDatabase(await openLocalD1(worker));
  const file = makeMenuFile({ shopId: SHOP, sections: 4, items: 20 });
  await importMenu(db, JSON.stringify(file), { now: Date.now() });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let serial = 0;
  // Each with its own URL: what is kept by URL would otherwise be kept once.
  const ask = () =>
    request({ address: `${home}${PAGES[serial % PAGES.length]}?n=${serial++}` }, agent);
  const heapAfterRound = async () => {
    for (let n = 0; n < RESPONSES; n += 4) await Promise.all([ask(), ask(), ask(), ask()]);
    return heapAfterCollection(worker, ask);
  };

  const heaps = [await heapAfterRound(), await heapAfterRound()];
  const lastGrowth = () => (heaps.at(-1) ?? 0) - (heaps.at(-2) ?? 0);
  while (heaps.length <= ROUNDS && lastGrowth() > RESPONSES * MOST_BYTES_EACH) {
    heaps.push(await heapAfterRound());
  }
  agent.destroy();
  await worker.dispose();
  const most = Math.max(...heaps);
  assert.ok(
    lastGrowth() <= RESPONSES * MOST_BYTES_EACH,
    `it grew: ${heaps.map(megabytes).join(", ")}`,
  );
  assert.ok(most < ISOLATE_BYTES / 4, `${megabytes(most)} are held`);
});
