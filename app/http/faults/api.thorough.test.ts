import type { Menu } from "#app/domain/menus/menus.ts";
import { CALLS, callsOf, type ApiCall, type CallName } from "#test/api.ts";
import { testMatrix } from "#test/faults/matrix.ts";
import type { Row } from "#test/faults/row.ts";
import { LAST_COPY, PASSWORD, SHOP, SPARE_SESSION, storeShop } from "#test/faults/seeds.ts";

const calls = callsOf({
  shop: { id: SHOP },
  sections: [{ id: 1, items: [{ id: 1 }] }],
} as unknown as Menu);

/** Makes what is special about a call; those of members are made by the owner, and named by a key if that is taken. */
const SPECIAL: Record<CallName, Partial<Row>> = {
  "add-item": byOwner("key"),
  "update-item": byOwner(),
  "delete-item": byOwner("key"),
  "add-section": byOwner("key"),
  "update-section": byOwner(),
  "move-section": byOwner(),
  "delete-section": byOwner("key"),
  "update-subheaders": byOwner(),
  "open-menu": { forgives: LAST_COPY },
  login: {
    body: () => JSON.stringify({ username: SHOP, password: PASSWORD }),
    leaves: [SPARE_SESSION],
  },
  contact: withKey(),
  "add-shop": withKey(),
};

function byOwner(key?: "key"): Partial<Row> {
  return { as: "owner", ...(key ? withKey() : {}) };
}

function withKey(): Partial<Row> {
  return { headers: { "Idempotency-Key": "key-of-the-matrix" } };
}

function rowOf({ method, path, body, headers }: ApiCall, special: Partial<Row>): Row {
  return {
    method,
    path,
    ...(body === undefined ? {} : { body: () => JSON.stringify(body) }),
    ...special,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...special.headers,
    },
  };
}

const TWICE = "A caller without a key may have meant it twice";
const unknown = ["/qr/x", "/section/x", "/shops/x", "/add_shop/x"].flatMap((path): Row[] => [
  { method: "GET", path, refused: 404 },
  { method: "POST", path, refused: 404 },
]);
const ofOther = Object.values(calls).map(({ path }) => path);

testMatrix({
  area: "api",
  rows: [
    ...CALLS.map((name) => ({ ...rowOf(calls[name], SPECIAL[name]), what: name })),
    { ...rowOf(calls["add-item"], byOwner()), what: "without a key", twice: TWICE },
    { ...rowOf(calls["delete-item"], byOwner()), what: "without a key", doneBefore: 404 },
    { ...rowOf(calls.login, { ...SPECIAL.login, as: "owner" }), what: "again" },
    { ...rowOf(calls["add-item"], withKey()), what: "by a stranger", refused: 401 },
    ...[...new Set(ofOther)].flatMap((path): Row[] => [
      { method: "PATCH", path, refused: 405 },
      ...(path === calls["open-menu"].path ? [] : [{ method: "GET", path, refused: 405 }]),
    ]),
    ...unknown,
  ],
  store: async () => ({ owner: await storeShop() }),
});
