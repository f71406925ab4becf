import { strict as assert } from "node:assert";
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createECDH } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DECOY_HASH } from "#app/domain/accounts/login.ts";
import { makeMenuFile } from "#test/makers.ts";

/** The commands that people type, as they type them, on a state folder of their own. */
const folder = mkdtempSync(join(tmpdir(), "nukkad-commands-"));
const PORT = await freePort();
const env = { ...process.env, NUKKAD_STATE: join(folder, "state"), PORT: String(PORT) };
after(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts `npm start` and waits until it says that it is ready. Gives what it printed until then. */
async function start(): Promise<{ npm: ChildProcess; printed: string }> {
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  npm.stdout.on("data", (chunk) => (printed += chunk));
  while (!printed.includes("Ctrl-C")) await once(npm.stdout, "data");
  return { npm, printed };
}

/** A process and all that it has started, whatever that has started in turn among it. */
function familyOf(pid: number): number[] {
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

async function allGone(pids: number[]): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && pids.some(isAlive); attempt++) await pause(100);
  return !pids.some(isAlive);
}

/** A connection of its own: one that is kept may be closed while a command runs. */
const ALONE = { Connection: "close" };

const logIn = (username: string, password: string) =>
  fetch(`http://localhost:${PORT}/shop/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: `http://localhost:${PORT}`, ...ALONE },
    body: new URLSearchParams({ username, password }),
  });

const menuPage = async (shopId: string) =>
  (await fetch(`http://localhost:${PORT}/menu/${shopId}`)).text();

function importFile(content: string, ...words: string[]) {
  const path = join(folder, "menu.json");
  writeFileSync(path, content);
  return spawnSync("node", ["scripts/menu-import.ts", path, ...words], { env, encoding: "utf8" });
}

test("npm start fills an empty database, says where to look, and leaves nothing behind", async () => {
  const { npm, printed } = await start();
  for (const text of [
    `http://localhost:${PORT}/nearby`,
    `http://localhost:${PORT}/menu/demo-cafe`,
    `http://localhost:${PORT}/menu/demo-dhaba`,
    "demo-cafe / demo-cafe-2026",
    "operator / operator-2026",
  ]) {
    assert.ok(printed.includes(text), `it prints ${text}`);
  }
  assert.match(await menuPage("demo-cafe"), /Corner Cafe/);
  const home = await fetch(`http://localhost:${PORT}/`);
  assert.match(await home.text(), /href="\/menu\/demo-cafe"/);
  const nearby = await fetch(`http://localhost:${PORT}/nearby`);
  assert.match(await nearby.text(), /Look around Demo Nagar/);

  const login = await logIn("demo-cafe", "demo-cafe-2026");
  assert.equal(login.headers.get("Location"), "/shop/edit/menu/demo-cafe");

  const busy = spawnSync("node", ["scripts/start.ts"], { env, encoding: "utf8" });
  assert.equal(busy.status, 1);
  assert.match(busy.stderr, new RegExp(`^Port ${PORT} cannot be used .*\\n$`));

  const family = familyOf(Number(npm.pid));
  assert.ok(family.length > 2);
  npm.kill("SIGTERM");
  assert.ok(await allGone(family), "SIGTERM ends all of it");
});

test("a menu imported while it serves is on the page, survives a restart, and the demo is not loaded again", async () => {
  const first = await start();
  const file = makeMenuFile({ shopId: "demo-cafe", name: "Renamed Cafe", sections: 2, items: 8 });
  const imported = importFile(JSON.stringify(file));
  assert.equal(imported.status, 0, imported.stderr);
  assert.match(
    imported.stdout,
    /into the shop demo-cafe: 2 sections, 8 items, 2 size options\.\n(.*takes the place of.*\n)+.*takes its lowest/,
  );
  assert.match(await menuPage("demo-cafe"), /Renamed Cafe/);

  const family = familyOf(Number(first.npm.pid));
  first.npm.kill("SIGKILL");
  assert.ok(await allGone(family), "killing npm ends all of it");

  const second = await start();
  assert.match(await menuPage("demo-cafe"), /Renamed Cafe/);
  const secondFamily = familyOf(Number(second.npm.pid));
  for (const pid of secondFamily.filter((each) => isRunning(each, "scripts/start.ts"))) {
    process.kill(pid, "SIGKILL");
  }
  assert.ok(await allGone(secondFamily), "killing the server's own process ends the runtime too");
});

