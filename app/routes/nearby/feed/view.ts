import * as v from "valibot";
import { ReachInput } from "#app/domain/places/input.ts";
import type { View } from "#app/domain/posts/feed.ts";
import { KindInput } from "#app/domain/posts/input.ts";
import type { Place } from "#app/http/places.ts";

const REACH_WHERE_NOT_SAID = 3;

/** How somebody looks around, wherever they are. */
export type Look = Pick<View, "reach" | "kind">;

/** What somebody looks at: from their place, as far and of the kind that the address says. */
export function viewOf({ tile }: Place, query: URLSearchParams): View {
  const reach = v.safeParse(ReachInput, query.get("within") ?? REACH_WHERE_NOT_SAID);
  const kind = v.safeParse(KindInput, query.get("kind"));
  return {
    tile,
    reach: reach.success ? reach.output : REACH_WHERE_NOT_SAID,
    kind: kind.success ? kind.output : undefined,
  };
}

/** The address of the feed for this look, from its newest post or from those before a cursor on. */
export function feedPath(look: Look, before?: string): string {
  return withQuery("/nearby", look, { before });
}

/** Where the posts before a cursor are read as JSON. */
export function olderPath(look: Look, before: string): string {
  return withQuery("/nearby/older", look, { before });
}

/** Where it is read as JSON how many posts are newer than a cursor. */
export function freshPath(look: Look, since: string): string {
  return withQuery("/nearby/fresh", look, { since });
}

function withQuery(path: string, { reach, kind }: Look, more: Record<string, string | undefined>) {
  const all = Object.entries({ within: String(reach), kind, ...more });
  const said = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(said).toString()}`;
}
