import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

const PORT = 8799;

/**
 * Features that journeys do without. The popups of the address bar are two pages that a whole Chromium loads with every
 * window, for a quarter of the time of a journey. The others are those that Playwright turns off: the last list counts.
 */
const NO_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 3,
  reporter: "list",
  // Slow on a busy machine is not a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    // Installing one takes time. Journeys about service workers allow them.
    serviceWorkers: "block",
    // No splash and no smooth scrolling, except in journeys about them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findBrowser(),
      args: [`--disable-features=${NO_FEATURES.join(",")}`],
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
