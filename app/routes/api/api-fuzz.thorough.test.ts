import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, items, idempotencyReplies, sections, shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  CALLS,
  callsOf,
  loginHeaders,
  MEMBER_CALLS,
  storeLogin,
  type ApiCall,
  type CallName,
} from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { hostileBody, hostileCall, type HostileCall } from "#test/hostile/calls.ts";
import { visit } from "#test/visit.ts";

const SEED = 20270112;
/** Requests at random for each call. `VITE_FUZZ_RUNS=240 npx vitest run api-fuzz` sends some 3,000. */
const RUNS = Number(import.meta.env["VITE_FUZZ_RUNS"] ?? 20);
/** More: it is seldom refused. */
const OPENING_RUNS = 3 * RUNS;
/** By then a shop has grown, or has lost what the calls are about. */
const CALLS_PER_SHOP = 80;

const db = openDatabase(env.DB);
/** The shop that is called, who works for it, and all that is stored beside it. */
interface Scene {
  menu: Menu;
  theirs: Menu;
  member: Record<string, string>;
  tables: Tables;
  writes: number;
}

let scene: Scene | undefined;
let serial = 0;

/** Everything that is stored. */
const readTables = () =>
  db.batch([
    db.select().from(sections),
    db.select().from(items),
    db.select().from(shops),
    db.select().from(accounts),
    db.select().from(idempotencyReplies),
    db.select().from(contactMessages),
    db.select().from(shopRequests),
  ]);
type Tables = Awaited<ReturnType<typeof readTables>>;

/** How many rows were ever written, which is quicker to ask: while it stays, so does everything that is stored. */
async function countWrites(): Promise<number> {
  const [row] = await db.all<{ writes: number }>(sql`SELECT total_changes() AS writes`);
  return row?.writes ?? 0;
}

