import { createCookie } from "react-router";
import { DAY_S } from "#app/durations.ts";
import type { HeaderPairs } from "#app/http/sessions.ts";

const HALF_A_YEAR = 180 * DAY_S;

/** A list that only the browser stores, for the pages of the community. */
export interface NearbyCookie {
  /** What stands in the cookie, unchecked. */
  read: (request: Request) => Promise<unknown>;
  /** The `Set-Cookie` headers with which it stores this list, or nothing in place of an empty one. */
  headers: (request: Request, list: readonly object[]) => Promise<HeaderPairs>;
}

/** The cookie of this name, for `/nearby`, and the address at which the framework loads the feed. */
export function nearbyCookie(name: string): NearbyCookie {
  const cookie = createCookie(name, { httpOnly: true, sameSite: "lax" });
  return {
    read: (request) => cookie.parse(request.headers.get("Cookie")),
    async headers({ url }, list) {
      const secure = new URL(url).protocol === "https:";
      const options = { secure, maxAge: list.length > 0 ? HALF_A_YEAR : 0 };
      const written = ["/nearby", "/nearby.data"].map((path) =>
        cookie.serialize(list, { ...options, path }),
      );
      return (await Promise.all(written)).map((header) => ["Set-Cookie", header] as const);
    },
  };
}
