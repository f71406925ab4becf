import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Serves the production build on a database of its own, filled with what the journeys visit. */
process.env["NUKKAD_STATE"] = mkdtempSync(join(tmpdir(), "nukkad-e2e-"));
process.on("exit", () =>
  rmSync(String(process.env["NUKKAD_STATE"]), { recursive: true, force: true }),
);

const { JOURNEYS, JOURNEY_PASSWORD, LISTER } = await import("./logins.ts");
const { renewalPort } = await import("./edited-shops.ts");
const { LONG_SHOP } = await import("./long-shop.ts");
const { openDatabase } = await import("#app/db/database.ts");
const { createAccounts } = await import("#app/domain/accounts/accounts.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { hashPassword } = await import("#app/platform/passwords.ts");
const { ensureBuild } = await import("#scripts/build.ts");
const { enliven, loadDemo } = await import("#scripts/demo/load-demo.ts");
const { openLocalD1 } = await import("#scripts/local-d1.ts");
const { serveBuild } = await import("#scripts/local-worker.ts");
const { makeMenuFile } = await import("#test/makers.ts");
const { storeDesk } = await import("./store-desk.ts");
const { renewEditedShops, storeEditedShops } = await import("./store-edited-shops.ts");
const { storeFeed } = await import("./store-feed.ts");
const { storeFullCorner } = await import("./store-full-corner.ts");
const { storeModeration } = await import("./store-moderation.ts");

const now = Date.now();
ensureBuild();
const worker = await serveBuild({
  port: Number(process.argv[2]),
  // So long that no journey meets its end by chance; and journeys fill forms in faster than people.
  variables: { SPLASH_MS: "60000", LEAST_FILL_MS: "0", FEED_STEP_MS: "0" },
  onLog: () => {},
});
const db = openDatabase(await openLocalD1(worker));
await loadDemo(db, { now });
await enliven(db, await worker.getBindings<Env>(), { now });
const passwordHash = await hashPassword(JOURNEY_PASSWORD);
const journeys = [...JOURNEYS, LISTER].map((username) => ({
  username,
  passwordHash,
  role: "operator" as const,
}));
await createAccounts(db, journeys, { now });
const made = makeMenuFile({ shopId: "made-230", sections: 31, items: 230 });
await importMenu(db, JSON.stringify(made), { now });
const { menu } = made;
const bare = { menu: { ...menu, shop: { ...menu.shop, id: "no-dishes" }, sections: [] } };
await importMenu(db, JSON.stringify(bare), { now });
const long = makeMenuFile({ ...LONG_SHOP, sections: 1, items: 1 });
await importMenu(db, JSON.stringify(long), { now });
await storeDesk(db, { now });
await storeFeed(db, worker, { now });
await storeFullCorner(db, worker, { now });
await storeModeration(db, { now });
await storeEditedShops(db, worker, { port: String(process.argv[2]), now });
renewEditedShops(db, worker, renewalPort(Number(process.argv[2])));
for (const name of ["manaruchulu", "nizams"]) {
  const path = `../shared/menus/${name}.json`;
  if (existsSync(path)) await importMenu(db, readFileSync(path, "utf8"), { now });
}
console.log("ready");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void worker.dispose().finally(() => process.exit(0)));
}
