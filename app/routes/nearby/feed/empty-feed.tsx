import { Link } from "react-router";
import { feedPath, type Look } from "./view.ts";

export function EmptyFeed({ look }: { look: Look }) {
  const isWidest = look.reach === 10 && look.kind === undefined;
  return (
    <div className="empty">
      <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
        <path className="ground" d="M8 88h144" />
        <path className="lamp" d="M112 88V24q0-10 10-10h6" />
        <path className="light" d="M120 22h16l10 30h-36z" />
        <path className="bench" d="M28 64h60M28 72h60M36 72v16M80 72v16M32 50h52v6H32z" />
      </svg>
      <h2>It is quiet here just now</h2>
      <p>
        {isWidest
          ? "Nobody within 10 km has posted in the last day. Say hello: somebody has to be the first."
          : `Nobody this close has posted ${look.kind ? "such a thing" : "anything"} in the last day.`}
      </p>
      <p className="actions">
        <Link className="button primary" to="/nearby/new">
          Post something
        </Link>
        {!isWidest && (
          <Link className="button" to={feedPath({ reach: 10, kind: undefined })}>
            Look within 10 km
          </Link>
        )}
      </p>
    </div>
  );
}
