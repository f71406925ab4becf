import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { newPhone } from "#test/phone.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
let cookie = "";

beforeAll(async () => {
  await db.insert(shops).values({ id: "chaat", name: "Shop", revision: 1, createdAt: 1 });
  ({ cookie } = await logIn("chaat"));
});
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function failDatabase() {
  const session = env.DB.withSession();
  vi.spyOn(env.DB, "withSession").mockReturnValue(session);
  const failure = new Error("D1_ERROR: Network connection lost.");
  vi.spyOn(session, "batch").mockRejectedValue(failure);
  vi.spyOn(session, "prepare").mockImplementation(() => {
    throw failure;
  });
}

function failLimiters() {
  const limiters = Object.entries(env).filter(([name]) => name.endsWith("_PER_ADDRESS"));
  for (const limiter of [
    ...limiters.map(([, each]) => each as RateLimit),
    env.LOGINS_PER_USERNAME,
  ]) {
    vi.spyOn(limiter, "limit").mockRejectedValue(new Error("The limiter is down"));
  }
}

/** What is logged as an error while `act` is done. */
async function errorsOf(
  act: () => Promise<Response>,
): Promise<{ status: number; errors: unknown[] }> {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { status } = await act();
  return {
    status,
    errors: logged.mock.calls.map(([line]): unknown => JSON.parse(String(line)).message),
  };
}

const LOGIN = { username: "chaat", password: "wrong password" };
const form = (fields: Record<string, string>) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { Origin: ORIGIN },
});
const json = (fields: Record<string, string>) => ({
  method: "POST",
  body: JSON.stringify(fields),
  headers: { "Content-Type": "application/json" },
});

describe("with D1 down, one line is logged for", () => {
  it.each<[string, string, RequestInit]>([
    ["a page's middleware", "/menu/chaat", {}],
    ["a page's middleware, as data", "/menu/chaat.data", {}],
    ["a guard", "/shop/account", {}],
    ["a guard, as data", "/shop/account.data", {}],
    ["a guard of the desk", "/desk/shops", {}],
    ["a guard of the editor", "/shop/edit/menu/chaat", {}],
    ["a loader", "/shop/login", {}],
    ["two loaders", "/nearby/posts/abcdefghijklmnop", {}],
    ["two loaders, as data", "/nearby/posts/abcdefghijklmnop.data", {}],
    ["a resource", "/sitemap.xml", {}],
    ["a resource that says so itself", "/healthz", {}],
    ["an action", "/shop/login", form(LOGIN)],
    ["an action, as data", "/shop/login.data", form(LOGIN)],
    ["a call that reads", "/qr/menu/chaat", {}],
    ["a call that writes", "/shops/login", json(LOGIN)],
  ])("%s", async (_, path, init) => {
    failDatabase();
    const headers = new Headers(init.headers);
    if (path !== "/shops/login") headers.set("Cookie", cookie);
    const { status, errors } = await errorsOf(() => visit(path, { ...init, headers }));
    expect(status).toBeGreaterThanOrEqual(500);
    expect(errors).toEqual(["D1_ERROR: Network connection lost."]);
  });
});

describe("with the limiters down, one line is logged for", () => {
  it.each<[string, () => Promise<Response>]>([
    ["a login, which counts twice", () => visit("/shop/login", form(LOGIN))],
    ["a call that logs in", () => visit("/shops/login", json(LOGIN))],
    ["a newcomer's first post", () => newPhone().publish()],
  ])("%s", async (_, act) => {
    failLimiters();
    const { status, errors } = await errorsOf(act);
    expect(status).toBeLessThan(500);
    expect(errors).toEqual(["The limiter is down"]);
  });
});
