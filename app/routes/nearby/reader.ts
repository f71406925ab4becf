import type { RouterContextProvider } from "react-router";
import type { Reader } from "#app/domain/posts/live.ts";
import { communitySecret, neighbour } from "#app/http/context.ts";

/** Whoever sends this request, as the rooms know them. */
export function readerOf(context: Readonly<RouterContextProvider>): Reader {
  return { person: context.get(neighbour).person, secret: context.get(communitySecret) };
}
