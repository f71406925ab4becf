import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { UsernameInput } from "#app/domain/accounts/input.ts";
import { generatePassword, hashPassword } from "#app/platform/passwords.ts";
import { STATE_FOLDER } from "./local-database.ts";
import { wranglerEnvironment } from "./local-secrets.ts";

/**
 * `npm run operator:create -- --username USERNAME [--remote]`: makes an operator's login, in the local database
 * or in the deployed one. Both go through wrangler, which alone reaches the latter.
 */
const { username, isRemote } = readArguments();
const password = generatePassword();
if (!insert(username, await hashPassword(password))) {
  refuse(`the username ${username} is taken already`);
}
console.log(`The operator is made. The password is shown this once:
  desk      /desk
  username  ${username}
  password  ${password}`);

/** Whether the account was made; it is not where the username is taken. Neither value holds a quote. */
function insert(name: string, passwordHash: string): boolean {
  const sql = `INSERT INTO accounts (username, password_hash, role, created_at)
    SELECT '${name}', '${passwordHash}', 'operator', ${Date.now()}
    WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE lower(username) = lower('${name}'))
    RETURNING id`;
  const where = isRemote ? ["--remote"] : ["--local", "--persist-to", STATE_FOLDER];
  const printed = execFileSync(
    "wrangler",
    ["d1", "execute", "DB", ...where, "--json", "--command", sql],
    {
      encoding: "utf8",
      // What it prints as JSON is a log line to it.
      env: { ...process.env, ...wranglerEnvironment(), WRANGLER_LOG: "log" },
      stdio: ["inherit", "pipe", "inherit"],
    },
  );
  const [{ results = [] } = {}] = JSON.parse(printed) as { results?: unknown[] }[];
  return results.length === 1;
}

function readArguments(): { username: string; isRemote: boolean } {
  const written = parse();
  if (written.username === undefined) return misused();
  const name = v.safeParse(UsernameInput, written.username);
  if (!name.success) return refuse(`--username ${name.issues[0].message}`);
  return { username: name.output, isRemote: written.remote ?? false };
}

function parse() {
  try {
    const options = { username: { type: "string" }, remote: { type: "boolean" } } as const;
    return parseArgs({ options }).values;
  } catch {
    return misused();
  }
}

function misused(): never {
  console.error("Usage: npm run operator:create -- --username USERNAME [--remote]");
  return process.exit(2);
}

function refuse(why: string): never {
  console.error(`No operator was made: ${why}.`);
  return process.exit(1);
}
