import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { generatePassword, hashPassword } from "./passwords.ts";

it("hashes with scrypt, a salt of its own, and its parameters beside it", async () => {
  const hash = await hashPassword("demo-cafe-2026");
  const [method, N, r, p, salt, key] = hash.split("$");
  expect([method, N, r, p]).toEqual(["scrypt", "16384", "8", "5"]);
  const again = scryptSync("demo-cafe-2026", Buffer.from(salt ?? "", "base64"), 32, {
    N: 16384,
    r: 8,
    p: 5,
  });
  expect(again.toString("base64")).toBe(key);
  expect(await hashPassword("demo-cafe-2026")).not.toBe(hash);
});

it("makes passwords of clear characters, each another", () => {
  const made = Array.from({ length: 200 }, generatePassword);
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
  }
  expect(new Set(made).size).toBe(200);
});
