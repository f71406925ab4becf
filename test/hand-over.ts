import { cookieOf } from "./sessions.ts";
import { visit } from "./visit.ts";

/** The page to which a form of the desk leads that makes a login, as the browser of that operator opens it. */
export function openHandOver(made: Response, cookie: string): Promise<Response> {
  const shown = cookieOf(made.headers.get("Set-Cookie"));
  return visit(made.headers.get("Location") ?? "", { headers: { Cookie: `${cookie}; ${shown}` } });
}
