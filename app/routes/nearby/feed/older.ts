import { retryHeaders } from "#app/http/replies.ts";
import { readPlaces } from "#app/routes/nearby/server/places.ts";
import { lookFrom } from "#app/routes/nearby/server/squares.ts";
import type { Route } from "./+types/older";
import { readFeed } from "./read-feed.ts";
import { cornerIn, viewOf } from "./view.ts";

const NONE = { posts: [], older: null, newest: "" };

/** The posts of a feed before a cursor, as JSON; a 429 for one square too many. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [own] = await readPlaces(request);
  const tile = cornerIn(url.searchParams) ?? own?.tile;
  const [before, now] = [url.searchParams.get("before"), Date.now()];
  if (tile === undefined || before === null) return Response.json(NONE);
  const admitted = await lookFrom({ request, context }, tile);
  if (!admitted.ok)
    return Response.json(NONE, { status: 429, headers: retryHeaders(admitted.refusal) });
  return Response.json(await readFeed(context, viewOf(tile, url.searchParams), { before, now }));
}
