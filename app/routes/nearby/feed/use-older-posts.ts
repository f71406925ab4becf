import { useMemo, useState } from "react";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, sayWhyUnsent } from "#app/ui/unreachable.ts";
import { olderPath, type Look } from "./view.ts";

/**
 * The first page of a feed, and the older ones that were asked for below it, so that nothing on it moves. A first page
 * that was read anew begins anew: below it the others would leave a gap.
 */
export function useOlderPosts(first: FeedPage, look: Look) {
  const [below, setBelow] = useState<{ first: FeedPage; pages: FeedPage[] }>({ first, pages: [] });
  const [state, setState] = useState<{ isLoading: boolean; problem?: string }>({
    isLoading: false,
  });
  const all = useMemo(() => [first, ...(below.first === first ? below.pages : [])], [first, below]);
  const posts = useMemo(() => all.flatMap((page) => page.posts), [all]);
  const older = all.at(-1)?.older ?? null;

  async function loadOlder(): Promise<void> {
    if (older === null || state.isLoading) return;
    setState({ isLoading: true });
    try {
      const reply = await answerWithin(PATIENCE_MS, fetch(olderPath(look, older)));
      if (!reply.ok) throw new TypeError("no posts");
      setBelow({ first, pages: [...all.slice(1), (await reply.json()) as FeedPage] });
      setState({ isLoading: false });
    } catch (error) {
      setState({ isLoading: false, problem: sayWhyUnsent(error) });
    }
  }

  return { posts, older, loadOlder, ...state };
}
