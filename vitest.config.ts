import { subscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import type { ClientRequest } from "node:http";
import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { reactRouter } from "@react-router/dev/vite";
import { transformWithOxc, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { renderPolicies } from "./app/messages/policy-markdown.ts";
import { placeFiles } from "./scripts/places/place-files.ts";
import { newPushKeys } from "./scripts/push-keys.ts";
import { sourceFiles } from "./test/source-files.ts";

/** Real menus next to the project, if there are any; the tests also make their own of the same shape. */
const REAL_MENUS = ["manaruchulu", "nizams"].map((name) => `../shared/menus/${name}.json`);

const SESSION_SECRET = "a secret that is known to the tests alone";

// Wrangler looks here for required secrets, and warns if there are none.
process.env["SESSION_SECRET"] = SESSION_SECRET;

// On Linux the tests' databases are in memory if there is room: on a disk, each write waits.
const MEMORY = "/dev/shm";
if (existsSync(MEMORY) && roomIn(MEMORY) > 2 ** 30) process.env["TMPDIR"] = MEMORY;

// Everything that Vitest and the runtime send each other stays on this machine, so compressing it would only take time.
subscribe("http.client.request.created", (message) => {
  const { request } = message as { request: ClientRequest };
  request.removeHeader("Sec-WebSocket-Extensions");
});

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const { publicKey, privateKey } = newPushKeys();

// Made before the tests: the first request for one would wait longer than the Worker does.
const places = placeFiles();

/** The files of place names, which a build has beside its scripts. */
function answerPlaces(request: { url: string }) {
  const [, name = ""] = /\/(\w+)\.txt$/.exec(request.url) ?? [];
  const text = places[name];
  return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
}

/** The tests' database, which is quicker than the runtime's own. */
const D1_OBJECT = resolve("test/runtime/d1-object.ts");
const { code: d1Object } = await transformWithOxc(readFileSync(D1_OBJECT, "utf8"), D1_OBJECT);
const TEST_D1 = { TEST_D1: { className: "QuickD1", scriptName: "quick-d1", useSQLite: true } };

/** React as it is deployed: its development build makes pages slower. */
const asDeployed: Plugin = {
  name: "as-deployed",
  enforce: "post",
  config: () => ({ oxc: { jsx: { development: false } } }),
};

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify("test"), __PLACES_VERSION__: JSON.stringify("test") },
  plugins: [
    reactRouter(),
    renderPolicies(),
    sourceFiles,
    asDeployed,
    cloudflareTest({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        cf: false,
        serviceBindings: { ASSETS: answerPlaces },
        durableObjects: TEST_D1,
        workers: [{ name: "quick-d1", modules: true, script: d1Object, durableObjects: TEST_D1 }],
        bindings: {
          NODE_ENV: "production",
          SPLASH_MS: "0",
          FEED_STEP_MS: "0",
          SESSION_SECRET,
          SESSION_SECRET_OLD: "",
          TURNSTILE_SECRET: "",
          VAPID_PUBLIC_KEY: publicKey,
          VAPID_PRIVATE_KEY: privateKey,
          VAPID_SUBJECT: "",
          SHIELD_USERNAME: "",
          SHIELD_PASSWORD: "",
          TEST_MIGRATIONS: await readD1Migrations("./migrations"),
          TEST_REAL_MENUS: REAL_MENUS.filter(existsSync).map((path) => readFileSync(path, "utf8")),
        },
      },
    }),
  ],
  resolve: {
    // As passwords.ts and login.ts import them; the tests of the cost itself name them in full.
    alias: ["scrypt-cost.ts", "decoy-hash.ts"].map((name) => ({
      find: `./${name}`,
      replacement: resolve("test", name),
    })),
  },
  test: {
    include: ["app/**/*.test.ts", "scripts/demo/*.test.ts", "test/**/*.test.ts"],
    // Test files share two runtimes: each takes time to start, and there are rarely more than two cores.
    isolate: false,
    maxWorkers: 2,
    // A busy machine must not fail a slow test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [
      "./test/runtime/quick-requests.ts",
      "./test/no-request-lines.ts",
      "./test/empty-storage.ts",
    ],
    css: true,
    silent: "passed-only",
  },
});
