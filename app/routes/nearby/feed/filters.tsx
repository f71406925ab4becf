import { Link } from "react-router";
import { REACHES } from "#app/domain/places/cover.ts";
import { KINDS } from "#app/domain/posts/limits.ts";
import { AllIcon, HelpIcon, PlanIcon, UpdateIcon } from "#app/routes/nearby/components/icon.tsx";
import { showWhole } from "#app/routes/nearby/components/show-whole.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { feedPath, type Look } from "./view.ts";

const KIND_ICONS = { all: AllIcon, update: UpdateIcon, help: HelpIcon, plan: PlanIcon };

/** How far to look. */
export function Reaches({ look }: { look: Look }) {
  const { feed } = useMessages("nearby");
  return (
    <nav aria-label={feed.howFar}>
      <ul className="reaches">
        {REACHES.map((reach) => (
          <li key={reach}>
            <Link
              to={feedPath({ ...look, reach })}
              aria-current={reach === look.reach ? "true" : undefined}
            >
              {feed.km({ km: reach })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Which kind of posts to show. Unless somebody has chosen how far to look, each kind is looked for as far as it takes. */
export function Kinds({ look, isChosen }: { look: Look; isChosen: boolean }) {
  const { feed } = useMessages("nearby");
  const kinds = [undefined, ...KINDS];
  return (
    <nav aria-label={feed.filters}>
      <ul className="kinds">
        {kinds.map((kind) => {
          const KindIcon = KIND_ICONS[kind ?? "all"];
          return (
            <li key={kind ?? "all"}>
              <Link
                to={feedPath(isChosen ? { ...look, kind } : { at: look.at, kind })}
                aria-current={kind === look.kind ? "true" : undefined}
                onFocus={showWhole}
              >
                <KindIcon />
                {kind === undefined ? feed.all : feed.kinds[kind]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
