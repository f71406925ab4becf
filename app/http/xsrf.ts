import { isSignedWith, signatureOf } from "#app/platform/signature.ts";
import { sessionSecrets } from "./secrets.ts";

const PURPOSE = "nukkad xsrf token 1";

/** Known only to pages and programs that can read our cookies: it is bound to the cookie that holds the session. */
export function xsrfTokenFor(sessionCookie: string): string {
  return signatureOf(sessionSecrets()[0], PURPOSE, [sessionCookie]);
}

/** Whether this is the token for the session in that cookie; compared in constant time. */
export function isXsrfTokenFor(sessionCookie: string, token: string): boolean {
  return isSignedWith(sessionSecrets(), PURPOSE, [sessionCookie], token);
}
