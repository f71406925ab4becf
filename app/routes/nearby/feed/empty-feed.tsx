import { Link } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import bench from "./bench.svg?no-inline";
import { feedPath, type Look } from "./view.ts";

const WIDEST = 10;

/** Where nobody has posted: what to do about it or, if that may be for want of looking further, where else to look. */
export function EmptyFeed({ look }: { look: Look }) {
  const { empty, emptyOf } = useMessages("nearby");
  const { form } = useMessages("compose");
  const isWidest = look.reach === WIDEST && look.kind === undefined;
  const isFirst = isWidest && look.at === undefined;
  return (
    <div className={isFirst ? "card quiet-corner first-post" : "card quiet-corner"}>
      <img src={bench} width="720" height="208" alt="" />
      <div>
        <h2>{isWidest ? empty.title : empty.quiet}</h2>
        <p>{isWidest ? empty.text : emptyOf[look.kind ?? "anything"]}</p>
        {look.at === undefined && (
          <Link className="button primary" to="/nearby/new">
            {isWidest ? empty.post : form.title}
          </Link>
        )}
        {!isWidest && (
          <Link className="button" to={feedPath({ at: look.at, reach: WIDEST })}>
            {empty.wider({ km: WIDEST })}
          </Link>
        )}
      </div>
    </div>
  );
}
