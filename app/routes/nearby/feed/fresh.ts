import { countNewPosts } from "#app/domain/posts/feed.ts";
import { database } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";
import { readPlaces } from "#app/routes/nearby/server/places.ts";
import { lookFrom } from "#app/routes/nearby/server/squares.ts";
import type { Route } from "./+types/fresh";
import { cornerIn, viewOf } from "./view.ts";

/** The number of posts since a cursor, as JSON; a 429 for one square too many. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [own] = await readPlaces(request);
  const tile = cornerIn(url.searchParams) ?? own?.tile;
  if (tile === undefined) return Response.json({ count: 0 });
  const admitted = await lookFrom({ request, context }, tile);
  if (!admitted.ok)
    return Response.json({ count: 0 }, { status: 429, headers: retryHeaders(admitted.refusal) });
  const since = url.searchParams.get("since") ?? "";
  const count = await countNewPosts(
    context.get(database),
    readerOf(context),
    viewOf(tile, url.searchParams),
    { since, ...feedOptions(context, Date.now()) },
  );
  return Response.json({ count });
}
