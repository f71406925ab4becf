import type { Phone } from "./phone.ts";

/** The list in a cookie of the community, as the browser stores it. */
export function readCookie(phone: Phone, name: string): object[] {
  const written = decodeURIComponent(phone.jar.get(name) ?? "");
  return written === "" ? [] : (JSON.parse(atob(written)) as object[]);
}

/** Puts a list into a cookie of the community, as anybody can in their own browser. */
export function writeCookie(phone: Phone, name: string, list: readonly object[]): void {
  phone.jar.set(name, encodeURIComponent(btoa(JSON.stringify(list))));
}