test("npm start ends although npm was killed before the server stood", async () => {
  const npm = spawn("npm", ["start"], { env, stdio: "ignore" });
  let server: number | undefined;
  while (server === undefined) {
    server = familyOf(Number(npm.pid)).find((pid) => isRunning(pid, "scripts/start.ts"));
  }
  npm.kill("SIGKILL");
  assert.ok(await allGone([server]));
});

function isRunning(pid: number, words: string): boolean {
  const { stdout } = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(words);
}

test("menu:import refuses with the path of the first wrong field, and a --shop takes the menu", () => {
  const file = makeMenuFile({ sections: 1, items: 3 });
  Object.assign(file.menu.sections[0]?.items[2] ?? {}, { price: -5 });
  const refused = importFile(JSON.stringify(file));
  assert.equal(refused.status, 1);
  assert.match(
    refused.stderr,
    /nothing was changed:\n {2}menu\.sections\[0\]\.items\[2\]\.price must not be negative/,
  );

  assert.equal(importFile("not json").status, 1);
  assert.match(importFile("x".repeat(20_000_000)).stderr, /is over 5 MB/);
  const good = makeMenuFile({ sections: 1, items: 3 });
  assert.match(
    importFile(JSON.stringify(good), "--shop", "another-id").stdout,
    /into the shop another-id/,
  );
  assert.equal(importFile(JSON.stringify(good), "--what").status, 2);
});

test("the local session secret is made once, beside whatever else is in .dev.vars", () => {
  const script = fileURLToPath(new URL("local-secrets.ts", import.meta.url));
  const path = join(folder, ".dev.vars");
  const make = () => {
    assert.equal(spawnSync("node", [script], { cwd: folder }).status, 0);
    return readFileSync(path, "utf8");
  };
  const made = make();
  assert.match(made, /^SESSION_SECRET=[\w-]{43}\n$/);
  assert.equal(statSync(path).mode & 0o077, 0);
  assert.equal(make(), made);
  writeFileSync(path, 'OTHER="x"');
  assert.match(make(), /^OTHER="x"\nSESSION_SECRET=[\w-]{43}\n$/);
  writeFileSync(path, "SESSION_SECRET=mine\nOTHER=x\n");
  assert.equal(make(), "SESSION_SECRET=mine\nOTHER=x\n");
});

test("push:keys makes keys for local runs once, and others for a deployment each time", () => {
  const script = fileURLToPath(new URL("push-keys.ts", import.meta.url));
  const path = join(folder, ".dev.vars");
  writeFileSync(path, "OTHER=x");
  const make = () => {
    const { status, stdout } = spawnSync("node", [script], { cwd: folder, encoding: "utf8" });
    assert.equal(status, 0);
    const [, publicKey = "", privateKey = ""] =
      /^printf %s ([\w-]{87}) \| npx wrangler secret put VAPID_PUBLIC_KEY\nprintf %s ([\w-]{43}) \| npx wrangler secret put VAPID_PRIVATE_KEY$/m.exec(
        stdout,
      ) ?? [];
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    assert.equal(pair.getPublicKey("base64url"), publicKey);
    return { privateKey, kept: readFileSync(path, "utf8") };
  };
  const [first, second] = [make(), make()];
  assert.match(first.kept, /^OTHER=x\nVAPID_PUBLIC_KEY=[\w-]{87}\nVAPID_PRIVATE_KEY=[\w-]{43}\n$/);
  assert.equal(second.kept, first.kept);
  assert.notEqual(second.privateKey, first.privateKey);
  assert.ok(!first.kept.includes(first.privateKey));
});

test("shop:create makes a shop with a login of its own, once", () => {
  const create = (...words: string[]) =>
    spawnSync("node", ["scripts/shop-create.ts", ...words], { env, encoding: "utf8" });
  const made = create("--name", "Sharma's Café", "--username", "sharma");
  assert.match(
    made.stdout,
    /\/menu\/sharmas-cafe\n +username +sharma\n +password +(\w{4}-){2}\w{4}\n/,
  );
  const again = create("--name", "Sharma's Café", "--username", "verma");
  assert.deepEqual([again.status, again.stdout], [1, ""]);
  assert.match(
    again.stderr,
    /the shop id sharmas-cafe \(choose another with --id\) is taken already/,
  );
  const tamil = create("--name", "சரவணா", "--username", "sharma-chaat");
  assert.match(tamil.stdout, /\/menu\/sharma-chaat\n/);
  assert.match(create("--name", " ", "--username", "x").stderr, /--name must not be empty/);
  assert.equal(create("--what").status, 2);
});

