import { Form } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";

interface OwnDataProps {
  isKnown: boolean;
  problem: string | undefined;
}

export function OwnData({ isKnown, problem }: OwnDataProps) {
  const { ownData } = useMessages("safety");
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{ownData.title}</h2>
      <div className="card setting">
        {!isKnown && <p className="quiet">{ownData.none}</p>}
        <div className="actions">
          <a className="button" href="/nearby/mine/export" download>
            {ownData.export}
          </a>
          <details className="confirm">
            <summary className="button danger">{ownData.delete}</summary>
            <p>{ownData.deleteText}</p>
            <Form method="post">
              <button className="button danger" name="operation" value="delete-data">
                {ownData.deleteAll}
              </button>
            </Form>
          </details>
        </div>
        <p className="alert" role="alert">
          {problem}
        </p>
      </div>
    </section>
  );
}
