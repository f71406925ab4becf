import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { brand } from "#app/brand.ts";
import { openDatabase } from "#app/db/database.ts";
import { listOpenShopsAmong } from "#app/domain/shops/shops.ts";
import { noteStarted } from "#app/platform/starting.ts";
import { ensureBuild } from "./build.ts";
import { DEMO_EDGE } from "./demo/demo-corner.ts";
import { DEMO_SHOPS } from "./demo/demo-shops.ts";
import { DEMO_LOGINS, enliven, loadDemo } from "./demo/load-demo.ts";
import { openLocalD1 } from "./local-d1.ts";
import { serveBuild } from "./local-worker.ts";
import { whenNpmIsGone } from "./parent.ts";

/** `npm start`: builds, serves, migrates, loads the demo data into an empty database, and ends cleanly. */
const port = wholeNumber("PORT", { least: 1, most: 65_535 }) ?? 8787;
const splash = wholeNumber("SPLASH_MS", { least: 0, most: 600_000 });

/** Names this run: /healthz is a 503 until the run is recorded as started. */
const name = randomUUID();

await refuseBusyPort();
ensureBuild();
const worker = await serveBuild({
  port,
  variables: {
    LOCAL_START: name,
    ...(splash === undefined ? {} : { SPLASH_MS: String(splash) }),
  },
  onLog: console.log,
}).catch(refuse);
endCleanly();
const bindings = await worker.getBindings<Env>();
const db = openDatabase(await openLocalD1(worker));
await loadDemo(db, { now: Date.now() });
await enliven(db, bindings, { now: Date.now() });
await noteStarted(bindings.SESSIONS, name);
tellEachMinute();
announce(await listOpenShopsAmong(db, DEMO_SHOPS));

/** Calls the line of the cron schedule that tells neighbours what is new, as Cloudflare does for a deployment. */
function tellEachMinute(): void {
  const cron = "* * * * *";
  const tell = async () =>
    (await worker.getWorker("nukkad")).scheduled({ cron, scheduledTime: new Date() });
  // A run that fails is made up for by the next; one at the very end finds nobody to answer.
  setInterval(() => void tell().catch(() => undefined), 60_000).unref();
}

/** An environment variable that holds a whole number; undefined if it is not set. */
function wholeNumber(name: string, { least, most }: { least: number; most: number }) {
  const written = process.env[name];
  if (written === undefined || written === "") return undefined;
  const number = /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN;
  if (number >= least && number <= most) return number;
  console.error(`${name} must be a whole number from ${least} to ${most}, not “${written}”.`);
  return process.exit(1);
}

/** Checks that the port is free before anything is built. */
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

/** Ends on every signal, and when npm has gone without sending one. */
function endCleanly(): void {
  const end = () => void worker.dispose().finally(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
  whenNpmIsGone(end);
}

/** Prints the addresses. The demo exists only if the database was empty once. */
function announce(demos: { id: string }[]): void {
  const address = `http://localhost:${port}`;
  const menus = demos.map(({ id }) => `            ${address}/menu/${id}`);
  const logins = DEMO_LOGINS.map(
    ({ username, password }) => `            ${username} / ${password}`,
  );
  const demo = [
    `\n  Demo neighbours, in ${DEMO_EDGE.city}\n            ${address}/nearby`,
    "\n  Demo menus",
    ...menus,
    "\n  Demo logins (made only here, never by a deployment)",
    ...logins,
  ];
  console.log(`
  ${brand.name} is ready at ${address}
  Health at ${address}/healthz
${demos.length > 0 ? demo.join("\n") : ""}

  Stop it with Ctrl-C.
`);
}
