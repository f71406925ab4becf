import { strict as assert } from "node:assert";
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { folder } from "#test/commands.ts";
import { DEMO_VARIABLES } from "./demo/demo-shops.ts";
import { DEMO_LOGINS } from "./demo/load-demo.ts";
import { ensureBuild } from "./build.ts";
import { readMigrations, type Released } from "./released.ts";

/** A fake build command and wrangler: records its arguments and environment, and fails where told to. */
const STAND_IN = `#!/bin/sh
asked="$(basename "$0") $*"
echo "$asked" >> "$CALLS"
case "$asked" in wrangler*) env >> "$CALLS.env" ;; esac
case "$asked" in
  "$FAILS"*) echo "$SAYS" >&2; exit 1 ;;
  *time-travel*) echo '{ "bookmark": "0000007b-0000000a-00004f8d-cafe" }' ;;
  *build*) mkdir -p build/server ;;
esac
`;
const BUILD = "react-router build --logLevel warn";
const INFO = "wrangler d1 time-travel info DB --json";
const MIGRATE = "wrangler d1 migrations apply DB --remote";
const RESTORE = "npx wrangler d1 time-travel restore DB --bookmark=0000007b-0000000a-00004f8d-cafe";

const calls = join(folder, "calls");
const bin = join(folder, "bin");
mkdirSync(bin);
for (const name of ["wrangler", "react-router"]) {
  writeFileSync(join(bin, name), STAND_IN, { mode: 0o755 });
}

let project = "";
beforeEach(() => {
  for (const path of [calls, `${calls}.env`]) writeFileSync(path, "");
  project = mkdtempSync(join(folder, "project-"));
  for (const path of ["app", "public", "scripts", "workers", "package-lock.json"]) {
    symlinkSync(resolve(path), join(project, path));
  }
  for (const path of ["migrations", "react-router.config.ts", "vite.config.ts"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  setIds("abcdef12");
});

function setIds(start: string): void {
  const config = readFileSync("wrangler.toml", "utf8").replaceAll(/id = "0{8}/g, `id = "${start}`);
  writeFileSync(join(project, "wrangler.toml"), config);
}

function deploy({ words = [] as string[], fails = "nothing", says = "" } = {}) {
  const done = spawnSync("node", [fileURLToPath(import.meta.resolve("./deploy.ts")), ...words], {
    cwd: project,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${bin}:${process.env["PATH"]}`,
      CALLS: calls,
      FAILS: fails,
      SAYS: says,
    },
  });
  const asked = readFileSync(calls, "utf8").trim().split("\n");
  return { ...done, asked };
}

const released = () =>
  JSON.parse(readFileSync(join(project, "migrations/released.json"), "utf8")) as Released;
const inLog = () =>
  existsSync(join(project, "deploys.log"))
    ? readFileSync(join(project, "deploys.log"), "utf8")
    : "";

test("a deploy notes the bookmark, migrates, deploys, and prints the way back", () => {
  const before = released();
  const { status, stdout, asked } = deploy();
  assert.equal(status, 0);
  assert.deepEqual(asked, [BUILD, INFO, MIGRATE, "wrangler deploy"]);
  assert.match(stdout, /To go back:\n {2}npx wrangler rollback\n/);
  assert.ok(stdout.includes(`\n  ${RESTORE}\n`));
  assert.match(inLog(), new RegExp(`^\\d{4}-\\S+Z ${RESTORE}\n$`));
  assert.ok(released().at > before.at);
  assert.equal(released().migration, readMigrations().at(-1)?.name);
  deploy();
  assert.equal(inLog().split("\n").length, 3);
});

test("a gradual deploy uploads the new version without sending requests to it", () => {
  const { status, stdout, asked } = deploy({ words: ["--gradually"] });
  assert.equal(status, 0);
  assert.deepEqual(asked.at(-1), "wrangler versions upload");
  assert.match(stdout, /nobody is sent to it yet/);
  assert.equal(deploy({ words: ["--what"] }).status, 2);
});

test("without a database there is no bookmark, and wrangler explains how to make a database", () => {
  const says = "Couldn't find a D1 DB named 'nukkad' (bound as 'DB') in the API.";
  const { status, stdout, asked } = deploy({ fails: INFO, says });
  assert.equal(status, 0);
  assert.deepEqual(asked.slice(1), [INFO, MIGRATE, "wrangler deploy"]);
  assert.match(stdout, /There is no database yet/);
  assert.doesNotMatch(stdout, /restore/);
  assert.equal(inLog(), "");
});

