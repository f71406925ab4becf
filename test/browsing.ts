import { writeTile } from "#app/domain/places/tiles.ts";
import { CORNER, tileOf } from "./neighbours.ts";
import { cookieOf } from "./sessions.ts";
import { submit, visit } from "./visit.ts";

let browsers = 0;

/**
 * A browser without JavaScript: it keeps its cookies, follows nothing, and sends the forms of our pages, from a network
 * address of its own.
 */
export function openBrowser() {
  const address = `198.51.${(browsers += 1) >> 8}.${browsers & 255}`;
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (reply: Response) => {
    for (const set of reply.headers.getSetCookie()) {
      const [name = "", value = ""] = cookieOf(set).split(/=(.*)/s);
      if (set.includes("Max-Age=0") || value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  const send = async (path: string, fields: Record<string, string>) =>
    keep(await submit(path, fields, { Cookie: cookie(), "CF-Connecting-IP": address }));
  return {
    cookies,
    send,
    visit: async (path: string) => keep(await visit(path, { headers: { Cookie: cookie() } })),
    /** Looks around from the corner from now on. */
    stand: () => send("/nearby/place", { tile: writeTile(tileOf(CORNER)), name: "" }),
  };
}
