import { Link } from "react-router";
import type { Place } from "#app/domain/places/place.ts";
import { CameraIcon, ComposeIcon, DownIcon } from "#app/routes/nearby/components/icon.tsx";
import { PlaceButton } from "#app/routes/nearby/components/place-button.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Look } from "./view.ts";

interface FeedHeadProps {
  place: Place;
  look: Look;
  /** How many posts are shown. */
  posts: number;
  /** Whether there are more of them than that. */
  hasMore: boolean;
}

/** Where a feed is, the way to another place, and how much is going on. */
export function FeedHead({ place, look, posts, hasMore }: FeedHeadProps) {
  const { feed } = useMessages("nearby");
  const count = { posts, km: look.reach };
  return (
    <div className="feed-head">
      <h1>
        <Around {...place} />
      </h1>
      <Link className="round-link" to="/nearby/place">
        <DownIcon />
        <span className="unseen">{feed.changePlace}</span>
      </Link>
      {posts > 0 && <p>{hasMore ? feed.countMore(count) : feed.count(count)}</p>}
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
      <ComposeIcon />
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
