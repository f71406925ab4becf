import { isSignedWith, signatureOf } from "#app/platform/signature.ts";
import { sessionSecrets } from "./secrets.ts";

const PURPOSE = "nukkad xsrf token 1";

/**
 * The token that a page or program which can read our cookies knows, and no other site: it is bound to the value
 * of the cookie that holds the session.
 */
export function xsrfTokenFor(sessionCookie: string): string {
  return signatureOf(sessionSecrets()[0], PURPOSE, [sessionCookie]);
}

/** Whether this is the token for the session in that cookie; compared in constant time. */
export function isXsrfTokenFor(sessionCookie: string, token: string): boolean {
  return isSignedWith(sessionSecrets(), PURPOSE, [sessionCookie], token);
}
