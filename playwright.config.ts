import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const PORT = 8799;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  // On a machine that is busy a journey may meet a moment that no person would. The report calls it flaky then.
  retries: 1,
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
  },
});
