import { randomBytes } from "node:crypto";

/** An id for links: 96 random bits, base64url. */
export function newPublicId(): string {
  return randomBytes(12).toString("base64url");
}
