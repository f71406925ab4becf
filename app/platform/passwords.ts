import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { SCRYPT_COST } from "./scrypt-cost.ts";

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** The numbers are so short that no hash can ask for more than 64 MB. */
const HASH = /^scrypt\$(\d{1,5})\$([1-8])\$([1-9])\$([A-Za-z\d+/=]+)\$([A-Za-z\d+/=]+)$/;
const MOST_MEMORY = 65 * 2 ** 20;

/** Leaves out characters that are easily confused: 0 o, 1 l i. */
const CLEAR_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Makes a password that is easy to type: three groups of four characters, about 59 bits. */
export function generatePassword(): string {
  const character = () => CLEAR_CHARACTERS[randomInt(CLEAR_CHARACTERS.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return [group(), group(), group()].join("-");
}

/** Hashes with scrypt (NFKC, new salt) to `scrypt$N$r$p$salt$key` in base64: old hashes outlive new parameters. */
export async function hashPassword(
  password: string,
  cost: { N: number; r: number; p: number } = SCRYPT_COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, cost);
  const { N, r, p } = cost;
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** False if `hash` is no such hash; any parameters will do. A wrong password takes as long as the right one. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = HASH.exec(hash) ?? [];
  const expected = Buffer.from(key, "base64");
  if (!isPowerOfTwo(Number(N)) || expected.length !== KEY_BYTES) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: MOST_MEMORY };
  const derived = await deriveKey(password, Buffer.from(salt, "base64"), cost);
  return timingSafeEqual(derived, expected);
}

function isPowerOfTwo(number: number): boolean {
  return number > 1 && Number.isInteger(Math.log2(number));
}

function deriveKey(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
