import { testMatrix } from "#test/faults/matrix.ts";
import { form, page, PASSWORD, SHOP, SPARE_SESSION, storeShop } from "#test/faults/seeds.ts";

const CANNOT_CHECK = "We can’t check your login right now. Please try again in a moment.";
const LOGIN = { username: SHOP, password: PASSWORD };
const CHANGE = { operation: "change-password", current: PASSWORD, new: "tamarind-and-dates-2026" };

/** The account's epoch ends what was begun before; and what nobody has the cookie of ends by itself. */
const DEAD_SESSION: [RegExp, string] = [/^session /, "its epoch is over"];

testMatrix({
  area: "account",
  rows: [
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
  ],
  store: async () => ({ owner: await storeShop() }),
});
