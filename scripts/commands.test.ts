import { strict as assert } from "node:assert";
import { spawnSync } from "node:child_process";
import { createECDH } from "node:crypto";
import { cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { env, folder, rowsOf } from "#test/commands.ts";
import { makeMenuFile } from "#test/makers.ts";

/** The commands of package.json, run as people type them; start and the operator commands have tests of their own. */
function importFile(content: string, ...words: string[]) {
  const path = join(folder, "menu.json");
  writeFileSync(path, content);
  return spawnSync("node", ["scripts/menu-import.ts", path, ...words], { env, encoding: "utf8" });
}

test("menu:import names the first wrong field, and imports into the shop given by --shop", () => {
  const file = makeMenuFile({ sections: 1, items: 3 });
  Object.assign(file.menu.sections[0]?.items[2] ?? {}, { price: -5 });
  const refused = importFile(JSON.stringify(file));
  assert.equal(refused.status, 1);
  assert.match(
    refused.stderr,
    /nothing was changed:\n {2}menu\.sections\[0\]\.items\[2\]\.price must not be negative/,
  );

  assert.match(importFile("x".repeat(20_000_000)).stderr, /is over 1 MB/);
  const good = makeMenuFile({ sections: 1, items: 3 });
  assert.match(
    importFile(JSON.stringify(good), "--shop", "another-id").stdout,
    /into the shop another-id/,
  );
  assert.equal(importFile(JSON.stringify(good), "--what").status, 2);
});

test("the local session secret is generated once and leaves the rest of .dev.vars alone", () => {
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

test("push:keys prints new keys for a deployment each time, and stores none", () => {
  const script = fileURLToPath(new URL("push-keys.ts", import.meta.url));
  const path = join(folder, ".dev.vars");
  writeFileSync(path, "OTHER=x");
  const make = () => {
    const { status, stdout } = spawnSync("node", [script], { cwd: folder, encoding: "utf8" });
    assert.equal(status, 0);
    const [, publicKey = "", privateKey = ""] =
      /^npx wrangler secret put VAPID_PUBLIC_KEY\n {2}([\w-]{87})\nnpx wrangler secret put VAPID_PRIVATE_KEY\n {2}([\w-]{43})$/m.exec(
        stdout,
      ) ?? [];
    assert.equal(publicKeyOf(privateKey), publicKey);
    return privateKey;
  };
  assert.notEqual(make(), make());
  assert.equal(readFileSync(path, "utf8"), "OTHER=x");
});

test("local runs get keys for notifications once, in the file of local secrets, and keep those that are there", () => {
  const module = new URL("local-secrets.ts", import.meta.url).href;
  const path = join(folder, ".dev.vars");
  const script = `import { localPushVariables } from "${module}";
    console.log(JSON.stringify(localPushVariables()));`;
  const variables = () => {
    const flags = ["--input-type=module", "--eval", script];
    const { stdout } = spawnSync("node", flags, { cwd: folder, encoding: "utf8" });
    return JSON.parse(stdout) as Record<string, string>;
  };
  writeFileSync(path, "SESSION_SECRET=mine");
  const made = variables();
  assert.equal(publicKeyOf(made["VAPID_PRIVATE_KEY"] ?? ""), made["VAPID_PUBLIC_KEY"]);
  const kept = readFileSync(path, "utf8");
  assert.match(
    kept,
    /^SESSION_SECRET=mine\nVAPID_PUBLIC_KEY=[\w-]{87}\nVAPID_PRIVATE_KEY=[\w-]{43}\n$/,
  );
  assert.deepEqual(variables(), made);
  assert.equal(readFileSync(path, "utf8"), kept);
  writeFileSync(path, "VAPID_PUBLIC_KEY=\nVAPID_PRIVATE_KEY=mine\n");
  assert.deepEqual(variables(), { VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: "mine" });
});

function publicKeyOf(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}

test("shop:create makes a shop with its own login, once, and its id from a name in any script", () => {
  const create = (...words: string[]) =>
    spawnSync("node", ["scripts/shop-create.ts", ...words], { env, encoding: "utf8" });
  const made = create("--name", "Sharma's Café", "--username", "sharma");
  assert.match(
    made.stdout,
    /\/menu\/sharmas-cafe\n +username +sharma\n +password +(\w{4}-){2}\w{4}\n/,
  );
  // There is no id in a name without Latin letters, so it is made of the username.
  const again = create("--name", "சரவணா", "--username", "sharmas-cafe");
  assert.deepEqual([again.status, again.stdout], [1, ""]);
  assert.match(
    again.stderr,
    /the shop id sharmas-cafe \(choose another with --id\) is already taken/,
  );
  assert.match(create("--name", " ", "--username", "x").stderr, /--name must not be empty/);
  assert.equal(create("--what").status, 2);
});

test("db:migrate applies new migrations, names one that fails, and leaves nothing for wrangler to apply", () => {
  const script = fileURLToPath(new URL("local-database.ts", import.meta.url));
  for (const path of ["wrangler.toml", "migrations"]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  const good = `CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT) STRICT;
    CREATE TRIGGER notes_stay BEFORE DELETE ON notes BEGIN SELECT RAISE(ABORT, 'no;'); END;`;
  writeFileSync(join(folder, "migrations/9998_good.sql"), good);
  writeFileSync(join(folder, "migrations/9999_wrong.sql"), "DROP TABLE notes; DROP TABLE notes;");
  const migrated = spawnSync("node", [script], { cwd: folder, env, encoding: "utf8" });
  assert.equal(migrated.status, 1);
  assert.match(migrated.stderr, /The migration 9999_wrong.sql cannot be applied/);
  // The failed migration has left nothing behind.
  assert.deepEqual(rowsOf("SELECT * FROM notes"), []);
  const list = ["d1", "migrations", "list", "DB", "--local", "--persist-to", env.NUKKAD_STATE];
  const { stdout } = spawnSync("wrangler", list, { cwd: folder, env, encoding: "utf8" });
  assert.deepEqual(stdout.match(/\w+\.sql/g), ["9999_wrong.sql"]);
});
