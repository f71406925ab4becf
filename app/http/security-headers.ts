import { createHash } from "node:crypto";

const ALWAYS: Record<string, string> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const DEFAULTS: Record<string, string> = {
  // Whatever is not made public on purpose stays out of every cache.
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** A copy of the reply with the headers that all carry, and strict defaults where the route chose nothing. */
export function withSecurityHeaders(reply: Response): Response {
  const secured = new Response(reply.body, reply);
  for (const [name, value] of Object.entries(ALWAYS)) secured.headers.set(name, value);
  // The headers of a 304 replace those of the browser's copy: a default would forbid the page its own styles.
  if (reply.status === 304) return secured;
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (!secured.headers.has(name)) secured.headers.set(name, value);
  }
  return secured;
}

/** Whose Turnstile widget is a script and a frame. */
const TURNSTILE = "https://challenges.cloudflare.com";

interface PolicyNeeds {
  nonce?: string | undefined;
  hasTurnstile?: boolean;
  hasPreviews?: boolean;
}

/**
 * The Content-Security-Policy of a page: our own script and style files, inline scripts under `nonce` alone, and `styles` inline.
 * Only a page without `nonce` can be sent to many. `hasPreviews`: it shows pictures that have not left the browser.
 */
export function documentPolicy(
  styles: readonly string[],
  { nonce, hasTurnstile = false, hasPreviews = false }: PolicyNeeds = {},
): string {
  const hashes = styles.map(
    (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
      ...(hasTurnstile ? [TURNSTILE] : []),
    ].join(" "),
    ...(hasTurnstile ? [`frame-src ${TURNSTILE}`] : []),
    `style-src 'self' ${hashes.join(" ")}`,
    hasPreviews ? "img-src 'self' blob:" : "img-src 'self'",
    // Lighthouse reads robots.txt from within the page; the development server tells pages of changes.
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(nonce === undefined ? [] : ["worker-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
