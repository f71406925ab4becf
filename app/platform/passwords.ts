import { randomBytes, scrypt } from "node:crypto";

/** OWASP's scrypt parameters for 16 MB of memory, which an isolate's 128 MB allow. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

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
