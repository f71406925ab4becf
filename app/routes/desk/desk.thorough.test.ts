import { env } from "cloudflare:workers";
import { routes } from "virtual:react-router/server-build";
import { eq, isNotNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { people, posts } from "#app/db/community-schema.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { wordRules } from "#app/db/word-rules-schema.ts";
import { post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

beforeAll(async () => {
  await db.insert(shops).values({ id: "chaat", name: "Shop", revision: 1, createdAt: 1 });
  const request = { id: 1, shopName: "Chaat", phoneNumber: "9876543210", createdAt: 1 };
  await db.insert(shopRequests).values(request);
  await db.insert(contactMessages).values({ email: "a@b.in", message: "Hello", createdAt: 1 });
  const { publicId } = await post({ text: "Chaat for free", files: [png], now: Date.now() });
  await report({ thread: publicId, now: Date.now() });
  await db.update(posts).set({ publicId: "chaat-for-free" });
  const appealed = { against: "hide", againstAt: 7, againstBy: "somebody" } as const;
  const asked = { words: "Why?", openedAt: 8, dueAt: 9 };
  const changed = { changedAt: 7, changedBy: "somebody" };
  await db
    .insert(wordRules)
    .values({ id: 1, name: RULE.name, reason: "spam", act: "hold", patterns: "pills", ...changed });
  await db.insert(appeals).values({ caseId: 1, ...appealed, ...asked });
});

/** Every address below /desk that the product answers, whoever adds one. */
const PATHS = Object.keys(routes)
  .map(pathOfRoute)
  .filter((path) => path.startsWith("/desk"))
  .map((path) => path.replace(":request_id", "1").replace(":shop_id", "chaat"))
  .map((path) => path.replace(":case_id", "1").replace(":photo", "1"))
  .map((path) => path.replace(":appeal_id", "1").replace(":rule_id", "1"))
  .map((path) => path.replace(":public_id", "chaat-for-free"))
  .map((path) => path.replaceAll(/\/:\w+/g, "/x"));

function pathOfRoute(id: string): string {
  const { path = "", parentId } = routes[id] ?? {};
  const parent = parentId === undefined ? "" : pathOfRoute(parentId);
  return path === "" ? parent : `${parent}/${path}`;
}

const OPEN_CASE = { decision: "", decidedAt: "", reason: "Because" };

const SEEN_APPEAL = { decision: "hide", decidedAt: "7", bannedAt: "" };

const RULE = {
  name: "Pills of Chaat",
  reason: "spam",
  act: "hold",
  patterns: "pills",
  detector: "",
  seen: "",
} as const;

/** All the acts of the desk, as its forms send them. */
const ACTS: [string, Record<string, string>][] = [
  ["/desk/requests", { id: "1", to: "declined", status: "new", changedAt: "" }],
  ["/desk/requests/1/shop", { name: "Chaat", id: "made", username: "made" }],
  ["/desk/messages", { id: "1", to: "handled", handledAt: "" }],
  ["/desk/shops/chaat", { act: "open-editor" }],
  ["/desk/shops/chaat", { act: "open-list" }],
  ["/desk/shops/chaat", { act: "leave-editor" }],
  ["/desk/shops/chaat", { act: "close" }],
  ["/desk/shops/chaat", { act: "reset-password", account: "1", epoch: "1" }],
  ["/desk/shops/chaat", { act: "create-login", username: "made" }],
  ["/desk/reports", { act: "next" }],
  ["/desk/reports", { act: "undo", decidedAt: "7" }],
  ["/desk/reports/1", { act: "skip", until: "7" }],
  ["/desk/reports/1", { act: "hide", ...OPEN_CASE }],
  ["/desk/reports/1", { act: "ban", ...OPEN_CASE }],
  ["/desk/reports/1", { act: "abusive", report: "", upTo: "9" }],
  ["/desk/reports/1", { act: "end-reporting", report: "1" }],
  ["/desk/words/new", { do: "save", ...RULE }],
  ["/desk/words/1", { do: "save", ...RULE, seen: "7" }],
  ["/desk/words/1", { do: "switch-on", seen: "7" }],
  ["/desk/words/1", { do: "delete", seen: "7" }],
  ["/desk/appeals/1", { outcome: "reversed", answer: "Because", ...SEEN_APPEAL }],
];

const seenBy = (cookie: string) => (path: string) => visit(path, { headers: { Cookie: cookie } });

/** What no refused act may change. */
const state = () =>
  Promise.all([
    db.select().from(shops),
    db.select().from(shopRequests),
    db.select().from(contactMessages),
    db.select().from(cases),
    db.select().from(appeals),
    db.select().from(wordRules),
    db.$count(people, isNotNull(people.bannedAt)),
    db.$count(deskLog),
    db.$count(accounts, eq(accounts.username, "made")),
  ]);

it("has the pages that this test is about", () => {
  expect(PATHS).toEqual(
    expect.arrayContaining([
      "/desk",
      "/desk/requests",
      "/desk/requests/1/shop",
      "/desk/messages",
      "/desk/shops",
      "/desk/shops/chaat",
      "/desk/shops/chaat/stand",
      "/desk/log",
      "/desk/reports",
      "/desk/reports/log",
      "/desk/reports/1",
      "/desk/reports/1/photos/1",
      "/desk/reports/1/posts/chaat-for-free/photos/1",
      "/desk/appeals",
      "/desk/appeals/1",
      "/desk/words",
      "/desk/words/1",
    ]),
  );
});

describe("who is not logged in", () => {
  it.each(PATHS)("is sent from %s to log in", async (path) => {
    const login = `/shop/login?next=${encodeURIComponent(path)}`;
    for (const response of [await visit(path), await submit(path, {})]) {
      expect([response.status, response.headers.get("Location")]).toEqual([302, login]);
    }
  });

  it("does nothing by any act", async () => {
    const before = await state();
    for (const [path, fields] of ACTS) expect((await submit(path, fields)).status).toBe(302);
    expect(await state()).toEqual(before);
  });
});

describe.each(["owner", "staff"] as const)("a shop's %s", (role) => {
  it.each(PATHS)("is refused at %s", async (path) => {
    const { cookie } = await logIn("chaat", { role });
    const page = await seenBy(cookie)(path);
    expect(page.status).toBe(403);
    const isFile = /\.svg$|\/photos\//.test(path);
    if (!isFile) expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(await page.text()).not.toMatch(/Chaat|a@b\.in/);
    expect((await submit(path, {}, { Cookie: cookie })).status).toBe(403);
    expect((await seenBy(cookie)(`${path}.data`)).status).toBe(403);
  });

  it("does nothing by any act, not even to their own shop", async () => {
    const { cookie } = await logIn("chaat", { role });
    const before = await state();
    for (const [path, fields] of ACTS) {
      expect((await submit(path, fields, { Cookie: cookie })).status).toBe(403);
    }
    expect(await state()).toEqual(before);
  });
});

describe("an operator", () => {
  it.each(PATHS)("is let in at %s, and no cache keeps it", async (path) => {
    const { cookie } = await logIn(null);
    const page = await seenBy(cookie)(path);
    expect(page.status).toBe(path === "/desk" ? 302 : 200);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("does nothing from another site's page", async () => {
    const { cookie } = await logIn(null);
    const before = await state();
    for (const [path, fields] of ACTS) {
      for (const Origin of ["https://evil.example", "null"]) {
        const response = await submit(path, fields, { Cookie: cookie, Origin });
        expect(response.status).toBe(403);
      }
    }
    expect(await state()).toEqual(before);
  });

  it("finds the requests first, and links to every area and to their login", async () => {
    const { cookie, account } = await logIn(null);
    const front = await seenBy(cookie)("/desk");
    expect(front.headers.get("Location")).toBe("/desk/requests");
    const html = await (await seenBy(cookie)("/desk/requests")).text();
    expect(html).toContain(account.username);
    for (const path of ["requests", "messages", "reports", "words", "shops", "log"].map(
      (name) => `/desk/${name}`,
    )) {
      expect(html).toContain(`<a href="${path}"`);
    }
    expect(html).toMatch(/href="\/shop\/account">Your login/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("<script");
  });

  it("finds it by its own spelling alone, as a lock in front of it may know no other", async () => {
    const { cookie } = await logIn(null);
    for (const path of PATHS.map((path) => path.replace("/desk", "/Desk"))) {
      expect((await seenBy(cookie)(path)).headers.get("Location")).toBe("/");
      expect((await seenBy(cookie)(path.replace("/D", "/%64"))).status).toBe(404);
    }
  });

  it("is told what is not here", async () => {
    const { cookie } = await logIn(null);
    for (const path of [
      "/desk/shops/nowhere",
      "/desk/shops/No%20Id",
      "/desk/requests/x/shop",
      "/desk/reports/999",
      "/desk/reports/x",
      "/desk/words/999",
      "/desk/words/x",
    ]) {
      const response = await seenBy(cookie)(path);
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringMatching(/This (shop|request|case|rule) isn’t here/),
      ]);
    }
  });

  it("is refused a form that no page of the desk sends", async () => {
    const { cookie } = await logIn(null);
    const odd: [string, Record<string, string>][] = [
      ["/desk/requests", { id: "1", to: "live", status: "new", changedAt: "" }],
      ["/desk/requests", { id: "1e3", to: "declined", status: "new", changedAt: "" }],
      ["/desk/messages", { id: "1", to: "deleted", handledAt: "" }],
      ["/desk/shops/chaat", { act: "delete" }],
      ["/desk/reports/1", { act: "forget", ...OPEN_CASE }],
      ["/desk/words/1", { do: "switch-on", seen: "" }],
      ["/desk/words/1", { do: "forget", seen: "7" }],
      ["/desk/reports/1", { act: "hide", ...OPEN_CASE, decision: "maybe" }],
      ["/desk/shops/chaat", { act: "import" }],
      ["/desk/shops/chaat", { act: "reset-password", account: "", epoch: "1" }],
    ];
    const before = await state();
    for (const [path, fields] of odd) {
      expect((await submit(path, fields, { Cookie: cookie })).status).toBe(400);
    }
    expect(await state()).toEqual(before);
  });
});
