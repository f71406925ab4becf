import { runCommand } from "./run-command.ts";

/**
 * `npm run check`: runs the code checks and the quick tests in parallel, as most of the former use one core. The tests
 * have one runtime: a second would load all modules again.
 */
const COMMANDS = [
  "npm run --silent check:code",
  'vitest run --maxWorkers=1 --exclude "**/*.thorough.test.ts"',
];

const ran = await Promise.all(COMMANDS.map(runCommand));
for (const { output } of ran) process.stdout.write(output);
process.exit(ran.every(({ hasPassed }) => hasPassed) ? 0 : 1);
