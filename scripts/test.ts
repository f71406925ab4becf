import { runCommand } from "./run-command.ts";

/** `npm test`: two rows of commands in parallel, as many of them wait; then the browser journeys, which are about time. */
const ROWS = [
  ["vitest run"],
  [
    "npm run --silent check:code",
    "node scripts/build.ts",
    "wrangler deploy --dry-run",
    "npm run --silent check:commands",
    "ROUNDS=2 node scripts/torture.ts",
  ],
];

async function runInTurn(commands: string[]): Promise<boolean> {
  for (const command of commands) {
    const start = performance.now();
    if (!(await runCommand(command))) {
      console.error(`✖ ${command}`);
      return false;
    }
    console.log(`✔ ${command} (${Math.round((performance.now() - start) / 1000)} s)`);
  }
  return true;
}

const hasPassed =
  (await runInTurn(["node scripts/browser.ts"])) &&
  (await Promise.all(ROWS.map(runInTurn))).every(Boolean) &&
  (await runInTurn(["playwright test"]));
process.exit(hasPassed ? 0 : 1);
