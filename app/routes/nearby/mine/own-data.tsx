import { Form } from "react-router";

interface OwnDataProps {
  isKnown: boolean;
  problem: string | undefined;
}

/** Export and deletion of everything that is stored about somebody. */
export function OwnData({ isKnown, problem }: OwnDataProps) {
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      {!isKnown && <p className="quiet">We hold nothing of you: you have only read so far.</p>}
      <div className="actions">
        <a className="button" href="/nearby/mine/export" download>
          Export my data
        </a>
        <details className="confirm">
          <summary className="button danger">Delete my data</summary>
          <p>
            Your posts, comments, photos, reactions and blocks go at once, and we forget who you
            are. It cannot be undone. What was reported stays with our moderators for 180 days.
          </p>
          <Form method="post">
            <button className="button danger" name="operation" value="delete-data">
              Delete everything
            </button>
          </Form>
        </details>
      </div>
      <p className="alert" role="alert">
        {problem}
      </p>
    </section>
  );
}
