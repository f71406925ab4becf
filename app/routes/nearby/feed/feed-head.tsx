import { Link } from "react-router";
import type { Place } from "#app/domain/places/place.ts";
import { BellIcon, CameraIcon, DownIcon } from "#app/routes/nearby/components/icon.tsx";
import { NewsBadge } from "#app/routes/nearby/components/news-badge.tsx";
import { PlaceButton } from "#app/routes/nearby/components/place-button.tsx";
import { OwnRangoli } from "#app/routes/nearby/components/rangoli.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

interface FeedHeadProps {
  place: Place;
  /** How many posts there are; undefined where that is not known. */
  count: string | undefined;
  /** How much is new for its reader. */
  news: number;
}

/** The name of a feed's place, with links to another place and, on phones, to what is new. */
export function FeedHead({ place, count, news }: FeedHeadProps) {
  const { feed, frame } = useMessages("nearby");
  return (
    <div className="feed-head">
      <div>
        <h1>
          <Around {...place} />
        </h1>
        <Link className="round-link" to="/nearby/place">
          <DownIcon />
          <span className="unseen">{feed.changePlace}</span>
        </Link>
      </div>
      {count !== undefined && <p>{count}</p>}
      <Link
        className="round-link bell"
        to="/nearby/mine"
        aria-label={news > 0 ? frame.bellWithNews({ news }) : frame.bell}
      >
        <span className="with-news">
          <BellIcon />
          <NewsBadge news={news} />
        </span>
      </Link>
    </div>
  );
}

function Around({ name }: Place) {
  const { feed } = useMessages("nearby");
  const lang = textLanguage(name, useLanguage());
  return name === ""
    ? feed.title
    : rich(feed.aroundPlace({ place: name, name: <span lang={lang} /> }));
}

/** The way to the form, as it looks there. */
export function ComposeBar() {
  const { feed } = useMessages("nearby");
  return (
    <Link className="compose-bar" to="/nearby/new">
      <OwnRangoli />
      <span>{feed.whatsUp}</span>
      <CameraIcon />
    </Link>
  );
}

/** Says that this is not the reader's own corner, and offers to make it theirs or to go back. */
export function Visiting({ place }: { place: Place }) {
  const { feed } = useMessages("nearby");
  return (
    <div className="notice visiting">
      <p>{feed.visiting}</p>
      <div className="actions">
        <PlaceButton place={place}>{feed.makeMine}</PlaceButton>
        <Link className="button" to="/nearby">
          {feed.backToMine}
        </Link>
      </div>
    </div>
  );
}
