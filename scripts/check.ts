import { runCommand } from "./run-command.ts";

/** `npm run check`: runs the code checks and the quick tests in parallel, as most of the former use one core. */
const COMMANDS = ["npm run --silent check:code", 'vitest run --exclude "**/*.thorough.test.ts"'];

const hasPassed = await Promise.all(COMMANDS.map(runCommand));
process.exit(hasPassed.every(Boolean) ? 0 : 1);
