import { expect, it } from "vitest";
import { ORIGIN, visit } from "#test/visit.ts";

const addressOf = (length: number) => `/?${"x".repeat(length - `${ORIGIN}/?`.length)}`;

it("an address is read up to 8,192 characters, and not one more", async () => {
  expect((await visit(addressOf(8_192))).status).toBe(200);
  const refused = await visit(addressOf(8_193));
  expect(refused.status).toBe(414);
  expect(await refused.text()).toContain("at most 8192 characters");
  expect(refused.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

it("a header is read up to 16,384 characters, and the refusal names it", async () => {
  const cookie = (length: number) => ({ headers: { Cookie: `a=${"x".repeat(length - 2)}` } });
  expect((await visit("/", cookie(16_384))).status).toBe(200);
  const refused = await visit("/", cookie(16_385));
  expect(refused.status).toBe(431);
  expect(await refused.text()).toContain("The header cookie may have");
});

it("the JSON API answers both as problems", async () => {
  const long = await visit(`/qr/menu/${"x".repeat(9_000)}`);
  expect(long.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await long.json()).toMatchObject({ status: 414, title: "The address is too long" });
  const wide = await visit("/qr/menu/x", { headers: { "If-None-Match": "x".repeat(20_000) } });
  expect(await wide.json()).toMatchObject({ status: 431, title: "A header is too long" });
});
