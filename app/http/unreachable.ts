import { isRouteErrorResponse } from "react-router";
import { brand } from "#app/brand.ts";

/** What a page says where a form of it could not be sent; what was typed stays. */
export const UNREACHABLE = `${brand.name} cannot be reached. Check your connection, then try again.`;

/**
 * Whether what `serverAction` threw means that the server was not reached: the fetch failed, which throws a
 * TypeError, or something on the way answered in the server's place (502 and up).
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status > 501);
}