// A line for each request would be the slowest part of it all.
beforeAll(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

/** A shop and another one, on whose menus every call has something to change. */
async function newScene(name: CallName): Promise<Scene> {
  const emptied = [accounts, shops, contactMessages, shopRequests] as const;
  for (const table of emptied) await db.delete(table);
  const [menu, theirs] = [await storeEditableMenu(), await storeEditableMenu()];
  const member = await loginHeaders(menu.shop.id);
  if (name === "login") await storeLogin(menu);
  return { menu, theirs, member, tables: await readTables(), writes: await countWrites() };
}

/** The same again, unless it has grown or has lost what the calls are about. */
async function currentScene(name: CallName): Promise<Scene> {
  serial += 1;
  const isGood = scene?.menu.sections[0]?.items[0] && serial % CALLS_PER_SHOP > 0;
  scene = scene && isGood ? scene : await newScene(name);
  return scene;
}

interface Sent {
  request: RequestInit & { path: string };
  /** Whether it is no call of who works for the shop. */
  isForeign: boolean;
}

function makeHostile(
  { method, path, body }: ApiCall,
  hostile: HostileCall,
  member: Scene["member"],
): Sent {
  const headers = new Headers({
    "Content-Type": "application/json",
    ...member,
  });
  for (const [name, value] of Object.entries(hostile.headers)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const content = body === undefined ? {} : { body: hostileBody(Object(body), hostile) };
  const hasId = /\/qr\/menu\/|\/section\//.test(path);
  const address = hasId && hostile.id !== undefined ? path.replace(/[^/]*$/, hostile.id) : path;
  return {
    request: { path: address, method, headers, ...content },
    isForeign: ["Cookie", "X-XSRF-TOKEN", "Origin", "Sec-Fetch-Site"].some(
      (name) => name in hostile.headers,
    ),
  };
}

async function expectProblem(reply: Response): Promise<void> {
  expect(reply.status).toBeLessThan(500);
  // It would hide what the call comes to.
  expect(reply.status).not.toBe(429);
  expect(reply.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await reply.json()).toMatchObject({
    title: expect.stringMatching(/./),
    status: reply.status,
    detail: expect.any(String),
  });
}

async function expectAnswer(reply: Response): Promise<void> {
  const text = await reply.text();
  if (reply.status === 304) return expect(text).toBe("");
  expect([200, 201]).toContain(reply.status);
  expect(reply.headers.get("Content-Type")).toBe("application/json");
  expect(JSON.parse(text)).toBeTypeOf("object");
}

const isLine = (text: string, most: number) =>
  text === text.trim() && text.length <= most && text.isWellFormed() && !/\p{Cc}/u.test(text);
const isText = (text: string, most: number) => isLine(text, most) && text !== "";
const isName = (text: string) => isLine(text, 120) && /[^\p{C}\p{Z}\p{M}]/u.test(text);
const isPrice = (paise: number) => Number.isInteger(paise) && paise >= 0 && paise <= 100_000_000;
const distinct = (list: unknown[]) => new Set(list).size === list.length;

/** Which rows of a menu are not as spec and design want them. */
function faultsIn([sectionRows, itemRows]: Tables): unknown[] {
  const badSections = sectionRows.filter(
    ({ name, subheaders, position }) =>
      !isName(name) ||
      subheaders.length > 20 ||
      !subheaders.every((text) => isText(text, 200)) ||
      position > sectionRows.length,
  );
  const badItems = itemRows.filter(
    ({ name, pricePaise, options, metadata, position }) =>
      !isName(name) ||
      !isPrice(pricePaise) ||
      pricePaise === 0 ||
      options.length > 20 ||
      !options.every((option) => isText(option.name, 120) && isPrice(option.pricePaise)) ||
      !distinct(options.map((option) => option.name)) ||
      JSON.stringify(metadata).length > 2_000 ||
      !Number.isInteger(position) ||
      position < 1 ||
      position > 300,
  );
  return [...badSections, ...badItems];
}

/** What a call that was done may have changed: rows of its own shop, whose revision then went up. */
function expectSoundChange({ menu, theirs, tables: before }: Scene, after: Tables): void {
  expect(faultsIn(after)).toEqual([]);
  const theirRows = ([sectionRows, itemRows, shopRows]: Tables) => [
    sectionRows.filter((row) => row.shopId === theirs.shop.id),
    itemRows.filter((row) => row.shopId === theirs.shop.id),
    shopRows.filter((row) => row.id === theirs.shop.id),
  ];
  expect(theirRows(after)).toEqual(theirRows(before));
  const revisionIn = ([, , shopRows]: Tables) =>
    shopRows.find(({ id }) => id === menu.shop.id)?.revision;
  const menuIn = ([sectionRows, itemRows]: Tables) => JSON.stringify([sectionRows, itemRows]);
  const isChanged = menuIn(before) !== menuIn(after);
  if (isChanged) expect(revisionIn(after)).toBe((revisionIn(before) ?? 0) + 1);
}

/** The scene as a call that was done has left it: sound, and open to whoever asks for the menu. */
async function changedScene(before: Scene, writes: number): Promise<Scene> {
  const tables = await readTables();
  expectSoundChange(before, tables);
  const { shop } = before.menu;
  await expectAnswer(await visit(`/qr/menu/${shop.id}`));
  return { ...before, tables, writes, menu: await menuOf(shop.id) };
}

const isMemberCall = (name: CallName) => MEMBER_CALLS.some((member) => member === name);

it.each(CALLS)(
  "whatever is sent to %s, the answer is JSON and no failure, and a refusal has changed nothing",
  async (name) => {
    scene = undefined;
    const tally = { done: 0, refused: 0 };
    const property = fc.asyncProperty(hostileCall, async (hostile) => {
      const current = await currentScene(name);
      // Where this fails, the next begins anew.
      scene = undefined;
      const { request, isForeign } = makeHostile(
        callsOf(current.menu)[name],
        hostile,
        current.member,
      );
      const reply = await visit(request.path, request);
      const writes = await countWrites();
      const isWritten = writes !== current.writes;
      if (reply.status >= 400) {
        tally.refused += 1;
        await expectProblem(reply);
        if (isWritten) expect(await readTables()).toEqual(current.tables);
        scene = { ...current, writes };
        return;
      }
      tally.done += 1;
      await expectAnswer(reply);
      expect(isForeign && isMemberCall(name)).toBe(false);
      scene = isWritten ? await changedScene(current, writes) : current;
    });
    const numRuns = name === "open-menu" ? OPENING_RUNS : RUNS;
    // Each call meets cases of its own.
    const seed = SEED + CALLS.indexOf(name);
    // Nothing is shrunk: each try takes its time, and the counterexample itself must be told before that is up.
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    // Both ends of the call were met.
    expect(tally.done).toBeGreaterThan(numRuns / 40);
    expect(tally.refused).toBeGreaterThan(numRuns / 40);
  },
);
