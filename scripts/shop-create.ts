import { UsernameInput } from "#app/domain/accounts/input.ts";
import { NameInput } from "#app/domain/menus/input.ts";
import { isShopId, suggestShopId } from "#app/domain/shops/shop-id.ts";
import { createShop } from "#app/domain/shops/create-shop.ts";
import { generatePassword, hashPassword } from "#app/platform/passwords.ts";
import { withLocalDatabase } from "./local-database.ts";
import { misused, readOption, readCommandLine, refuse } from "./command-line.ts";

const USAGE = "npm run shop:create -- --name NAME --username USERNAME [--id ID]";

/** `npm run shop:create -- --name NAME --username USERNAME [--id ID]`: makes a shop and its owner's login. */
const { name, username, id } = readArguments();
const password = generatePassword();
const owner = { username, passwordHash: await hashPassword(password) };
const created = await withLocalDatabase((db) =>
  createShop(db, { id, name, owner }, { now: Date.now() }),
);
if (!created.ok) {
  const taken = { username, "shop id": `${id} (choose another with --id)` };
  refuse(
    `No shop was created: the ${created.refusal.what} ${taken[created.refusal.what]} is already taken.`,
  );
}
console.log(`The shop ${name} is ready. The password is shown only once:
  menu      /menu/${id}
  username  ${username}
  password  ${password}`);

function readArguments(): { name: string; username: string; id: string } {
  const text = { type: "string" } as const;
  const { values: written } = readCommandLine(USAGE, { name: text, username: text, id: text });
  if (written.name === undefined || written.username === undefined) return misused(USAGE);
  const name = readOption("--name", written.name, NameInput);
  const username = readOption("--username", written.username, UsernameInput);
  const id = written.id ?? suggestShopId(name) ?? suggestShopId(username) ?? "";
  if (!isShopId(id)) {
    return refuse("Nothing was done: --id must be 1 to 64 lower-case letters, digits, - and _.");
  }
  return { name, username, id };
}
