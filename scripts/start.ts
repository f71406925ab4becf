import { createServer } from "node:net";
import { brand } from "#app/brand.ts";
import { openDatabase } from "#app/db/database.ts";
import { ensureBuild } from "./build.ts";
import { DEMO_LOGINS, loadDemo } from "./demo/load-demo.ts";
import { migrateLocalDatabase } from "./local-database.ts";
import { serveBuild } from "./local-worker.ts";
import { whenNpmIsGone } from "./parent.ts";

/** `npm start`: builds, migrates, loads the demo data into an empty database, serves, and ends cleanly. */
const port = wholeNumber("PORT", { least: 1, most: 65_535 }) ?? 8787;
const splash = wholeNumber("SPLASH_MS", { least: 0, most: 600_000 });

await refuseBusyPort();
ensureBuild();
migrateLocalDatabase();
const worker = await serveBuild({
  port,
  variables: splash === undefined ? {} : { SPLASH_MS: String(splash) },
  onLog: console.log,
}).catch(refuse);
endCleanly();
const d1 = await worker.getD1Database("DB");
await loadDemo(openDatabase(d1), { now: Date.now() });
announce();

/** A variable of the environment that holds a whole number; undefined where it is not set. */
function wholeNumber(name: string, { least, most }: { least: number; most: number }) {
  const written = process.env[name];
  if (written === undefined || written === "") return undefined;
  const number = /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN;
  if (number >= least && number <= most) return number;
  console.error(`${name} must be a whole number from ${least} to ${most}, not “${written}”.`);
  return process.exit(1);
}

/** Asks for the port before the work begins: building for nothing would be a long way to learn it. */
function refuseBusyPort(): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", refuse);
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}

function refuse({ message }: Error): never {
  const [reason] = message.split("\n");
  console.error(`Port ${port} cannot be used (${reason}). Choose another: PORT=8788 npm start`);
  return process.exit(1);
}

/** Ends on every signal, and when npm is gone without sending one. */
function endCleanly(): void {
  const end = () => void worker.dispose().finally(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
  whenNpmIsGone(end);
}

function announce(): void {
  const address = `http://localhost:${port}`;
  console.log(`
  ${brand.name} is ready at ${address}

  Menus     ${address}/menu/demo-cafe
            ${address}/menu/demo-dhaba
  Health    ${address}/healthz

  Demo logins (made only here, never by a deployment)
${DEMO_LOGINS.map(({ username, password }) => `            ${username} / ${password}`).join("\n")}

  Stop it with Ctrl-C.
`);
}
