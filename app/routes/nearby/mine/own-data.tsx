import { Form } from "react-router";
import type { Banned } from "#app/domain/people/refusals.ts";
import { DeleteIcon, ExportIcon, OnwardIcon } from "#app/routes/nearby/components/icon.tsx";
import type { ShownNotice } from "#app/routes/nearby/server/shown-notices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { ContactsLink } from "./notices.tsx";

interface OwnDataProps {
  isKnown: boolean;
  ban: Banned | null;
  notices: readonly ShownNotice[];
  problem: string | undefined;
}

export function OwnData({ isKnown, ban, notices, problem }: OwnDataProps) {
  const { ownData } = useMessages("safety");
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{ownData.title}</h2>
      {!isKnown && <p className="quiet">{ownData.none}</p>}
      <ul className="card sets">
        <li>
          <a className="row" href="/nearby/mine/export" download>
            <ExportIcon />
            <span>{ownData.export}</span>
            <OnwardIcon />
          </a>
        </li>
        <li>
          <details>
            <summary className="row danger">
              <DeleteIcon />
              <span>{ownData.delete}</span>
              <OnwardIcon />
            </summary>
            <Form className="confirm" method="post">
              <p>{ban ? ownData.deleteTextBanned({ days: ban.days }) : ownData.deleteText}</p>
              <Asked notices={notices} />
              <button className="button danger" name="operation" value="delete-data">
                {ownData.deleteAll}
              </button>
            </Form>
          </details>
        </li>
      </ul>
      <p className="alert" role="alert">
        {problem}
      </p>
    </section>
  );
}

/** Warns an author with an unanswered appeal that the answer may not reach them once their data is deleted. */
function Asked({ notices }: Pick<OwnDataProps, "notices">) {
  const { ownData } = useMessages("safety");
  const list = new Intl.ListFormat(useLanguage());
  const waiting = notices.filter(({ appeal }) => appeal !== null && appeal.answeredOn === null);
  if (waiting.length === 0) return null;
  const cases = list.format(new Set(waiting.map(({ caseId }) => String(caseId))));
  return <p>{rich(ownData.deleteAsked({ cases, contacts: <ContactsLink /> }))}</p>;
}
