import { env } from "cloudflare:workers";
import { isSameSignature, signatureOf } from "#app/platform/signature.ts";

const PURPOSE = "nukkad xsrf token 1";

/**
 * The token that a page or program which can read our cookies knows, and no other site: it is bound to the value
 * of the cookie that holds the session.
 */
export function xsrfTokenFor(sessionCookie: string): string {
  return signatureOf(env.SESSION_SECRET, PURPOSE, [sessionCookie]);
}

/** Whether this is the token for the session in that cookie; compared in constant time. */
export function isXsrfTokenFor(sessionCookie: string, token: string): boolean {
  return isSameSignature(xsrfTokenFor(sessionCookie), token);
}
