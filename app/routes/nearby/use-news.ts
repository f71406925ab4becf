import { useEffect, useState } from "react";
import { useMatches } from "react-router";

/** The installed app's badge; not every browser has it. */
type Badged = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

/** How much is new, by the last page that said so: the frame is not loaded again from page to page. */
export function useNews(ofFrame: number): number {
  const page = useMatches().at(-1)?.loaderData as { news?: number } | null | undefined;
  const ofPage = page?.news;
  const [last, setLast] = useState({ ofFrame, news: ofPage ?? ofFrame });
  const news = ofPage ?? (ofFrame === last.ofFrame ? last.news : ofFrame);
  if (news !== last.news || ofFrame !== last.ofFrame) setLast({ ofFrame, news });
  useEffect(() => {
    const app: Badged = navigator;
    const shown = news > 0 ? app.setAppBadge?.(news) : app.clearAppBadge?.();
    // Refused where the app is not installed.
    shown?.catch(() => undefined);
  }, [news]);
  return news;
}
