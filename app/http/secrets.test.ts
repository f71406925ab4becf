import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { DAY_MS } from "#app/durations.ts";
import { call, callsOf } from "#test/api.ts";
import { editorOf, storeEditableMenu } from "#test/editor.ts";
import { CORNER, post } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

/* While the secret is rotated, whatever was signed with the old one is good; once the old one is gone, it is not. */

const FIRST = env.SESSION_SECRET;
const SECOND = "another secret that the tests alone know";
const db = openDatabase(env.DB);
let menu: Menu;

beforeAll(async () => {
  menu = await storeEditableMenu();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  setSecrets(FIRST);
});

function setSecrets(newest: string, former = "") {
  env.SESSION_SECRET = newest;
  env.SESSION_SECRET_OLD = former;
}

const rotate = () => setSecrets(SECOND, FIRST);
const endRotation = () => setSecrets(SECOND);

const ownTexts = async (phone: Phone) => (await phone.get("/nearby/mine")).text();
const cursorOn = async (phone: Phone) => {
  const page = await (await phone.get("/nearby/older?within=10&before=")).json<{ older: string }>();
  return page.older;
};

describe("what the old secret signed, while the new one is taken up and once the old one is gone", () => {
  it("a login", async () => {
    const { cookie } = await logIn(menu.shop.id);
    const statusOf = async () =>
      (await visit(editorOf(menu), { headers: { Cookie: cookie } })).status;
    rotate();
    expect(await statusOf()).toBe(200);
    endRotation();
    expect(await statusOf()).toBe(302);
  });

  it("the token of a login, in a call of the API", async () => {
    const old = await logIn(menu.shop.id);
    rotate();
    const { cookie } = await logIn(menu.shop.id);
    const add = (Cookie: string, token: string) =>
      call({ ...callsOf(menu)["add-item"], headers: { Cookie, "X-XSRF-TOKEN": token } });
    expect((await add(old.cookie, old.token)).status).toBe(201);
    expect((await add(cookie, old.token)).status).toBe(403);
    endRotation();
    expect((await add(old.cookie, old.token)).status).toBe(403);
  });

  it("a neighbour, who still has their posts", async () => {
    const phone = newPhone();
    await phone.publish({ text: "Written before the change" });
    rotate();
    expect(await ownTexts(phone)).toContain("Written before the change");
    endRotation();
    expect(await ownTexts(phone)).not.toContain("Written before the change");
  });

  it("who becomes a neighbour by what is sent twice, before and after: one person, one post", async () => {
    const form = { text: "Sent before, heard after", sendKey: crypto.randomUUID() };
    const sendAnew = () => newPhone().publish(form);
    await sendAnew();
    const before = await db.$count(people);
    rotate();
    expect((await sendAnew()).status).toBe(303);
    expect(await db.$count(people)).toBe(before);
    endRotation();
    await sendAnew();
    expect(await db.$count(people)).toBe(before + 1);
  });

  it("a public form that stood open", async () => {
    const open = async () => {
      vi.setSystemTime(Date.now() - 60_000);
      const page = await (await visit("/contact")).text();
      vi.useRealTimers();
      return /name="token"[^>]* value="([^"]*)"/.exec(page)?.[1] ?? "";
    };
    const message = { email: "asha@example.com", phone: "", message: "Hello" };
    const send = async (token: string) =>
      (await submit("/contact", { ...message, token })).headers.get("Location");
    const [one, other] = [await open(), await open()];
    rotate();
    expect(await send(one)).toContain("sent");
    endRotation();
    expect(await send(other)).toBeNull();
  });

  it("a cursor, from which the feed goes on; without the secret it begins anew", async () => {
    for (let each = 0; each < 21; each++) await post({ now: Date.now() - 60_000 + each });
    const phone = newPhone();
    await phone.goTo(CORNER);
    const cursor = await cursorOn(phone);
    const older = async () => (await phone.get(`/nearby/older?within=10&before=${cursor}`)).text();
    const before = JSON.parse(await older()) as { posts: { publicId: string }[] };
    const idsIn = (text: string) =>
      (JSON.parse(text) as typeof before).posts.map(({ publicId }) => publicId);
    const expected = before.posts.map(({ publicId }) => publicId);
    rotate();
    expect(idsIn(await older())).toEqual(expected);
    endRotation();
    expect(idsIn(await older())).not.toEqual(expected);
  });
});

it("who comes while it is rotated has a cookie of the new secret, and stays when the old one goes", async () => {
  const phone = newPhone();
  await phone.publish({ text: "Still mine" });
  rotate();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 8 * DAY_MS);
  await phone.get("/nearby");
  vi.restoreAllMocks();
  endRotation();
  expect(await ownTexts(phone)).toContain("Still mine");
});

it("a cookie of a secret that was never ours is none, also while two are accepted", async () => {
  setSecrets("a secret of somebody else, long enough");
  const { cookie } = await logIn(menu.shop.id);
  rotate();
  const { status } = await visit(editorOf(menu), { headers: { Cookie: cookie } });
  expect(status).toBe(302);
});
