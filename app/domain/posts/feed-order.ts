import type { FeedPlace } from "./cursors.ts";
import { PAGE_LENGTH } from "./limits.ts";
import type { Reader } from "./live.ts";
import type { View } from "./posts-near.ts";
import { groupOf, type FeedRow } from "./shared-feed.ts";
import type { FeedOptions } from "./shared-pages.ts";
import { shuffler } from "./shuffle.ts";

/** The group that a row belongs to, and its rank within it, where the only order is by a keyed hash. */
interface Ranked {
  group: number;
  rank: number;
}

interface RankedRow<Row = FeedRow> extends Ranked {
  row: Row;
}

type Rankable = { post: Pick<FeedRow["post"], "id" | "publicId" | "startsAt"> };

/** The rows of a view in the order in which all readers see them. */
export function rankedIn<Row extends Rankable>(
  view: View,
  rows: readonly Row[],
  { secret }: Pick<Reader, "secret">,
  options: FeedOptions,
): RankedRow<Row>[] {
  const isOfPlans = view.kind === "plan";
  const shuffle = shuffler(secret, isOfPlans ? "plans" : "feed");
  const rankOf = ({ id, publicId }: Rankable["post"]) => {
    if (options.stepMs) return shuffle(publicId);
    return isOfPlans ? id : -id;
  };
  const ranked = rows.map((row) => {
    return { row, group: groupOf(view, row.post, options), rank: rankOf(row.post) };
  });
  return inOrder(view, ranked);
}

/** What is ranked, in the order of its view. */
export function inOrder<Each extends Ranked>(view: View, ranked: readonly Each[]): Each[] {
  const direction = view.kind === "plan" ? 1 : -1;
  return ranked.toSorted((one, two) => direction * (one.group - two.group) || one.rank - two.rank);
}

/** The rows of one page, and the place where the next one begins if there is more. */
export function pageOf(
  ranked: readonly RankedRow[],
  from: FeedPlace | undefined,
): { page: RankedRow[]; older: FeedPlace | undefined } {
  const isShown = ({ group, rank }: RankedRow) =>
    from !== undefined && from.shown > 0 && group === from.group && rank <= from.rank;
  const left = ranked.filter((each) => !isShown(each));
  const page = left.slice(0, PAGE_LENGTH);
  const [last, next] = [page.at(-1), left[PAGE_LENGTH]];
  return {
    page,
    older: last && next && placeAfter(last, next, { page, from }),
  };
}

/** The ranked rows of a view that come after one place, but not after another. */
export function between<Each extends Ranked>(
  view: View,
  ranked: readonly Each[],
  { from, older }: { from: FeedPlace | undefined; older: FeedPlace | undefined },
): Each[] {
  const direction = view.kind === "plan" ? 1 : -1;
  const isUpTo = ({ group, rank }: Ranked, place: FeedPlace) => {
    if (group !== place.group) return direction * (group - place.group) < 0;
    return place.shown === 0 || rank <= place.rank;
  };
  return ranked.filter((each) => {
    const isBehind = from === undefined || !isUpTo(each, from);
    return isBehind && (older === undefined || isUpTo(each, older));
  });
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
