import { NavLink } from "react-router";
import { MineIcon } from "#app/routes/nearby/components/icon.tsx";
import { NewsBadge } from "#app/routes/nearby/components/news-badge.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { useNews } from "./use-news.ts";

/** The way to one's own page, with how much is new there. */
export function MineLink({ newsOfFrame }: { newsOfFrame: number }) {
  const { frame } = useMessages("nearby");
  const news = useNews(newsOfFrame);
  return (
    <NavLink to="/nearby/mine" aria-label={news > 0 ? frame.mineWithNews({ news }) : undefined}>
      <span className="with-news">
        <MineIcon />
        <NewsBadge news={news} />
      </span>
      {frame.mine}
    </NavLink>
  );
}
