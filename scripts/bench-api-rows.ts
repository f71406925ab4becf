import { openDatabase, type Database } from "#app/db/database.ts";
import { findAccount } from "#app/domain/accounts/accounts.ts";
import { checkLogin } from "#app/domain/accounts/login.ts";
import { requestShop, sendContactMessage } from "#app/domain/enquiries/enquiries.ts";
import { addItem, deleteItem, editItem } from "#app/domain/menus/items.ts";
import { findMenuRevision, openMenu, type Menu } from "#app/domain/menus/menus.ts";
import {
  addSection,
  deleteSection,
  moveSection,
  editSection,
  replaceSubheaders,
} from "#app/domain/menus/sections.ts";
import { meterDatabase } from "#test/meter.ts";

export interface Subject {
  menu: Menu;
  account: { id: number; username: string };
}

/** What each API call asks of D1, look-up of the account included, one line each. POSTs carry an Idempotency-Key. */
export async function rowsOfCalls(d1: D1Database, subject: Subject): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, perform] of Object.entries(callsOn(subject))) {
    const { d1: metered, tally } = meterDatabase(d1);
    await perform(openDatabase(metered));
    const { rowsRead, rowsWritten, trips } = tally;
    const counts = [rowsRead, rowsWritten, trips].map((count) => String(count).padStart(7));
    lines.push(`${name.padEnd(36)}${counts.join("")}`);
  }
  return lines;
}

type Perform = (db: Database) => Promise<unknown>;

function callsOn({ menu, account }: Subject): Record<string, Perform> {
  const shopId = menu.shop.id;
  const [first, last] = [menu.sections[0], menu.sections.at(-1)];
  const [sectionId, item] = [first?.id ?? 0, first?.items[0]];
  const itemId = item?.id ?? 0;
  const once = (key: string) => ({ key, now: Date.now() });
  const member = (perform: Perform) => async (db: Database) => {
    await findAccount(db, { accountId: account.id, epoch: 1 });
    await perform(db);
  };
  const tea = { sectionId, name: "Tea", pricePaise: 1_000 };
  const login = { username: account.username, password: "" };
  const contact = { email: "asha@example.com", phone: "", message: "Namaste!" };
  const request = { shopName: "Asha Chaat", phoneNumber: "9000000003", message: "" };
  return {
    "GET  /qr/menu, cold": (db) => openMenu(db, shopId),
    "GET  /qr/menu, warm or 304": (db) => findMenuRevision(db, shopId),
    "PUT  /qr/menu/update, price": member((db) =>
      editItem(db, shopId, { itemId, pricePaise: 3_500 }),
    ),
    "PUT  /qr/menu/update, item_order": member((db) =>
      editItem(db, shopId, { itemId, position: 3 }),
    ),
    "POST /qr/menu/add": member((db) => addItem(db, shopId, tea, once("item"))),
    "POST /qr/menu/add, again": member((db) => addItem(db, shopId, tea, once("item"))),
    "POST /qr/menu/delete": member((db) => deleteItem(db, shopId, { itemId }, once("no item"))),
    "PUT  /section/update, section": member((db) =>
      editSection(db, shopId, { sectionId, name: "Snacks" }),
    ),
    "PUT  /section/update, section_order": member((db) =>
      moveSection(db, shopId, { sectionId: last?.id ?? 0, to: 1 }),
    ),
    "PUT  /section/subheader": member((db) =>
      replaceSubheaders(db, shopId, { sectionId, subheaders: ["Served hot"] }),
    ),
    "POST /section/add": member((db) => addSection(db, shopId, { name: "Rolls" }, once("list"))),
    "POST /section/delete": member((db) =>
      deleteSection(db, shopId, { sectionId }, once("no list")),
    ),
    "POST /shops/login": (db) => checkLogin(db, login, () => Promise.resolve(true)),
    "POST /qr/contact": (db) => sendContactMessage(db, contact, once("message")),
    "POST /add_shop": (db) => requestShop(db, request, once("wish")),
  };
}
