
import { makeMenuFile } from "#test/makers.ts";

import { useOwnState } from "./own-state.ts";

// The editor with the largest menu, 60 sections and 3,000 items, in Chromium on the production build, on a CPU slowed
// four times: the longest task while it opens, is searched, folds, scrolls, drags and saves.
useOwnState("bench-editor");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { ensureBuild } = await import("./build.ts");
const { logInLocally } = await import("./local-login.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const SHOP = "worst-case";
const SLOWED = 4;

ensureBuild();
const worker = await serveBuild({ port: 0, variables: { SPLASH_MS: "0" }, onLog: () => {} });
const home = String(await worker.ready);
const db = openDatabase(await openLocalD1(worker));
const file = makeMenuFile({ shopId: SHOP, sections: 60, items: 3_000 });
await importMenu(db, JSON.stringify(file), { now: Date.now() });
const cookie = await logInLocally(db, worker, SHOP);

console.log(JSON.stringify({home, cookie}));
