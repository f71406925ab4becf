import { randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** OWASP's scrypt parameters for 16 MB of memory, which an isolate's 128 MB allow. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Its numbers are so short that no hash can ask for more than 64 MB. */
const HASH = /^scrypt\$(\d{1,5})\$([1-8])\$([1-9])\$([A-Za-z\d+/]+={0,2})\$([A-Za-z\d+/]{43}=)$/;
const MOST_MEMORY = 65 * 2 ** 20;

/** Without those that are taken for one another when read aloud or from paper: 0 o, 1 l i. */
const CLEAR_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Makes a password for somebody else to type: three groups of four clear characters, about 59 bits. */
export function generatePassword(): string {
  const character = () => CLEAR_CHARACTERS[randomInt(CLEAR_CHARACTERS.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return [group(), group(), group()].join("-");
}

/**
 * Hashes a password, in Unicode's NFKC form, with scrypt and a new salt: `scrypt$N$r$p$salt$key`, salt and key in base64, so that a
 * hash made with today's parameters can still be checked when they have changed.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, COST);
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

/**
 * Whether a hash of hashPassword was made from this password, with whatever parameters it was made. False for
 * what is no such hash. It takes as long for a wrong password as for the right one.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = HASH.exec(hash) ?? [];
  if (N === undefined || !isPowerOfTwo(Number(N))) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: MOST_MEMORY };
  const derived = await deriveKey(password, Buffer.from(salt, "base64"), cost);
  return timingSafeEqual(derived, Buffer.from(key, "base64"));
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
