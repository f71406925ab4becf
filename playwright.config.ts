import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const PORT = 8799;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  // A journey that fails now and then is mended: it waits for a state that it has not named.
  // Until many runs in a row have needed none; the report names each that did as flaky.
  retries: 1,
  // What is slow on a machine that is busy with something else has not failed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    // Installing one takes its time: the journeys that are about it allow it.
    serviceWorkers: "block",
    // No splash and no smooth scrolling, but for the journeys that are about them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findBrowser() },
    // Recording costs every journey a sixth of its time: TRACE=1 asks for it.
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
  },
  webServer: {
    command: `node e2e/serve.ts ${PORT}`,
    // Not before all that the journeys visit is stored.
    wait: { stdout: /ready/ },
    timeout: 180_000,
  },
});
