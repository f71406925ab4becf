import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell comes first: it takes about a third less time than a whole browser. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROMIUM_PATH, else the system's Chromium or Chrome, else Playwright's download; undefined if there is none yet. */
export function findBrowser(): string | undefined {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted !== undefined) return wanted;
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find(existsSync);
}

// Also installs the font that phones have: a bare Debian's default is much wider, so some pages would need more lines.
function installBrowser(): void {
  attempt("playwright", ["install", "chromium"]);
  if (!findBrowser() && existsSync("/usr/bin/apt-get")) {
    attempt("apt-get", ["update"]);
    const install = ["install", "--yes", "--no-install-recommends"];
    for (const name of ["fonts-noto-core", "chromium-headless-shell"]) {
      attempt("apt-get", [...install, name]);
    }
    if (!findBrowser()) attempt("apt-get", [...install, "chromium"]);
  }
}

function attempt(command: string, words: string[]): void {
  try {
    execFileSync(command, words, { stdio: "inherit" });
  } catch {
    console.error(`${command} ${words.join(" ")} failed.`);
  }
}

if (import.meta.main) {
  if (!findBrowser()) installBrowser();
  const browser = findBrowser();
  if (!browser || !existsSync(browser)) {
    console.error(
      "The browser journeys need Chromium or Chrome, and none was found. Install one (on Debian or\n" +
        "Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to the binary, and run npm test again.",
    );
    process.exit(1);
  }
  console.log(`Browser: ${browser}`);
}
