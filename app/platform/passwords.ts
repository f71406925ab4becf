import { randomBytes, randomInt, scrypt } from "node:crypto";

/** OWASP's scrypt parameters for 16 MB of memory, which an isolate's 128 MB allow. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

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
  const key = await deriveKey(password, salt);
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
