import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SCRYPT_COST } from "#app/platform/scrypt-cost.ts";
import { generatePassword, hashPassword, verifyPassword } from "./passwords.ts";

it("hashes with scrypt, a salt of its own, and its parameters beside it", async () => {
  const hash = await hashPassword("demo-cafe-2026", SCRYPT_COST);
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

describe("a password is verified", () => {
  it("with its own hash, in whatever Unicode form it is typed", async () => {
    const hash = await hashPassword("चाय café 2026");
    expect(await verifyPassword("चाय café 2026", hash)).toBe(true);
    expect(await verifyPassword("चाय café 2026".normalize("NFD"), hash)).toBe(true);
    expect(await verifyPassword("चाय cafe 2026", hash)).toBe(false);
    expect(await verifyPassword("", hash)).toBe(false);
  });

  it("with the parameters that stand in the hash", async () => {
    const cost = { N: 1024, r: 4, p: 1 };
    const key = scryptSync("old password", Buffer.from("salt"), 32, cost).toString("base64");
    const salt = btoa("salt");
    expect(await verifyPassword("old password", `scrypt$1024$4$1$${salt}$${key}`)).toBe(true);
    expect(await verifyPassword("old password", `scrypt$2048$4$1$${salt}$${key}`)).toBe(false);
    expect(await verifyPassword("old password", `scrypt$65536$8$1$${salt}$${key}`)).toBe(false);
  });

  it("never with what is no such hash", async () => {
    const key = Buffer.alloc(32).toString("base64");
    for (const hash of [
      "",
      "none",
      "scrypt",
      "scrypt$16384$8$5$$",
      "scrypt$16384$8$5$AAAA$",
      `scrypt$16384$8$0$AAAA$${key}`,
      `scrypt$16384$0$5$AAAA$${key}`,
      `scrypt$1000$8$5$AAAA$${key}`,
      `scrypt$1$8$5$AAAA$${key}`,
      `scrypt$0$8$5$AAAA$${key}`,
      `scrypt$999999999$8$5$AAAA$${key}`,
      `scrypt$16384$8$5$AAAA$${key.slice(4)}`,
      `bcrypt$16384$8$5$AAAA$${key}`,
    ]) {
      expect([hash, await verifyPassword("", hash)]).toEqual([hash, false]);
    }
  });
});
