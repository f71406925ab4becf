const MOST_SHOWN = 9;

/** How much is new, over the icon before it; nothing if nothing is. The link around it says what it means. */
export function NewsBadge({ news }: { news: number }) {
  if (news === 0) return null;
  return <span className="news-badge">{news > MOST_SHOWN ? `${MOST_SHOWN}+` : news}</span>;
}
