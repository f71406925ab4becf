import { lazy, Suspense, type ComponentType } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useOutbox } from "#app/device/outbox/use-outbox.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PushOffer } from "./push-offer.tsx";
import type { WaitingPostsProps } from "./waiting-posts.tsx";
import { useNeighboursNear } from "./use-neighbours-near.ts";

const load = () => import("./waiting-posts.tsx");

/** Has the list of what waits there before the network goes, where something is being written. */
export async function loadWaitingPosts(): Promise<void> {
  await load();
}

/** Seldom does anything wait, so its script comes only then. A phone keeps it for the offline page, which is made of it. */
const WaitingPostsLater = lazy(async () => {
  // Without it the page goes on.
  const { WaitingPosts } = await load().catch(() => new Promise<never>(() => {}));
  return { default: WaitingPosts };
});

interface OutboxStripProps {
  /** What lists the posts that wait. */
  List?: ComponentType<WaitingPostsProps>;
}

/** How the last post arrived, and what waits to be sent. */
export function OutboxStrip({ List = WaitingPostsLater }: OutboxStripProps) {
  const { waiting, sending, arrival } = useOutbox();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { outbox } = useMessages("compose");
  const neighbours = useNeighboursNear();
  const isPosted = pathname === "/nearby" && (arrival !== undefined || query.has("posted"));
  const isChecked = (arrival ?? query.get("posted")) === "checked";
  // Whoever is writing should not be distracted by earlier posts.
  const shown = pathname === "/nearby/new" ? [] : waiting;
  return (
    <div className="outbox">
      <p className="status" role="status">
        {isPosted && outbox.posted[isChecked ? "checked" : neighbours]}
      </p>
      <PushOffer isDue={isPosted} />
      {shown.length > 0 && (
        <Suspense>
          <List waiting={shown} sending={sending} />
        </Suspense>
      )}
    </div>
  );
}
