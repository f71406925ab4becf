import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { problems } from "#app/messages/en/problems.ts";
import { newPushBrowser } from "#test/push-browser.ts";
import { db, tileNorth } from "#test/push-rows.ts";
import { ORIGIN, submit, visit } from "#test/visit.ts";

const PUSH_PATH = "/nearby/push";

beforeEach(async () => {
  await db.delete(pushSubscriptions);
});
afterEach(() => vi.restoreAllMocks());

function formOf(browser = newPushBrowser()) {
  const { endpoint, p256dh, auth } = browser;
  const hours = { quietFrom: "1320", quietTo: "420", timeZone: "Asia/Kolkata" };
  return { operation: "subscribe", endpoint, p256dh, auth, wantsHelp: "no", ...hours };
}

/** The cookies that a reply sets, as the browser sends them back. */
function cookiesOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function atCorner(): Promise<string> {
  return cookiesOf(await submit("/nearby/place", { tile: writeTile(tileNorth(0)) }));
}

it("notifications are switched on, looked up, changed, and switched off", async () => {
  const form = formOf();
  const on = await submit(PUSH_PATH, form);
  expect(await on.json()).toEqual({ state: { hasHelpNews: false, quietFrom: 1320, quietTo: 420 } });
  const Cookie = `${cookiesOf(on)}; ${await atCorner()}`;

  const changed = await submit(PUSH_PATH, { ...form, wantsHelp: "yes", quietTo: "0" }, { Cookie });
  const state = { hasHelpNews: true, quietFrom: 1320, quietTo: 0 };
  expect(await changed.json()).toEqual({ state });
  const rows = await db.select().from(pushSubscriptions);
  expect(rows).toEqual([expect.objectContaining({ tile: tileNorth(0) })]);

  const { endpoint } = form;
  const lookUp = { operation: "state", endpoint };
  expect(await (await submit(PUSH_PATH, lookUp, { Cookie })).json()).toEqual({ state });
  expect(await (await submit(PUSH_PATH, lookUp)).json()).toEqual({ state: null });

  const off = { operation: "unsubscribe", endpoint };
  expect(await (await submit(PUSH_PATH, off)).json()).toEqual({ state: null });
  expect(await db.select().from(pushSubscriptions)).toHaveLength(1);
  expect(await (await submit(PUSH_PATH, off, { Cookie })).json()).toEqual({ state: null });
  expect(await db.select().from(pushSubscriptions)).toEqual([]);
});

it("notifications are in the language of the page, and change with it", async () => {
  const languages = async () =>
    (await db.select().from(pushSubscriptions)).map(({ language }) => language);
  const form = formOf();
  const on = await submit(PUSH_PATH, form, { Cookie: "language=hi" });
  expect(await languages()).toEqual(["hi"]);
  const inEnglish = { operation: "language", endpoint: form.endpoint };
  await submit(PUSH_PATH, inEnglish, { Cookie: "language=en" });
  expect(await languages()).toEqual(["hi"]);
  const reply = await submit(PUSH_PATH, inEnglish, { Cookie: `${cookiesOf(on)}; language=en` });
  expect(await reply.json()).toMatchObject({ state: { quietFrom: 1320 } });
  expect(await languages()).toEqual(["en"]);
});

it("what only a script can do has its place before that runs, and is shown only where scripts do", async () => {
  const page = await (
    await visit("/nearby/mine", { headers: { Cookie: await atCorner() } })
  ).text();
  expect(page).toContain('<section class="with-script" aria-labelledby="notifications">');
  expect(page).toMatch(/\.with-script\s*\{\s*display:\s*none/);
  expect(page).toMatch(
    /@media \(scripting:\s*enabled\)\s*\{\s*\.with-script\s*\{\s*display:\s*block/,
  );
});

it("before anybody switches notifications on there is no token", async () => {
  const reply = await visit("/nearby/mine", { headers: { Cookie: await atCorner() } });
  expect(reply.status).toBe(200);
  await submit(PUSH_PATH, { operation: "state", endpoint: formOf().endpoint });
  expect(await db.select().from(pushSubscriptions)).toEqual([]);
});

describe("nothing is kept", () => {
  afterEach(async () => {
    expect(await db.select().from(pushSubscriptions)).toEqual([]);
  });

  it("of an address that is not of a push service", async () => {
    const reply = await submit(PUSH_PATH, { ...formOf(), endpoint: "https://evil.example/fcm" });
    expect(reply.status).toBe(422);
    const [of, code] = ["subscription", "push-service-unknown"] as const;
    expect(await reply.json()).toEqual({
      problem: { of, words: problems[code], refusal: { reason: "invalid-input", path: of, code } },
    });
    expect(reply.headers.has("Set-Cookie")).toBe(false);
  });

  it("where Help near a place is wanted, and there is no place", async () => {
    const reply = await submit(PUSH_PATH, { ...formOf(), wantsHelp: "yes" });
    const [of, code] = ["wantsHelp", "post-place-missing"] as const;
    expect([reply.status, await reply.json()]).toEqual([
      422,
      {
        problem: {
          of,
          words: problems[code],
          refusal: { reason: "invalid-input", path: of, code },
        },
      },
    ]);
  });

  it("of what another site sends", async () => {
    const reply = await submit(PUSH_PATH, formOf(), { Origin: "https://evil.example" });
    expect(reply.status).toBe(403);
  });

  it("where no keys are set: then notifications are not offered", async () => {
    vi.spyOn(env, "VAPID_PRIVATE_KEY", "get").mockReturnValue("");
    expect((await submit(PUSH_PATH, formOf())).status).toBe(404);
  });

  it("of a form that is not known, or none", async () => {
    expect((await submit(PUSH_PATH, { ...formOf(), operation: "toString" })).status).toBe(400);
    const json = { Origin: ORIGIN, "Content-Type": "application/json" };
    expect((await visit(PUSH_PATH, { method: "POST", body: "{}", headers: json })).status).toBe(
      422,
    );
  });
});

it("who follows a link here finds the page where they are switched", async () => {
  const reply = await visit(PUSH_PATH);
  expect([reply.status, reply.headers.get("Location")]).toEqual([302, "/nearby/mine"]);
});

it("one address that asks too often is told when to come again", async () => {
  const limited = async () => ({ success: false });
  vi.spyOn(env.COMMENTS_PER_ADDRESS, "limit").mockImplementation(limited);
  const reply = await submit(PUSH_PATH, formOf());
  expect([reply.status, reply.headers.get("Retry-After")]).toEqual([429, "60"]);
});