test("a failed step ends the deploy, explains the state of things, and records no release", () => {
  const before = released();
  for (const [fails, reason] of [
    [BUILD, /react-router build/],
    [INFO, /no such account\n+Nothing was deployed: Time Travel gave no bookmark/],
    [MIGRATE, /Nothing was deployed: a migration failed/],
    ["wrangler deploy", /The migrations are applied, but nothing was deployed/],
  ] as const) {
    writeFileSync(calls, "");
    rmSync(join(project, "build"), { recursive: true, force: true });
    const { status, stdout, stderr, asked } = deploy({ fails, says: "no such account" });
    assert.equal(status, 1);
    assert.equal(asked.at(-1), fails);
    assert.match(stderr, reason);
    assert.equal(stdout.includes(RESTORE), fails === MIGRATE || fails === "wrangler deploy");
    assert.deepEqual(released(), before);
  }
});

test("wrangler is not called if a migration breaks the running release or ids are missing", () => {
  writeFileSync(join(project, "migrations/9999_bad.sql"), "ALTER TABLE posts DROP COLUMN venue;");
  const broken = deploy();
  assert.deepEqual([broken.status, broken.asked], [1, [""]]);
  assert.match(broken.stderr, /9999_bad\.sql drops or renames posts\.venue/);
  setIds("00000000");
  const without = deploy();
  assert.deepEqual([without.status, without.asked], [1, [""]]);
  assert.match(without.stderr, /are still zeros/);
});

/** What must never be deployed: demo passwords, and the secrets of local runs. */
function secretsHere(): string[] {
  ensureBuild();
  const own = Object.entries(parseEnv(readFileSync(".dev.vars", "utf8")))
    .filter(([name]) => /_(SECRET|KEY)$/.test(name))
    .map(([, secret]) => secret);
  return [...DEMO_LOGINS.map(({ password }) => password), ...own].filter(
    (text) => text !== undefined,
  );
}

test("wrangler would deploy the build, and its files hold no demo password but that of the API's examples, no demo variable and no secret of this machine", () => {
  const shown = readFileSync("app/routes/api/login.ts", "utf8");
  const secrets = secretsHere().filter((secret) => !shown.includes(`"${secret}"`));
  const bundle = join(folder, "bundle");
  execFileSync("wrangler", ["deploy", "--dry-run", "--outdir", bundle], { stdio: "pipe" });
  const files = [bundle, "build/client", "build/server"].flatMap((parent) =>
    readdirSync(parent, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  assert.ok(files.length > 100);
  for (const file of files) {
    const content = readFileSync(file, "latin1");
    for (const secret of [...secrets, ...Object.values(DEMO_VARIABLES)]) {
      assert.ok(!content.includes(secret), `${file} has what begins with ${secret.slice(0, 4)}`);
    }
    assert.ok(
      !(file.startsWith("build/client") && file.endsWith(".map")),
      `${file} is for us alone`,
    );
  }
  assert.ok(files.includes("build/server/index.js.map"));
  const { vars } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as {
    vars: Record<string, string>;
  };
  for (const name of Object.keys(DEMO_VARIABLES)) assert.equal(vars[name], "");
});

test("a stack trace of the built Worker is mapped to the sources", () => {
  ensureBuild();
  const built = readFileSync("build/server/index.js", "utf8");
  const at = built.indexOf("SESSION_SECRET must be set");
  const line = built.slice(0, at).split("\n").length;
  const column = at - built.lastIndexOf("\n", at);
  const stack = JSON.stringify({
    stack: `Error: x\n    at Kg (file:///index.js:${line}:${column})`,
  });
  const { stdout } = spawnSync("node", ["scripts/stack.ts"], { input: stack, encoding: "utf8" });
  assert.match(stdout, /\n +at Kg \(app\/platform\/secret\.ts:1\d:\d+\)/);
});

test("a deploy passes no local secret to wrangler, and its code does not import the demo", () => {
  assert.equal(deploy().status, 0);
  const given = readFileSync(`${calls}.env`, "utf8");
  const local = Object.values(parseEnv(readFileSync(join(project, ".dev.vars"), "utf8")));
  assert.ok(given.includes(`CALLS=${calls}`));
  for (const secret of local) assert.ok(!given.includes(String(secret)));
  assert.deepEqual(
    importsOf("scripts/deploy.ts").filter((path) => path.includes("demo")),
    [],
  );
});

function importsOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  for (const [, named = ""] of readFileSync(path, "utf8").matchAll(/ from "([.#][^"]+)"/g)) {
    importsOf(named.replace(/^#/, "").replace(/^\.\//, path.replace(/[^/]*$/, "")), seen);
  }
  return [...seen];
}

test("the migrations insert nothing but the word rules that the desk begins with", () => {
  const db = new DatabaseSync(":memory:");
  for (const { sql } of readMigrations()) db.exec(sql);
  const tables = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence'")
    .all() as { name: string }[];
  const filled = tables.filter(({ name }) => db.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get());
  assert.deepEqual(
    filled.map(({ name }) => name),
    ["word_rules"],
  );
});
