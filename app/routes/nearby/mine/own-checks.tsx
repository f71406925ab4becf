import type { Check } from "#app/domain/posts/checks.ts";
import { CheckReasons } from "#app/routes/nearby/components/check-notice.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** What of one's own is being checked; `text` is its beginning. */
export function OwnChecks({ checks }: { checks: Check[] }) {
  const { checks: words } = useMessages("safety");
  if (checks.length === 0) return null;
  return (
    <section className="card notices">
      <h2>{words.title}</h2>
      <ul>
        {checks.map((check, index) => (
          <li key={index}>
            <p>
              <Checked check={check} />
            </p>
            <p>
              <CheckReasons check={check} />
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet">{words.outcome}</p>
    </section>
  );
}

function Checked({ check: { thing, text, broughtUpBy } }: { check: Check }) {
  const { checks } = useMessages("safety");
  const quote = <q lang={textLanguage(text, useLanguage())} />;
  const isCaught = broughtUpBy === "rule" && thing !== "photo";
  const ofThing = isCaught ? checks.wasCaught[thing] : checks.was[thing];
  const words = broughtUpBy === "nobody" ? checks.isLookedAt : ofThing;
  return rich(words({ beginning: text, text: quote }));
}
