import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const PORT = 8799;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 3,
  reporter: "list",
  // Slow on a busy machine is not a failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // What passes only the second time is listed as flaky.
  retries: 1,
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    // Installing one takes time. Journeys about service workers allow them.
    serviceWorkers: "block",
    // No splash and no smooth scrolling, except in journeys about them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Pages live for seconds here: compiling their scripts again for speed takes longer than it saves.
        "--js-flags=--no-opt,--no-maglev",
        // The blank page of a new context and the first page opened in it share a process: each would start one.
        "--renderer-process-limit=1",
      ],
    },
    // Recording makes every journey a sixth slower; TRACE=1 turns it on.
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
  },
  webServer: {
    command: `node e2e/serve.ts ${PORT}`,
    // Printed once everything that the journeys visit is stored.
    wait: { stdout: /ready/ },
    timeout: 180_000,
  },
});
