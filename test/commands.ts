import {
  type ChildProcess,
  type ChildProcessByStdio,
  execFileSync,
  spawn,
  spawnSync,
} from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

/** A folder, state and port for the commands of one test file. */
export const folder = mkdtempSync(join(tmpdir(), "nukkad-commands-"));
export const PORT = await freePort();
export const env = {
  ...process.env,
  NUKKAD_STATE: join(folder, "state"),
  PORT: String(PORT),
  // With `CI` set, tools colour their output even in a pipe, which splits addresses.
  NO_COLOR: "1",
};
after(() => rmSync(folder, { recursive: true, force: true }));

/** Reads the file of the local D1: wrangler and a runtime take seconds to start. */
export function rowsOf(sql: string): unknown[] {
  const files = globSync(join(env.NUKKAD_STATE, "v3/d1/*/*.sqlite"));
  const file = files.find((path) => !path.endsWith("metadata.sqlite")) ?? "";
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));
  db.close();
  return rows;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Runs `npm start` until it is ready, and returns what it has printed. */
export async function start(): Promise<{ npm: ChildProcess; printed: string }> {
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"] });
  return { npm, printed: await untilPrinted(npm, "Ctrl-C") };
}

/** Waits until a command has printed these words, and returns its output. Rejects if the command ends first. */
export async function untilPrinted(
  command: ChildProcessByStdio<null, Readable, null>,
  words: string,
): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    command.stdout.on("data", (chunk) => {
      printed += chunk;
      if (printed.includes(words)) resolve(printed);
    });
    command.on("close", () => reject(new Error(`It ended without "${words}":\n${printed}`)));
  });
}

/** A process and all its descendants. */
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

/** Whether a process runs with these words in its command line. */
export function isRunning(pid: number, words: string): boolean {
  const { stdout } = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(words);
}

/** Uses a separate connection: one kept alive may be closed while a command runs. */
export const ALONE = { Connection: "close" };

/** Logs in at the server that `start` has started. */
export const logIn = (username: string, password: string) =>
  fetch(`http://localhost:${PORT}/shop/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: `http://localhost:${PORT}`, ...ALONE },
    body: new URLSearchParams({ username, password }),
  });