test("operators are made, get a new password and are removed, at once and in the desk's log", async () => {
  const { npm } = await start();
  const family = familyOf(Number(npm.pid));
  try {
    const first = passwordIn(operator("create", "--username", "Asha").stdout);
    const taken = operator("create", "--username", "asha");
    assert.deepEqual(
      [taken.status, taken.stderr],
      [1, "No operator was made: the username asha is taken already.\n"],
    );
    const session = await sessionOf("asha", first);
    assert.equal(await deskStatus(session), 200);

    const second = passwordIn(operator("reset", "--username", "ASHA").stdout);
    assert.equal(await deskStatus(session), 302);
    assert.equal(await sessionOf("asha", first), "");
    const newSession = await sessionOf("asha", second);
    assert.equal(await deskStatus(newSession), 200);

    assert.match(operator("remove", "--username", "asha").stdout, /cannot log in any more/);
    assert.equal(operator("remove", "--username", "asha").status, 1);
    assert.equal(await deskStatus(newSession), 302);
    assert.equal(await sessionOf("asha", second), "");
    // A try costs the hashing that it costs for everybody.
    assert.equal(hashOf("asha"), DECOY_HASH);

    const log = await readDesk("/desk/log", await sessionOf("operator", "operator-2026"));
    const acts = ["created", "gave a new password to", "removed"];
    for (const act of acts)
      assert.match(log, new RegExp(`<b>command line</b> ${act} operator Asha`));
    assert.equal(log.match(/command line/g)?.length, acts.length);
  } finally {
    npm.kill("SIGTERM");
    await allGone(family);
  }
});

test("the commands for operators refuse whoever is none, and what they do not know", () => {
  for (const command of ["reset", "remove"]) {
    const { status, stderr } = operator(command, "--username", "demo-cafe");
    assert.deepEqual([status, stderr], [1, "Nothing was done: there is no operator demo-cafe.\n"]);
  }
  assert.match(operator("create", "--username", "no spaces'").stderr, /--username must be 3 to 60/);
  for (const words of [["create"], ["create", "--what"], ["constructor", "--username", "asha"]]) {
    assert.equal(operator(...words).status, 2);
  }
});

function operator(...words: string[]) {
  return spawnSync("node", ["scripts/operator.ts", ...words], { env, encoding: "utf8" });
}

/** The hash that is stored for an account. */
function hashOf(username: string): string {
  const where = ["--local", "--persist-to", join(folder, "state")];
  const sql = `SELECT password_hash AS hash FROM accounts WHERE lower(username) = '${username}'`;
  const printed = execFileSync(
    "wrangler",
    ["d1", "execute", "DB", ...where, "--json", "--command", sql],
    { encoding: "utf8", env: { ...env, WRANGLER_LOG: "log" } },
  );
  const [{ results = [] } = {}] = JSON.parse(printed) as { results?: { hash: string }[] }[];
  return results[0]?.hash ?? "";
}

function passwordIn(printed: string): string {
  assert.match(printed, /\/desk\n +username +Asha\n +password +(\w{4}-){2}\w{4}\n$/i);
  return printed.trim().split(/\s+/).at(-1) ?? "";
}

/** The cookie of whoever logs in so; empty where they cannot. */
async function sessionOf(username: string, password: string): Promise<string> {
  const { headers } = await logIn(username, password);
  return headers.has("Location") ? (headers.get("Set-Cookie") ?? "").replace(/;.*/, "") : "";
}

const visitDesk = (path: string, Cookie: string) =>
  fetch(`http://localhost:${PORT}${path}`, { headers: { Cookie, ...ALONE }, redirect: "manual" });
const deskStatus = async (session: string) => (await visitDesk("/desk/log", session)).status;
const readDesk = async (path: string, session: string) =>
  (await (await visitDesk(path, session)).text()).replaceAll("<!-- -->", "");

test("npm start says in one line what is wrong with its variables", () => {
  for (const wrong of [{ PORT: "eighty" }, { PORT: "0" }, { SPLASH_MS: "-1" }]) {
    const { status, stderr } = spawnSync("node", ["scripts/start.ts"], {
      env: { ...env, ...wrong },
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^(PORT|SPLASH_MS) must be a whole number from [01] to \d+, not “.*”\.\n$/,
    );
  }
});
