import { Suspense, useEffect, useState, type ComponentType } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useOutbox } from "#app/device/outbox/use-outbox.ts";
import { OFFLINE_PATH } from "#app/device/paths.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PushOffer } from "./push-offer.tsx";
import type { WaitingPostsProps } from "./waiting-posts.tsx";
import { useNeighboursNear } from "./use-neighbours-near.ts";

const load = () => import("./waiting-posts.tsx");

/** Loads the list of waiting posts while there is a network; called where somebody is writing something. */
export async function loadWaitingPosts(): Promise<void> {
  await load();
}

/**
 * Something waits only rarely, so its script is loaded only then. A phone keeps the script for the offline page, which
 * uses it, too. If it cannot be loaded, a link leads there until it can.
 */
function WaitingPostsLater(props: WaitingPostsProps) {
  const { outbox } = useMessages("compose");
  const [List, setList] = useState<ComponentType<WaitingPostsProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const loadList = async () => {
      const { WaitingPosts } = await load();
      setList(() => WaitingPosts);
    };
    const look = () => void loadList().catch(() => setFailed(true));
    look();
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  if (List) return <List {...props} />;
  return hasFailed && <a href={OFFLINE_PATH}>{outbox.toWaiting}</a>;
}

interface OutboxStripProps {
  /** The component that lists the waiting posts. */
  List?: ComponentType<WaitingPostsProps>;
}

/** How the last post arrived, and which posts wait to be sent. */
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
