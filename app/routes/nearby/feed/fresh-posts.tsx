import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { PAGE_LENGTH } from "#app/domain/posts/limits.ts";
import { moveFocus } from "#app/routes/nearby/components/move-focus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { freshPath, type Look } from "./view.ts";

const ASKED_EVERY_MS = 45_000;

interface FreshPostsProps {
  look: Look;
  /** The cursor after which posts are new. */
  since: string;
}

/** Says that new posts have come, and shows them after a tap, so that nothing moves while it is being read. */
export function FreshPosts({ look, since }: FreshPostsProps) {
  const { feed } = useMessages("nearby");
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState({ since, count: 0 });
  const address = freshPath(look, since);

  useEffect(() => {
    async function ask(): Promise<void> {
      if (document.visibilityState !== "visible") return;
      const reply = await fetch(address).catch(() => undefined);
      if (!reply?.ok) return;
      const { count } = (await reply.json()) as { count: number };
      setFresh({ since, count });
    }
    const timer = setInterval(() => void ask(), ASKED_EVERY_MS);
    const checkAgain = () => void ask();
    document.addEventListener("visibilitychange", checkAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkAgain);
    };
  }, [address, since]);

  const tappedSince = useRef<string>(undefined);
  useEffect(() => {
    if (tappedSince.current === undefined || tappedSince.current === since) return;
    tappedSince.current = undefined;
    window.scrollTo({ top: 0 });
    moveFocus(document.querySelector<HTMLElement>(".posts article"));
  }, [since]);

  const count = fresh.since === since ? fresh.count : 0;
  const words =
    count > PAGE_LENGTH ? feed.manyFresh({ most: PAGE_LENGTH }) : feed.fresh({ posts: count });
  return (
    <div className="fresh" role="status">
      {count > 0 && (
        <button
          className="button primary"
          onClick={() => {
            tappedSince.current = since;
            void revalidate();
          }}
        >
          {words}
        </button>
      )}
    </div>
  );
}
