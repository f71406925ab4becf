import { Form } from "react-router";
import type { Banned } from "#app/domain/people/refusals.ts";
import { DeleteIcon, ExportIcon, OnwardIcon } from "#app/routes/nearby/components/icon.tsx";
import { useMessages } from "#app/ui/messages.tsx";

interface OwnDataProps {
  isKnown: boolean;
  ban: Banned | null;
  problem: string | undefined;
}

export function OwnData({ isKnown, ban, problem }: OwnDataProps) {
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
