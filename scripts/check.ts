import { spawn } from "node:child_process";

/** `npm run check`: runs the code checks and the quick tests in parallel, as most of the former use one core. */
const COMMANDS = ["npm run --silent check:code", 'vitest run --exclude "**/*.thorough.test.ts"'];

const hasPassed = await Promise.all(COMMANDS.map(run));
process.exit(hasPassed.every(Boolean) ? 0 : 1);

function run(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => said.push(chunk));
    }
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });
}
