import { Link } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import { feedPath, type Look } from "./view.ts";

const WIDEST = 10;

export function EmptyFeed({ look }: { look: Look }) {
  const { empty, emptyOf } = useMessages("nearby");
  const { form } = useMessages("compose");
  const isWidest = look.reach === WIDEST && look.kind === undefined;
  return (
    <div className="empty">
      <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
        <path className="ground" d="M8 88h144" />
        <path className="lamp" d="M112 88V24q0-10 10-10h6" />
        <path className="light" d="M120 22h16l10 30h-36z" />
        <path className="bench" d="M28 64h60M28 72h60M36 72v16M80 72v16M32 50h52v6H32z" />
      </svg>
      <h2>{empty.title}</h2>
      <p>{isWidest ? empty.text({ km: WIDEST }) : emptyOf[look.kind ?? "anything"]}</p>
      <p className="actions">
        <Link className="button primary" to="/nearby/new">
          {form.title}
        </Link>
        {!isWidest && (
          <Link className="button" to={feedPath({ reach: WIDEST, kind: undefined })}>
            {empty.wider({ km: WIDEST })}
          </Link>
        )}
      </p>
    </div>
  );
}
