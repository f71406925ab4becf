import { type Ran, runCommand } from "./run-command.ts";

/** What these printed comes once more at the end: a long log is often cut at its start. */
const failed: Ran[] = [];

/*
 * `npm test`: many of these commands wait, so several run at once. The browser journeys, which are about time, come last,
 * beside the end of the Worker tests. These have one runtime: a second would load all modules again, and the other commands
 * can use its core.
 */
const hasPassed =
  (await inTurn("node scripts/browser.ts")) &&
  (await atOnce(inTurn("vitest run --maxWorkers=1"), allOthers()));
for (const { command, output } of failed) {
  process.stdout.write(output);
  console.error(`✖ ${command}`);
}
process.exit(hasPassed ? 0 : 1);

/** Commands and journeys need the build; the journeys, which are about time, wait for the code checks as well. */
async function allOthers(): Promise<boolean> {
  return (
    (await atOnce(inTurn("npm run --silent check:code"), allOfBuild())) &&
    (await inTurn("playwright test"))
  );
}

async function allOfBuild(): Promise<boolean> {
  return (
    (await inTurn("node scripts/build.ts")) &&
    (await atOnce(
      inTurn("npm run --silent check:commands"),
      inTurn("ROUNDS=2 node scripts/torture.ts"),
    ))
  );
}

async function atOnce(...rows: Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(rows)).every(Boolean);
}

async function inTurn(...commands: string[]): Promise<boolean> {
  for (const command of commands) {
    const start = performance.now();
    const ran = await runCommand(command);
    process.stdout.write(ran.output);
    if (!ran.hasPassed) {
      console.error(`✖ ${command}`);
      failed.push(ran);
      return false;
    }
    console.log(`✔ ${command} (${Math.round((performance.now() - start) / 1000)} s)`);
  }
  return true;
}
