import { randomBytes } from "node:crypto";

/** What a thing is called in links: 96 random bits, base64url. */
export function newPublicId(): string {
  return randomBytes(12).toString("base64url");
}
