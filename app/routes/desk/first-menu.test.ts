import { afterEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#app/durations.ts";
import { decode } from "#test/forms-in.ts";
import { openHandOver } from "#test/hand-over.ts";
import { linksIn } from "#test/links-in.ts";
import { cookieOf, logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

afterEach(() => vi.useRealTimers());

/** What the groups of a pattern match in a text. */
function readIn(text: string, pattern: RegExp): string[] {
  const [, ...groups] = pattern.exec(text) ?? [];
  if (groups.length === 0) throw new Error(`no ${pattern.source}`);
  return groups;
}

it("a visitor's request becomes a shop, its owner logs in with what was handed over, and a diner sees the menu", async () => {
  const name = "राजू का ढाबा";
  vi.setSystemTime(Date.now() - MINUTE_MS);
  const form = await (await visit("/add-shop")).text();
  vi.useRealTimers();
  const [token] = readIn(form, /name="token"[^>]* value="([^"]*)"/);
  const request = { token: String(token), shopName: name, phoneNumber: "9876500000" };
  expect((await submit("/add-shop", request)).status).toBeLessThan(400);

  const { cookie: operator } = await logIn(null);
  const asOperator = { headers: { Cookie: operator } };
  const search = `/desk/requests?q=${encodeURIComponent("ढाबा")}`;
  const links = await linksIn(await visit(search, asOperator), search);
  const newShop = new Map(links).get(`Create shop: ${name}`);
  const id = "raju-ka-dhaba";
  const made = await submit(String(newShop), { name, id, username: id }, { Cookie: operator });
  const handOver = decode(await (await openHandOver(made, operator)).text());
  const [username, password] = readIn(handOver, /Username: (\S+)\s+Password: (\S+)/);
  const [menu] = readIn(handOver, /https:\/\/[^/\s]+(\/menu\/[\w-]+)/);
  expect(menu).toBe(`/menu/${id}`);

  const login = { username: String(username), password: String(password) };
  const entered = await submit("/shop/login", login);
  const editor = String(entered.headers.get("Location"));
  const owner = { Cookie: cookieOf(entered.headers.get("Set-Cookie")) };
  await submit(editor, { operation: "add-section", name: "Thali" }, owner);
  const html = await (await visit(editor, { headers: owner })).text();
  const [sectionId] = readIn(html, /name="sectionId" value="(\d+)"/);
  const dish = { name: "Dal Makhani", priceRupees: "120", sectionId: String(sectionId) };
  const added = await submit(editor, { operation: "add-item", ...dish }, owner);
  expect(added.status).toBe(303);
  const shown = (await (await visit(String(menu))).text()).replaceAll(/<!-- -->|<[^>]*>/g, " ");
  expect(shown).toMatch(/राजू का ढाबा[^]*Thali[^]*Dal Makhani\s+₹\s*120/);
  const log = await visit(`/desk/log?q=${id}`, asOperator);
  expect(await log.text()).toMatch(/created shop[^]*raju-ka-dhaba/);
});
