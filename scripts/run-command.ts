import { spawn } from "node:child_process";

/** Runs a shell command, and prints what it has to say when it ends. Gives whether it succeeded. */
export function runCommand(command: string): Promise<boolean> {
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
