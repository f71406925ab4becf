import type { Banned } from "#app/domain/people/refusals.ts";
import type { Notice } from "#app/domain/reports/notices.ts";
import { localPath } from "#app/messages/languages.ts";
import { WarnIcon } from "#app/routes/nearby/components/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

interface NoticesProps {
  notices: Notice[];
  /** The ban of its reader; null if they are not banned. */
  ban: Banned | null;
}

export function Notices({ notices, ban }: NoticesProps) {
  const { decisions } = useMessages("safety");
  const language = useLanguage();
  if (notices.length === 0 && ban === null) return null;
  const isBad = ban !== null || notices.some(({ decision }) => decision !== "restore");
  return (
    <section className={isBad ? "card notices bad" : "card notices"}>
      <h2>
        {isBad && <WarnIcon />}
        {decisions.title}
      </h2>
      <ul>
        {ban !== null && (
          <li>
            <p>{decisions.banned({ days: ban.days })}</p>
            <p lang={textLanguage(ban.because, language)}>{ban.because}</p>
          </li>
        )}
        {notices.map((notice) => (
          <Decided key={`${notice.decidedAt} ${notice.beginning}`} notice={notice} />
        ))}
      </ul>
      <p className="quiet">{rich(decisions.appeal({ contacts: <ContactsLink /> }))}</p>
    </section>
  );
}

function ContactsLink({ children }: { children?: React.ReactNode }) {
  return <a href={localPath(useLanguage(), "/csae-standards#contact")}>{children}</a>;
}

function Decided({ notice: { thing, decision, reason, beginning } }: { notice: Notice }) {
  const { decided } = useMessages("safety");
  const language = useLanguage();
  const text = <q lang={textLanguage(beginning, language)} />;
  return (
    <li>
      <p>{rich(decided[`${thing}-${decision}`]({ beginning, text }))}</p>
      {reason !== "" && <p lang={textLanguage(reason, language)}>{reason}</p>}
    </li>
  );
}
