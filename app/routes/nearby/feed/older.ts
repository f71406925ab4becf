import { readPlaces } from "#app/routes/nearby/server/places.ts";
import type { Route } from "./+types/older";
import { readFeed } from "./read-feed.ts";
import { cornerIn, viewOf } from "./view.ts";

/** The posts of a feed before a cursor, as JSON. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [own] = await readPlaces(request);
  const tile = cornerIn(url.searchParams) ?? own?.tile;
  const [before, now] = [url.searchParams.get("before"), Date.now()];
  if (tile === undefined || before === null)
    return Response.json({ posts: [], older: null, newest: "" });
  return Response.json(await readFeed(context, viewOf(tile, url.searchParams), { before, now }));
}
