import { strict as assert } from "node:assert";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { DECOY_HASH } from "#app/domain/accounts/decoy-hash.ts";
import {
  ALONE,
  allGone,
  env,
  familyOf,
  folder,
  logIn,
  PORT,
  rowsOf,
  start,
} from "#test/commands.ts";
// These run first, on the same demo: loading it again would take longer than all the commands of this file.
import "./api-docs.test.ts";
import "./start.test.ts";

/** A folder, first on the path, with a wrangler that uses the local database as the deployed one. */
const bin = join(folder, "bin");
mkdirSync(bin);
const wrangler = `#!/bin/sh
for word; do
  shift
  case $word in
    --remote) set -- "$@" --local --persist-to "$NUKKAD_STATE" ;;
    *) set -- "$@" "$word" ;;
  esac
done
exec "${resolve("node_modules/.bin/wrangler")}" "$@"
`;
writeFileSync(join(bin, "wrangler"), wrangler, { mode: 0o755 });

test("operators are created, reset and removed with immediate effect, and the desk's log shows it; npm start then leaves no process behind", async () => {
  const { npm } = await start();
  const family = familyOf(Number(npm.pid));
  assert.ok(family.length > 2);
  try {
    const first = passwordIn(operator("create", "--username", "Asha").stdout);
    const taken = operator("create", "--username", "asha");
    assert.deepEqual(
      [taken.status, taken.stderr],
      [1, "No operator was created: the username asha is already taken.\n"],
    );
    const session = await sessionOf("asha", first);
    assert.equal(await deskStatus(session), 200);

    const second = passwordIn(operator("reset", "--username", "ASHA", "--remote").stdout);
    assert.equal(await deskStatus(session), 302);
    assert.equal(await sessionOf("asha", first), "");
    const newSession = await sessionOf("asha", second);
    assert.equal(await deskStatus(newSession), 200);

    assert.match(operator("remove", "--username", "asha").stdout, /can’t log in any more/);
    assert.equal(operator("remove", "--username", "asha", "--remote").status, 1);
    assert.equal(await deskStatus(newSession), 302);
    assert.equal(await sessionOf("asha", second), "");
    // A failed login costs the same hashing as any other.
    assert.deepEqual(rowsOf("SELECT password_hash FROM accounts WHERE username = 'Asha'"), [
      { password_hash: DECOY_HASH },
    ]);

    const log = await readDesk("/desk/log", await sessionOf("operator", "operator-2026"));
    const acts = ["created", "gave a new password to", "removed"];
    for (const act of acts)
      assert.match(log, new RegExp(`<b>command line</b> ${act} operator Asha`));
    assert.equal(log.match(/command line/g)?.length, acts.length);
  } finally {
    npm.kill("SIGTERM");
  }
  assert.ok(await allGone(family));
});

test("the operator commands refuse accounts that are not operators, and unknown options", () => {
  // Removing finds its account by the same words.
  const { status, stderr } = operator("reset", "--username", "demo-cafe");
  assert.deepEqual([status, stderr], [1, "Nothing was done: there is no operator demo-cafe.\n"]);
  assert.match(operator("create", "--username", "no spaces'").stderr, /--username must be 3 to 60/);
  for (const words of [["create"], ["create", "--what"], ["constructor", "--username", "asha"]]) {
    assert.equal(operator(...words).status, 2);
  }
});

function operator(...words: string[]) {
  return spawnSync("node", ["scripts/operator.ts", ...words], {
    env: { ...env, PATH: `${bin}:${process.env["PATH"]}` },
    encoding: "utf8",
  });
}

function passwordIn(printed: string): string {
  assert.match(printed, /\/desk\n +username +Asha\n +password +(\w{4}-){2}\w{4}\n$/i);
  return printed.trim().split(/\s+/).at(-1) ?? "";
}

/** The cookie after a login; empty if it fails. */
async function sessionOf(username: string, password: string): Promise<string> {
  const { headers } = await logIn(username, password);
  return headers.has("Location") ? (headers.get("Set-Cookie") ?? "").replace(/;.*/, "") : "";
}

const visitDesk = (path: string, Cookie: string) =>
  fetch(`http://localhost:${PORT}${path}`, { headers: { Cookie, ...ALONE }, redirect: "manual" });
const deskStatus = async (session: string) => (await visitDesk("/desk/log", session)).status;
const readDesk = async (path: string, session: string) =>
  (await (await visitDesk(path, session)).text()).replaceAll("<!-- -->", "");
