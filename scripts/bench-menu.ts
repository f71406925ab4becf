import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { makeMenuFile } from "#test/makers.ts";
import { meterDatabase, type Tally } from "#test/meter.ts";
import { measureLoad, request, written, type LoadFigures } from "./load.ts";
import { useOwnState } from "./own-state.ts";

// `npm run bench`: the menu of the production build under load, each figure beside a constant response (/robots.txt)
// of the same Worker in the same run.
useOwnState("bench-menu");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { findMenuRevision, openMenu } = await import("#app/domain/menus/menus.ts");
const { ensureBuild } = await import("./build.ts");
const { heapAfterCollection, megabytes } = await import("./heap.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const CONNECTIONS = 8;
const MILLISECONDS = 1_500;
const MENUS = [
  { items: 10, sections: 2 },
  { items: 100, sections: 10 },
  { items: 230, sections: 31 },
  { items: 1_000, sections: 31 },
  { items: 5_000, sections: 31 },
];

ensureBuild();
console.log(
  "Each figure: requests a second (its ratio to the constant response beside it), p50 / p99 in",
);
console.log(
  `milliseconds. “cold” (no copy) and “changed” (an outdated copy) go one at a time, “warm” and`,
);
console.log(`“304” over ${CONNECTIONS} connections at once. Each menu has a runtime of its own.\n`);
for (const menu of MENUS) await benchMenu(menu);
process.exit(0);

async function benchMenu({ items, sections }: { items: number; sections: number }): Promise<void> {
  const worker = await serveBuild({ port: 0, inspectorPort: 0, onLog: () => {} });
  const home = String(await worker.ready);
  const d1 = await openLocalD1(worker);
  const shopId = `menu-of-${items}`;
  const path = `${home}menu/${shopId}`;
  const file = JSON.stringify(makeMenuFile({ shopId, sections, items }));
  await importMenu(openDatabase(d1), file, { now: Date.now() });
  const touch = () =>
    d1.prepare("UPDATE shops SET revision = revision + 1 WHERE id = ?").bind(shopId).run();

  const constant = await measure(`${home}robots.txt`, CONNECTIONS);
  const constantAlone = await measure(`${home}robots.txt`, 1);
  const memoryBefore = peakMemory();
  const cold = await measure(path, 1, { before: () => worker.purgeCache() });
  const changed = await measure(path, 1, { before: touch });
  const warm = await measure(path, CONNECTIONS);
  const etag = (await fetch(path)).headers.get("ETag") ?? "";
  const unchanged = await measure(path, CONNECTIONS, { headers: { "If-None-Match": etag } });
  const gzipped = await request({ address: path });
  const figures = [constant, constantAlone, cold, changed, warm, unchanged];
  const responses = figures.reduce((sum, { count }) => sum + count, 0);
  const heap = await heapAfterCollection(worker, () => request({ address: path }));
  const plain = (await (await fetch(path)).arrayBuffer()).byteLength;

  console.log(`${items} items in ${sections} sections
  constant          ${written(constant)}, alone ${written(constantAlone)}
  cold              ${written(cold, constantAlone)}
  changed           ${written(changed, constantAlone)}
  warm              ${written(warm, constant)}
  304               ${written(unchanged, constant)}
  bytes             ${gzipped} gzipped, ${plain} plain
  rows read         ${await rowsRead(d1, shopId)}
  our heap          ${megabytes(heap)} after ${responses} responses and a collection; an isolate has 128 MB
  peak memory       ${peakMemory()}; ${memoryBefore} after the constant responses (of the local runtime, see decision 027)
`);
  await worker.dispose();
}

function measure(
  address: string,
  connections: number,
  more: { headers?: Record<string, string>; before?: () => Promise<unknown> } = {},
): Promise<LoadFigures> {
  return measureLoad({ address, connections, milliseconds: MILLISECONDS, ...more });
}

async function rowsRead(d1: D1Database, shopId: string): Promise<string> {
  const cold = meterDatabase(d1);
  await openMenu(openDatabase(cold.d1), shopId);
  const warm = meterDatabase(d1);
  await findMenuRevision(openDatabase(warm.d1), shopId);
  const told = ({ rowsRead, trips }: Tally) => `${rowsRead} (round trips: ${trips})`;
  return `cold ${told(cold.tally)}, warm ${told(warm.tally)}`;
}

/** The runtime that serves, with database and caches in it: the workerd that this process started. */
function runtimeProcess(): number {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const ours = listed.split("\n").find((line) => {
    const [, parent, ...words] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && words.join(" ").includes("workerd serve");
  });
  return Number.parseInt(ours ?? "", 10);
}

function peakMemory(): string {
  const path = `/proc/${runtimeProcess()}/status`;
  if (!existsSync(path)) return "not measured (this system has no /proc)";
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, "utf8")) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}
