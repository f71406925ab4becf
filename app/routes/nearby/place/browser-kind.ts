/** Browsers whose settings for a page's permissions are found in different ways. */
export type BrowserKind = "android" | "iphone" | "firefox" | "desk" | "other";

/** What a browser calls itself, told apart as far as its help needs: https://developer.mozilla.org/docs/Web/HTTP/Browser_detection_using_the_user_agent */
export function browserKind(userAgent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  if (userAgent.includes("Firefox/")) return "firefox";
  // An app that shows pages has settings of its own.
  if (/; wv\)|FBAN|FBAV|Instagram/.test(userAgent)) return "other";
  if (userAgent.includes("Android")) return "android";
  return /Chrome\/|Edg\//.test(userAgent) ? "desk" : "other";
}
