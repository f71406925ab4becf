import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

/** Where the commands of one file of tests work: a folder of their own, with a state and a port of its own. */
export const folder = mkdtempSync(join(tmpdir(), "nukkad-commands-"));
export const PORT = await freePort();
export const env = { ...process.env, NUKKAD_STATE: join(folder, "state"), PORT: String(PORT) };
after(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts `npm start` and waits until it says that it is ready. Gives what it printed until then. */
export async function start(): Promise<{ npm: ChildProcess; printed: string }> {
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  npm.stdout.on("data", (chunk) => (printed += chunk));
  while (!printed.includes("Ctrl-C")) await once(npm.stdout, "data");
  return { npm, printed };
}

/** A process and all that it has started, whatever that has started in turn among it. */
export function familyOf(pid: number): number[] {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const processes = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.filter(([, parent]) => parent === pid).map(([child]) => Number(child));
  return [pid, ...children.flatMap(familyOf)];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).startsWith(
      "Z",
    );
  } catch {
    return false;
  }
}

export async function allGone(pids: number[]): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && pids.some(isAlive); attempt++) await pause(100);
  return !pids.some(isAlive);
}

/** Whether a process was started with these words. */
export function isRunning(pid: number, words: string): boolean {
  const { stdout } = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(words);
}

/** A connection of its own: one that is kept may be closed while a command runs. */
export const ALONE = { Connection: "close" };

/** Logs in at the server that `start` has started. */
export const logIn = (username: string, password: string) =>
  fetch(`http://localhost:${PORT}/shop/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: `http://localhost:${PORT}`, ...ALONE },
    body: new URLSearchParams({ username, password }),
  });
