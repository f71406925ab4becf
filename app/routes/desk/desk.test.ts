import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { logIn } from "#test/sessions.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  await db.insert(shops).values({ id: "chaat", name: "Shop", revision: 1, createdAt: 1 });
});

describe("the desk", () => {
  it("is for operators", async () => {
    const { cookie, account } = await logIn(null);
    const response = await visit("/desk", { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.text()).toContain(account.username);
  });

  it.each(["owner", "staff"] as const)("refuses a shop's %s", async (role) => {
    const { cookie } = await logIn("chaat", { role });
    expect((await visit("/desk", { headers: { Cookie: cookie } })).status).toBe(403);
    expect((await submit("/desk", {}, { Cookie: cookie })).status).toBe(403);
  });

  it("sends who is not logged in to log in", async () => {
    for (const response of [await visit("/desk"), await submit("/desk", {})]) {
      expect(response.headers.get("Location")).toBe("/shop/login?next=%2Fdesk");
    }
  });
});
