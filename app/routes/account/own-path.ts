/** Stands for whatever host we are at; the path must lead to no other. */
const HERE = "https://here.invalid";
/** Written out as a path is: no blanks, no line ends, no other scripts. */
const PLAIN_PATH = /^\/[!-~]*$/;
const LONGEST_PATH = 2_001;
/** Where logging in and out would only lead around in circles. */
const LOGIN_PAGES = /^\/shop\/log(in|out)(\.data|\/|$)/i;

/** As sitePath, but undefined for the login and logout pages as well. */
export function ownPath(text: unknown): string | undefined {
  const path = sitePath(text);
  const [pathname = ""] = path?.split("?") ?? [];
  return LOGIN_PAGES.test(decodeURIComponent(pathname)) ? undefined : path;
}

/** `text` as a path of this site with its query, no fragment, safe to redirect to; undefined if it leads elsewhere. */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > LONGEST_PATH) return undefined;
  if (!PLAIN_PATH.test(text)) return undefined;
  const url = URL.parse(text, HERE);
  if (url?.origin !== HERE) return undefined;
  // Dots are resolved by now: "/.//evil.example" has become "//evil.example".
  const decoded = decode(url.pathname);
  if (decoded === undefined || /^\/[/\\]/.test(decoded)) return undefined;
  return url.pathname + url.search;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
