import { runCommand } from "./run-command.ts";

const TESTS = [
  "import-circles",
  "import-rules",
  "migration-rules",
  "deploy-button",
  "regular-expressions",
  "scale",
  "drawings",
  "promises",
];

/*
 * `npm run check:code`: the linter, which needs types too, keeps a core busy about as long as all the rest together. Every
 * further checker of the compiler would work out many types again, and rarer garbage collection saves a quarter.
 */
process.env["GOGC"] ??= "400";
const ROWS = [
  ["oxlint --type-aware --deny-warnings"],
  [
    // First, as a development server that the other tests start clears the types of the routes and makes them anew.
    "tsc --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/nukkad.tsbuildinfo",
    "oxfmt --check .",
    // In one process: loading the parser again for each file takes longer than most of them.
    `node --test --test-isolation=none ${TESTS.map((name) => `scripts/${name}.test.ts`).join(" ")}`,
    "knip --cache",
  ],
];

const hasPassed =
  (await inTurn(["npm run --silent types"])) &&
  (await Promise.all(ROWS.map(inTurn))).every(Boolean);
process.exit(hasPassed ? 0 : 1);

async function inTurn(commands: string[]): Promise<boolean> {
  for (const command of commands) {
    const { output, hasPassed } = await runCommand(command);
    process.stdout.write(output);
    if (!hasPassed) return false;
  }
  return true;
}
