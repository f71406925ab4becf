import type { Notice } from "#app/domain/reports/notices.ts";
import { textLanguage } from "#app/ui/text-language.ts";

const DECIDED: Record<Notice["decision"], string> = {
  hide: "was hidden",
  restore: "was reported and is shown again",
  remove: "was removed",
};

interface NoticesProps {
  notices: Notice[];
  /** Why its reader is banned; null if they are not. */
  banReason: string | null;
}

/** What the moderators decided about the reader's posts and comments, and about the reader. */
export function Notices({ notices, banReason }: NoticesProps) {
  if (notices.length === 0 && banReason === null) return null;
  return (
    <section className="notices">
      <h2>What our moderators decided</h2>
      <ul>
        {banReason !== null && (
          <li>
            <p>
              You cannot write here any more, and nobody sees your posts. You can go on reading.
            </p>
            <p lang={textLanguage(banReason)}>{banReason}</p>
          </li>
        )}
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
