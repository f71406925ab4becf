const CHANGE_NOTHING = new Set(["GET", "HEAD", "OPTIONS"]);
/** Phones send what another app shares as a form that comes from no page. Its action only leads to a form to check. */
const SHARE_TARGET = "/nearby/new/shared";

/**
 * Whether a request that may change something was sent by anything but a page of this very origin: another
 * site, a sub-domain, another port, or a sender that does not say. Browsers send both headers by themselves.
 */
export function isForged(request: Request): boolean {
  if (CHANGE_NOTHING.has(request.method)) return false;
  const { origin, pathname } = new URL(request.url);
  if (pathname === SHARE_TARGET) return false;
  const site = request.headers.get("Sec-Fetch-Site") ?? "none";
  if (site !== "same-origin" && site !== "none") return true;
  return request.headers.get("Origin") !== origin;
}

/** Whether a program sent the request, and no browser: it has neither of the headers that browsers send. */
export function isFromProgram({ headers }: Request): boolean {
  return !headers.has("Origin") && !headers.has("Sec-Fetch-Site");
}
