import { execFileSync } from "node:child_process";
import { sql } from "drizzle-orm";
import { UsernameInput } from "#app/domain/accounts/input.ts";
import { DECOY_HASH } from "#app/domain/accounts/decoy-hash.ts";
import type { DeskAct } from "#app/domain/desk/log.ts";
import { generatePassword, hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "./local-database.ts";
import { wranglerEnvironment } from "./local-secrets.ts";
import { misused, readOption, readCommandLine, refuse } from "./command-line.ts";

// Creates an operator's login, resets its password or removes it, in the local or the deployed database, and logs that
// at the desk.
const USAGE = "npm run operator:create|reset|remove -- --username USERNAME [--remote]";
const COMMANDS = { create, reset, remove };

const { command, username, isRemote } = readArguments();
await command();

async function create(): Promise<void> {
  const password = generatePassword();
  const isMade = await act(
    "create-operator",
    `INSERT INTO accounts (username, password_hash, role, created_at)
      SELECT '${username}', '${await hashPassword(password)}', 'operator', ${Date.now()}
      WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE lower(username) = lower('${username}'))`,
  );
  if (!isMade) refuse(`No operator was created: the username ${username} is already taken.`);
  show("The operator is ready.", password);
}

async function reset(): Promise<void> {
  const password = generatePassword();
  const isReset = await act("reset-operator", replaceHash(await hashPassword(password)));
  if (!isReset) refuse(`Nothing was done: there is no operator ${username}.`);
  show("The operator has a new password, and is logged out everywhere.", password);
}

// The row stays, as the log points at it and nobody else may use that name in the log. It gets the decoy hash, so that
// a login under this name takes as long as any other.
async function remove(): Promise<void> {
  const isRemoved = await act(
    "remove-operator",
    `${replaceHash(DECOY_HASH)} AND password_hash <> '${DECOY_HASH}'`,
  );
  if (!isRemoved) refuse(`Nothing was done: there is no operator ${username}.`);
  console.log(`${username} is logged out everywhere, and can’t log in any more.`);
}

/** Also ends the operator's sessions, by a new epoch. Neither value contains a quote. */
function replaceHash(passwordHash: string): string {
  return `UPDATE accounts SET password_hash = '${passwordHash}', epoch = epoch + 1
    WHERE lower(username) = lower('${username}') AND role = 'operator'`;
}

/** Runs the statement and, in the same batch, logs it if it changed anything; returns whether it did. */
async function act(name: DeskAct, statement: string): Promise<boolean> {
  const log = `INSERT INTO desk_log (account_id, username, act, subject, created_at)
    SELECT id, 'command line', '${name}', username, ${Date.now()} FROM accounts
    WHERE lower(username) = lower('${username}') AND changes() > 0`;
  const changed = await (isRemote ? runRemotely : runLocally)(`${statement} RETURNING id`, log);
  return changed.length === 1;
}

/** Runs both statements in one batch; returns the rows of the first. */
async function runLocally(first: string, second: string): Promise<unknown[]> {
  const [rows] = await withLocalDatabase((db) =>
    db.batch([db.all(sql.raw(first)), db.run(sql.raw(second))]),
  );
  return rows;
}

function runRemotely(first: string, second: string): unknown[] {
  const printed = execFileSync(
    "wrangler",
    ["d1", "execute", "DB", "--remote", "--json", "--command", `${first}; ${second}`],
    {
      encoding: "utf8",
      // Wrangler prints JSON as a log line.
      env: { ...process.env, ...wranglerEnvironment(), WRANGLER_LOG: "log" },
      stdio: ["inherit", "pipe", "inherit"],
    },
  );
  const [{ results = [] } = {}] = JSON.parse(printed) as { results?: unknown[] }[];
  return results;
}

function show(news: string, password: string): void {
  console.log(`${news} The password is shown only once:
  desk      /desk
  username  ${username}
  password  ${password}`);
}

function readArguments() {
  const options = { username: { type: "string" }, remote: { type: "boolean" } } as const;
  const { positionals, values } = readCommandLine(USAGE, options, 1);
  const [named = ""] = positionals;
  if (!isCommand(named) || values.username === undefined) return misused(USAGE);
  return {
    command: COMMANDS[named],
    username: readOption("--username", values.username, UsernameInput),
    isRemote: values.remote ?? false,
  };
}

function isCommand(named: string): named is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, named);
}
