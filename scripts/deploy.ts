import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { ensureBuild } from "./build.ts";
import { readCommandLine, refuse } from "./command-line.ts";
import { reasonsAgainst } from "./migration-rules.ts";
import { noteRelease, readMigrations, readReleased, RELEASED } from "./released.ts";

// Builds, notes how to go back, migrates the real database, and deploys; with `--gradually`, it uploads the new version
// without sending anybody to it. It stops at the first failure.
const USAGE = "npm run deploy [-- --gradually]";
/** One line per deploy: how to go back. Git ignores this file. */
const LOG = "deploys.log";

const { values } = readCommandLine(USAGE, { gradually: { type: "boolean" } });
const isGradual = values.gradually ?? false;

refuseWhatCannotWork();
ensureBuild();
const bookmark = findBookmark();
logBookmark();
run(
  ["d1", "migrations", "apply", "DB", "--remote"],
  "Nothing was deployed: a migration failed. The ones before it are applied, and the running release works with them.",
);
run(
  isGradual ? ["versions", "upload"] : ["deploy"],
  "The migrations are applied, but nothing was deployed. The running release works with them: fix what failed, then deploy again.",
);
await noteRelease(new Date());
explainNextSteps();

function refuseWhatCannotWork(): void {
  if (/id = "0[0-]+"/.test(readFileSync("wrangler.toml", "utf8"))) {
    refuse(
      "Nothing was deployed: some ids in wrangler.toml are still zeros, as their stores do not exist yet. README.md says how to make them, under “Deploy to Cloudflare”.",
    );
  }
  const reasons = reasonsAgainst(readMigrations(), readReleased());
  if (reasons.length > 0) {
    refuse(
      `Nothing was deployed: the migrations would break the running release (docs/operations.md).\n${reasons.join("\n")}`,
    );
  }
}

/** The Time Travel bookmark of the database as it is now; undefined if there is no database yet. */
function findBookmark(): string | undefined {
  const asked = spawnSync("wrangler", ["d1", "time-travel", "info", "DB", "--json"], {
    encoding: "utf8",
    // Wrangler prints JSON as a log line.
    env: { ...process.env, WRANGLER_LOG: "log" },
    stdio: ["inherit", "pipe", "pipe"],
  });
  const said = asked.stdout + asked.stderr;
  if (asked.status !== 0 && said.includes("Couldn't find")) return undefined;
  const [, found] = /"bookmark": *"([\w-]+)"/.exec(asked.stdout) ?? [];
  if (asked.status === 0 && found !== undefined) return found;
  return refuse(`${said}\nNothing was deployed: Time Travel gave no bookmark to go back to.`);
}

function logBookmark(): void {
  if (bookmark === undefined) {
    return console.log("There is no database yet, so there is no bookmark to go back to.");
  }
  appendFileSync(LOG, `${new Date().toISOString()} ${restoreCommand(bookmark)}\n`);
  console.log(`The database is at bookmark ${bookmark}, which is also in ${LOG}.`);
}

function restoreCommand(to: string): string {
  return `npx wrangler d1 time-travel restore DB --bookmark=${to}`;
}

/** Runs wrangler and shows its output. If it fails, explains the state of things and ends. */
function run(words: string[], failure: string): void {
  try {
    execFileSync("wrangler", words, { stdio: "inherit" });
  } catch {
    explainRollback();
    refuse(failure);
  }
}

function explainNextSteps(): void {
  const done = isGradual
    ? "The new version is uploaded, but nobody is sent to it yet. docs/operations.md says how to go on, cron lines included."
    : "Deployed.";
  console.log(`\n${done} Commit ${RELEASED}: the next migration is checked against it.`);
  explainRollback();
}

function explainRollback(): void {
  const data =
    bookmark === undefined
      ? ""
      : `
  ${restoreCommand(bookmark)}
      takes the data back too, to before the migrations. Everything written since is lost, and what people deleted
      since comes back: read docs/operations.md first.`;
  console.log(`
To go back:
  npx wrangler rollback
      returns to the previous release at once. Nothing that was written is lost.${data}
`);
}
