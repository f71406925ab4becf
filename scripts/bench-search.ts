import { chromium } from "@playwright/test";
import { makeMenuFile } from "#test/makers.ts";
import { findBrowser } from "./browser.ts";
import { useOwnState } from "./own-state.ts";

// Search in a menu of 1,000 items on a CPU slowed four times, in Chromium on the production build: what each letter
// costs, its styles and layout with it, beside a letter that changes nothing.
useOwnState("bench-search");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { ensureBuild } = await import("./build.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const SHOP = "menu-to-search";
const SLOWED = 4;
const TIMES = 5;
/** A search as one types it, with a slip, and clears it. */
const QUERIES = ["p", "pa", "pan", "pani", "panir", "panirx", ""];

ensureBuild();
const worker = await serveBuild({ port: 0, variables: { SPLASH_MS: "0" }, onLog: () => {} });
const home = String(await worker.ready);
const file = makeMenuFile({ shopId: SHOP, sections: 31, items: 1_000 });
await importMenu(openDatabase(await openLocalD1(worker)), JSON.stringify(file), {
  now: Date.now(),
});

const browser = await chromium.launch({ executablePath: findBrowser() });
const costs = new Map<string, number[]>();
for (let time = 0; time < TIMES; time++) await typeOnFreshPage();
await browser.close();
await worker.dispose();

const unchanged = median("pani");
console.log("Search among 1,000 items, CPU slowed four times: milliseconds a letter, with layout");
for (const query of QUERIES) {
  const cost = median(query);
  const ratio = (cost / unchanged).toFixed(1);
  console.log(`${JSON.stringify(query).padEnd(10)} ${cost.toFixed(1)} (${ratio} of “pani”)`);
}
process.exit(0);

async function typeOnFreshPage(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${home}menu/${SHOP}`, { waitUntil: "networkidle" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.locator(".finder .icon").click();
  for (const query of QUERIES) {
    const cost = await page.locator(".finder input").evaluate((field, typed) => {
      (field as HTMLInputElement).value = typed;
      const start = performance.now();
      field.dispatchEvent(new Event("input"));
      document.body.getBoundingClientRect();
      return performance.now() - start;
    }, query);
    costs.set(query, [...(costs.get(query) ?? []), cost]);
    await page.waitForTimeout(150);
  }
  await page.context().close();
}

function median(query: string): number {
  return (costs.get(query) ?? []).toSorted((a, b) => a - b)[Math.floor(TIMES / 2)]!;
}
