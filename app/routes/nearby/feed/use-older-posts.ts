import { useEffect, useMemo, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { postsBelow, rememberPosts } from "#app/device/feed/seen-posts.ts";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent, type Unsent } from "#app/ui/unreachable.ts";
import { olderPath, type Look } from "./view.ts";

/** A feed's first page with older ones below, kept for going back. Rereading it drops them, so as to leave no gap. */
export function useOlderPosts(first: FeedPage, look: Look) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [below, setBelow] = useState(() => {
    const seen = isBack ? postsBelow(look, first) : undefined;
    return { first, pages: seen ? [seen] : [] };
  });
  const [firstNew, setFirstNew] = useState<string>();
  const [state, setState] = useState<{ isLoading: boolean; failure?: Unsent }>({
    isLoading: false,
  });
  const { unsent } = useMessages("ui");
  const all = useMemo(() => [first, ...(below.first === first ? below.pages : [])], [first, below]);
  const posts = useMemo(() => all.flatMap((page) => page.posts), [all]);
  const older = all.at(-1)?.older ?? null;
  useEffect(
    () => rememberPosts(look, { posts, older, newest: first.newest }),
    [look, posts, older, first],
  );

  async function loadOlder(): Promise<void> {
    if (older === null || state.isLoading) return;
    setState({ isLoading: true });
    try {
      const reply = await answerWithin(PATIENCE_MS, fetch(olderPath(look, older)));
      if (!reply.ok) throw new TypeError("no posts");
      const page = (await reply.json()) as FeedPage;
      setBelow({ first, pages: [...all.slice(1), page] });
      setFirstNew(page.posts[0]?.publicId);
      setState({ isLoading: false });
    } catch (error) {
      setState({ isLoading: false, failure: whyUnsent(error) });
    }
  }

  const { isLoading, failure } = state;
  const problem = failure && unsent[failure];
  return { posts, older, loadOlder, firstNew, isLoading, problem };
}
