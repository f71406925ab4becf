import { parseArgs } from "node:util";
import * as v from "valibot";
import { UsernameInput } from "#app/domain/accounts/input.ts";
import { NameInput } from "#app/domain/menus/input.ts";
import { isShopId, suggestShopId } from "#app/domain/shops/shop-id.ts";
import { createShop } from "#app/domain/shops/shops.ts";
import { generatePassword, hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "./local-database.ts";

/** `npm run shop:create -- --name NAME --username USERNAME [--id ID]`: makes a shop and its owner's login. */
const { name, username, id } = readArguments();
const password = generatePassword();
const owner = { username, passwordHash: await hashPassword(password) };
const created = await withLocalDatabase((db) =>
  createShop(db, { id, name, owner }, { now: Date.now() }),
);
if (!created.ok) {
  const taken = { username, "shop id": `${id} (choose another with --id)` };
  refuse(`the ${created.refusal.what} ${taken[created.refusal.what]} is taken already`);
}
console.log(`The shop ${name} is made. The password is shown this once:
  menu      /menu/${id}
  username  ${username}
  password  ${password}`);

function readArguments(): { name: string; username: string; id: string } {
  const written = parse();
  if (written.name === undefined || written.username === undefined) return misused();
  const name = v.safeParse(NameInput, written.name);
  const username = v.safeParse(UsernameInput, written.username);
  if (!name.success) return refuse(`--name ${name.issues[0].message}`);
  if (!username.success) return refuse(`--username ${username.issues[0].message}`);
  const id = written.id ?? suggestShopId(name.output) ?? suggestShopId(username.output) ?? "";
  if (!isShopId(id)) {
    return refuse("--id must be 1 to 64 lower-case letters, digits, - and _");
  }
  return { name: name.output, username: username.output, id };
}

function parse() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ options: { name: text, username: text, id: text } }).values;
  } catch {
    return misused();
  }
}

function misused(): never {
  console.error("Usage: npm run shop:create -- --name NAME --username USERNAME [--id ID]");
  return process.exit(2);
}

function refuse(why: string): never {
  console.error(`No shop was made: ${why}.`);
  return process.exit(1);
}
