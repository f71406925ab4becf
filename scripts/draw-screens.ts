import { chromium } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGES, type Language } from "#app/messages/languages.ts";
import { screenPath, SCREENS } from "#app/routes/nearby/offline/screens.ts";
import { DEMO_CORNER } from "#scripts/demo/demo-corner.ts";
import { findBrowser } from "./browser.ts";
import { useOwnState } from "./own-state.ts";

/** Takes the screenshots that the manifests name: the demo's neighbourhood in each language, on the production build. */
useOwnState("draw-screens");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { ensureBuild } = await import("./build.ts");
const { catalogues } = await import("#app/messages/catalogues.server.ts");
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
for (const language of LANGUAGES) for (const screen of SCREENS) await draw(screen, language);
await browser.close();
await worker.dispose();
process.exit(0);

async function draw(
  { width, height, scale, form }: (typeof SCREENS)[number],
  language: Language,
): Promise<void> {
  const page = await browser.newPage({
    locale: language,
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    geolocation: DEMO_CORNER,
    permissions: ["geolocation"],
  });
  await page.goto(`${home}nearby`);
  await page.getByRole("button", { name: catalogues[language].chooser.usePosition }).click();
  await page.getByRole("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toFile(`public${screenPath(form, language)}`);
}
