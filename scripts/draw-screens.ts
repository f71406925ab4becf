import { chromium } from "@playwright/test";
import sharp from "sharp";
import { SCREENS } from "#app/routes/nearby/offline/screens.ts";
import { DEMO_CORNER } from "#scripts/demo/demo-corner.ts";
import { findBrowser } from "./browser.ts";
import { useOwnState } from "./own-state.ts";

/** Takes the screenshots that the manifest names: the demo's neighbourhood, on the production build. */
useOwnState("draw-screens");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { ensureBuild } = await import("./build.ts");
const { enliven, loadDemo } = await import("#scripts/demo/load-demo.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

ensureBuild();
const worker = await serveBuild({ port: 0, onLog: () => {} });
const home = String(await worker.ready);
const db = openDatabase(await openLocalD1(worker));
await loadDemo(db, { now: Date.now() });
await enliven(db, await worker.getBindings<Env>(), { now: Date.now() });

const browser = await chromium.launch({ executablePath: findBrowser() });
for (const { src, width, height, scale } of SCREENS) {
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    geolocation: DEMO_CORNER,
    permissions: ["geolocation"],
  });
  await page.goto(`${home}nearby`);
  await page.getByRole("button", { name: "Use my location" }).click();
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toFile(`public${src}`);
}
await browser.close();
await worker.dispose();
process.exit(0);
