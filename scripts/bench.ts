import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMenuFile } from "#test/makers.ts";
import { meterDatabase } from "#test/meter.ts";
import { measureLoad, request, type LoadFigures } from "./load.ts";

/**
 * `npm run bench`: the production build under load, each figure beside a constant response (/robots.txt) of
 * the same Worker in the same run. It works in a folder of its own that is gone afterwards.
 */
const folder = mkdtempSync(join(tmpdir(), "nukkad-bench-"));
process.env["NUKKAD_STATE"] = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { findMenuRevision, openMenu } = await import("#app/domain/menus/menus.ts");
const { ensureBuild } = await import("./build.ts");
const { migrateLocalDatabase } = await import("./local-database.ts");
const { serveBuild } = await import("./local-worker.ts");

const CONNECTIONS = 8;
const MILLISECONDS = 2_000;
const MENUS = [
  { items: 10, sections: 2 },
  { items: 100, sections: 10 },
  { items: 230, sections: 31 },
  { items: 1_000, sections: 31 },
  { items: 5_000, sections: 31 },
];

ensureBuild();
migrateLocalDatabase();
const worker = await serveBuild({ port: 0, onLog: () => {} });
const home = String(await worker.ready);
const d1 = await worker.getD1Database("DB");
const runtime = runtimeProcess();

console.log(
  "Each figure: requests a second (its ratio to the constant response), p50 / p99 in milliseconds.",
);
console.log(
  `“cold” and “changed” go one at a time, the others over ${CONNECTIONS} connections at once.\n`,
);
const constant = await measure("robots.txt", CONNECTIONS);
const constantAlone = await measure("robots.txt", 1);
console.log(`constant response   ${written(constant)}   alone ${written(constantAlone)}`);
console.log(`peak memory         ${peakMemory()}\n`);
for (const menu of MENUS) await benchMenu(menu);
await worker.dispose();
process.exit(0);

async function benchMenu({ items, sections }: { items: number; sections: number }): Promise<void> {
  const shopId = `menu-of-${items}`;
  const path = `menu/${shopId}`;
  const file = JSON.stringify(makeMenuFile({ shopId, sections, items }));
  await importMenu(openDatabase(d1), file, { now: Date.now() });
  forgetPeakMemory();

  const cold = await measure(path, 1, { before: () => worker.purgeCache() });
  const changed = await measure(path, 1, { before: () => touch(shopId) });
  const warm = await measure(path, CONNECTIONS);
  const etag = (await fetch(home + path)).headers.get("ETag") ?? "";
  const unchanged = await measure(path, CONNECTIONS, { headers: { "If-None-Match": etag } });

  console.log(`${items} items in ${sections} sections`);
  console.log(`  cold              ${written(cold, constantAlone)}`);
  console.log(`  changed           ${written(changed, constantAlone)}`);
  console.log(`  warm              ${written(warm, constant)}`);
  console.log(`  304               ${written(unchanged, constant)}`);
  const gzipped = await request({ address: home + path });
  const plain = (await (await fetch(home + path)).arrayBuffer()).byteLength;
  console.log(`  bytes             ${gzipped} gzipped, ${plain} plain`);
  console.log(`  rows read         ${await rowsRead(shopId)}`);
  console.log(`  peak memory       ${peakMemory()}\n`);
}

function measure(
  path: string,
  connections: number,
  more: { headers?: Record<string, string>; before?: () => Promise<unknown> } = {},
): Promise<LoadFigures> {
  return measureLoad({ address: home + path, connections, milliseconds: MILLISECONDS, ...more });
}

/** Moves a menu's revision, as every change does. */
function touch(shopId: string): Promise<unknown> {
  return d1.prepare("UPDATE shops SET revision = revision + 1 WHERE id = ?").bind(shopId).run();
}

async function rowsRead(shopId: string): Promise<string> {
  const metered = meterDatabase(d1);
  await openMenu(openDatabase(metered.d1), shopId);
  const cold = { ...metered.tally };
  await findMenuRevision(openDatabase(metered.d1), shopId);
  const trips = (count: number) => `in ${count} round trip${count === 1 ? "" : "s"}`;
  const warm = metered.tally;
  return `cold ${cold.rowsRead} ${trips(cold.trips)}, warm ${warm.rowsRead - cold.rowsRead} ${trips(warm.trips - cold.trips)}`;
}

function written({ perSecond, p50, p99 }: LoadFigures, beside?: LoadFigures): string {
  const ratio = beside ? ` (${(perSecond / beside.perSecond).toFixed(2)})` : "";
  return `${(perSecond.toFixed(0) + ratio).padEnd(13)} ${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}

/** The runtime that serves: the child of this process that is a workerd. */
function runtimeProcess(): number {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const ours = listed.split("\n").find((line) => {
    const [, parent, ...words] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && words.join(" ").includes("workerd serve");
  });
  return Number.parseInt(ours ?? "", 10);
}

function forgetPeakMemory(): void {
  const path = `/proc/${runtime}/clear_refs`;
  if (existsSync(path)) writeFileSync(path, "5");
}

function peakMemory(): string {
  const path = `/proc/${runtime}/status`;
  if (!existsSync(path)) return "not measured (this system has no /proc)";
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, "utf8")) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB, the runtime with database and caches`;
}
