import { useSyncExternalStore } from "react";
import { brand } from "#app/brand.ts";
import { returnPath } from "#app/device/paths.ts";
import { useReturn } from "#app/device/use-reachable.ts";
import { LastPosts } from "#app/routes/nearby/components/last-posts.tsx";
import { OutboxStrip } from "#app/routes/nearby/components/outbox-strip.tsx";
import { WaitingPosts } from "#app/routes/nearby/components/waiting-posts.tsx";
import { nearbyCss } from "#app/routes/nearby/nearby-css.ts";
import { screensCss } from "#app/routes/nearby/screens-css.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { OfflineNotice } from "./offline-notice.tsx";

export const handle: PageHandle = {
  css: nearbyCss,
  optionalCss: screensCss,
  // Cards of posts and the outbox are shown here too.
  messages: ["nearby", "compose", "phone"],
  client: true,
};

/** Shown without a network. It lies outside the community's frame, as the stored document is the same for everybody. */
export default function Offline() {
  const { offline } = useMessages("phone");
  // Only the browser knows the page's address and its network.
  const isHydrated = useIsHydrated();
  const path = isHydrated ? returnPath(location.search) : "/nearby";
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => false,
  );
  useReturn(path);
  return (
    <>
      <PageHead title={offline.pageTitle} noindex />
      <header className="top-bar nearby-bar">
        <a className="wordmark" href="/nearby">
          <img src="/favicon.svg" alt="" width="32" height="32" /> {brand.name}
        </a>
      </header>
      <main className="nearby offline">
        <OfflineNotice isOnline={isOnline} path={path} />
        <OutboxStrip List={WaitingPosts} />
        <LastPosts />
      </main>
    </>
  );
}

function followNetwork(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
