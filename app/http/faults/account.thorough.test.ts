import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import { testMatrix } from "#test/faults/matrix.ts";
import { file, form, page, PASSWORD, SHOP, SPARE_SESSION, storeShop } from "#test/faults/seeds.ts";

const RAVI = { id: 77, username: "chaat-ravi", name: "Ravi" };
const CANNOT_CHECK = "We can’t check your login right now. Please try again in a moment.";
const LOGIN = { username: SHOP, password: PASSWORD };
const CHANGE = { operation: "change-password", current: PASSWORD, new: "tamarind-and-dates-2026" };

const SHOWN = "Its cookie holds the new password, which is shown once the page can be";
/** The account's epoch ends what was begun before; and what nobody has the cookie of ends by itself. */
const DEAD_SESSION: [RegExp, string] = [/^session /, "its epoch is over"];

const NOTED: [RegExp, string] = [
  /^picture copies\/deletions\//,
  "a restore leaves out a login that its owner wanted to end",
];

testMatrix({
  area: "account",
  rows: [
    file("/shop/edit-worker.js"),
    ...page("/shop/login"),
    ...page("/shop/login", { what: "as who is logged in", as: "owner" }),
    ...form("/shop/login", LOGIN, { says: CANNOT_CHECK, leaves: [SPARE_SESSION] }),
    ...form("/shop/login", LOGIN, {
      what: "as who is logged in",
      as: "owner",
      says: CANNOT_CHECK,
      leaves: [SPARE_SESSION],
    }),
    ...form(
      "/shop/login",
      { ...LOGIN, password: "wrong" },
      { what: "wrong", says: CANNOT_CHECK, refused: 401 },
    ),
    ...page("/shop/logout"),
    ...form("/shop/logout", {}, { as: "owner" }),
    ...page("/shop/account", { as: "owner" }),
    ...page("/shop/account", { what: "as a stranger" }),
    ...page("/shop/share", { as: "owner" }),
    ...page("/shop/share", { what: "as a stranger" }),
    ...page("/shop/share/stand?size=a5&tables=2", { as: "owner" }),
    ...form("/shop/account", CHANGE, {
      what: "change-password",
      as: "owner",
      doneBefore: 302,
      forgives: { kv: "The password is changed; they log in with it" },
      leaves: [DEAD_SESSION],
    }),
    ...form(
      "/shop/account",
      { operation: "log-out-everywhere" },
      { what: "log-out-everywhere", as: "owner", doneBefore: 302, leaves: [DEAD_SESSION] },
    ),
    ...page("/shop/staff", { as: "owner" }),
    ...page("/shop/staff", { what: "as a stranger" }),
    ...form(
      "/shop/staff",
      { operation: "add", name: "Asha" },
      { what: "add", as: "owner", doneBefore: 409, begins: SHOWN },
    ),
    ...form(
      "/shop/staff",
      { operation: "new-password", account: String(RAVI.id), epoch: "1" },
      { what: "new-password", as: "owner", doneBefore: 409, begins: SHOWN },
    ),
    ...form(
      "/shop/staff",
      { operation: "end", account: String(RAVI.id) },
      { what: "end", as: "owner", doneBefore: 404, leaves: [NOTED] },
    ),
  ],
  async store() {
    const owner = await storeShop();
    await openDatabase(env.DB)
      .insert(accounts)
      .values({ ...RAVI, passwordHash: "none", role: "staff", shopId: SHOP, createdAt: 1 });
    return { owner };
  },
});
