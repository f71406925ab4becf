import { Link } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import bench from "./bench.svg?no-inline";
import { feedPath, type Look } from "./view.ts";

const WIDEST = 10;

function isWidest({ reach, kind }: Look): boolean {
  return reach === WIDEST && kind === undefined;
}

/** Whether an empty feed asks for the first post: around one's own place, where looking further would find nothing. */
export function asksForFirst(look: Look): boolean {
  return isWidest(look) && look.at === undefined;
}

/** Where nobody has posted: what to do about it or, if that may be for want of looking further, where else to look. */
export function EmptyFeed({ look }: { look: Look }) {
  const { empty, emptyOf } = useMessages("nearby");
  const { form } = useMessages("compose");
  const isFirst = asksForFirst(look);
  const isAll = isWidest(look);
  return (
    <div className={isFirst ? "card quiet-corner first-post" : "card quiet-corner"}>
      <img src={bench} width="720" height="208" alt="" />
      <div>
        <h2>{isAll ? empty.title : empty.quiet}</h2>
        <p>{isAll ? empty.text : emptyOf[look.kind ?? "anything"]}</p>
        {look.at === undefined && (
          <Link className="button primary" to="/nearby/new">
            {isAll ? empty.post : form.title}
          </Link>
        )}
        {!isAll && (
          <Link className="button" to={feedPath({ at: look.at, reach: WIDEST })}>
            {empty.wider({ km: WIDEST })}
          </Link>
        )}
      </div>
    </div>
  );
}
