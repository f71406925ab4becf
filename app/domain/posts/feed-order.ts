import type { FeedPlace } from "./cursors.ts";
import { PAGE_LENGTH } from "./limits.ts";
import type { Reader } from "./live.ts";
import type { View } from "./posts-near.ts";
import { groupOf, type FeedRow } from "./shared-feed.ts";
import type { FeedOptions } from "./shared-pages.ts";
import { shuffler } from "./shuffle.ts";

/** A row with its group, in which it has no order but by a keyed hash: its rank. */
interface RankedRow {
  row: FeedRow;
  group: number;
  rank: number;
}

/** The rows of a view in the order in which all readers see them. */
export function rankedIn(
  view: View,
  rows: readonly FeedRow[],
  { secret }: Pick<Reader, "secret">,
  options: FeedOptions,
): RankedRow[] {
  const isOfPlans = view.kind === "plan";
  const shuffle = shuffler(secret, isOfPlans ? "plans" : "feed");
  const rankOf = ({ id, publicId }: FeedRow["post"]) => {
    if (options.stepMs) return shuffle(publicId);
    return isOfPlans ? id : -id;
  };
  return rows
    .map((row) => ({ row, group: groupOf(view, row.post, options), rank: rankOf(row.post) }))
    .toSorted(
      (one, two) =>
        (isOfPlans ? one.group - two.group : two.group - one.group) || one.rank - two.rank,
    );
}

/** The rows of one page, and the place where the next one begins if there is more. */
export function pageOf(
  ranked: readonly RankedRow[],
  from: FeedPlace | undefined,
): { page: FeedRow[]; older: FeedPlace | undefined } {
  const isShown = ({ group, rank }: RankedRow) =>
    from !== undefined && from.shown > 0 && group === from.group && rank <= from.rank;
  const left = ranked.filter((each) => !isShown(each));
  const page = left.slice(0, PAGE_LENGTH);
  const [last, next] = [page.at(-1), left[PAGE_LENGTH]];
  return {
    page: page.map(({ row }) => row),
    older: last && next && placeAfter(last, next, { page, from }),
  };
}

function placeAfter(
  { group, rank }: RankedRow,
  next: RankedRow,
  { page, from }: { page: readonly RankedRow[]; from: FeedPlace | undefined },
): FeedPlace {
  if (next.group !== group) return { group, rank: 0, shown: 0 };
  const before = from?.group === group ? from.shown : 0;
  return { group, rank, shown: before + page.filter((each) => each.group === group).length };
}
