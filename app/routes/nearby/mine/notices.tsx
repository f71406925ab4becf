import type { Notice } from "#app/domain/reports/notices.ts";
import { textLanguage } from "#app/ui/text-language.ts";

const DECIDED: Record<Notice["decision"], string> = {
  hide: "was hidden",
  restore: "was reported and is shown again",
  remove: "was removed",
};

/** What the moderators have decided about one's own things, and why. */
export function Notices({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section className="notices">
      <h2>What our moderators decided</h2>
      <ul>
        {notices.map(({ thing, decision, reason, beginning, decidedAt }) => (
          <li key={`${decidedAt} ${beginning}`}>
            <p>
              Your {thing} <q lang={textLanguage(beginning)}>{beginning}</q> {DECIDED[decision]}.
            </p>
            {reason !== "" && <p lang={textLanguage(reason)}>{reason}</p>}
          </li>
        ))}
      </ul>
      <p className="quiet">
        Do you think that this is wrong? Our grievance officer looks again: see the{" "}
        <a href="/csae-standards#contact">contacts</a>.
      </p>
    </section>
  );
}
