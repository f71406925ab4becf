import { accounts } from "#app/db/schema.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { makeMenuFile } from "#test/makers.ts";
import { measureLoad, written, type LoadFigures } from "./load.ts";
import { useOwnState } from "./own-state.ts";

// The JSON API of the production build under load, on a menu of realistic size, compared with a constant response of
// the same Worker in the same run; and what each call asks of D1.
useOwnState("bench-api");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { importMenu } = await import("#app/domain/menus/import.ts");
const { openMenu } = await import("#app/domain/menus/menus.ts");
const { rowsOfCalls } = await import("./bench-api-rows.ts");
const { ensureBuild } = await import("./build.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

const SHOP = "bench-api";
const LOGIN = { username: SHOP, password: "not-a-secret-here" };
const CONNECTIONS = 8;
const MILLISECONDS = 1_500;
let updates = 0;

ensureBuild();
const worker = await serveBuild({ port: 0, onLog: () => {} });
const home = String(await worker.ready);
const d1 = await openLocalD1(worker);
const db = openDatabase(d1);
const file = makeMenuFile({ shopId: SHOP, sections: 31, items: 230 });
await importMenu(db, JSON.stringify(file), { now: Date.now() });
const menu = await openMenu(db, SHOP);
const [account] = await db
  .insert(accounts)
  .values({
    username: LOGIN.username,
    passwordHash: await hashPassword(LOGIN.password),
    role: "owner",
    shopId: SHOP,
    createdAt: 1,
  })
  .returning();
if (!menu || !account) throw new Error("no shop to measure");

const constant = await measure("robots.txt", CONNECTIONS);
const constantAlone = await measure("robots.txt", 1);
const path = `qr/menu/${SHOP}`;
const cold = await measure(path, 1, { before: () => worker.purgeCache() });
const warm = await measure(path, CONNECTIONS);
const etag = (await fetch(home + path)).headers.get("ETag") ?? "";
const unchanged = await measure(path, CONNECTIONS, { headers: { "If-None-Match": etag } });
const update = { method: "PUT", headers: await logIn(), body: nextPrice };
const pricesAlone = await measure(`qr/menu/update/${SHOP}`, 1, update);
const prices = await measure(`qr/menu/update/${SHOP}`, CONNECTIONS, update);

console.log(`The JSON API: requests a second (their ratio to the constant response beside them), p50 / p99 in
milliseconds; over ${CONNECTIONS} connections at once, or one at a time where it says alone.

  constant            ${written(constant)}, alone ${written(constantAlone)}
  GET menu, cold      ${written(cold, constantAlone)}, alone
  GET menu, warm      ${written(warm, constant)}
  GET menu, 304       ${written(unchanged, constant)}
  PUT price           ${written(prices, constant)}
  PUT price           ${written(pricesAlone, constantAlone)}, alone

  D1, for each call                      read  wrote  trips`);
for (const line of await rowsOfCalls(d1, { menu, account })) console.log(`  ${line}`);
await worker.dispose();
process.exit(0);

function measure(
  path: string,
  connections: number,
  more: Partial<Parameters<typeof measureLoad>[0]> = {},
): Promise<LoadFigures> {
  return measureLoad({ address: home + path, connections, milliseconds: MILLISECONDS, ...more });
}

/** Logs in like an app: the reply's cookies, and the token that calls send with them. */
async function logIn(): Promise<Record<string, string>> {
  const reply = await fetch(`${home}shops/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(LOGIN),
  });
  return {
    "Content-Type": "application/json",
    Cookie: reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
    "X-XSRF-TOKEN": reply.headers.get("X-XSRF-TOKEN") ?? "",
  };
}

function nextPrice(): string {
  const all = menu?.sections.flatMap(({ items }) => items) ?? [];
  const price = 1 + (++updates % 1_000);
  return JSON.stringify({ item_id: all[updates % all.length]?.id, price });
}
