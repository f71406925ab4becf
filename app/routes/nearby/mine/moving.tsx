import { Form } from "react-router";
import { TextField } from "#app/ui/text-field.tsx";

interface MovingProps {
  /** The code that was just made. */
  code: string | undefined;
  makeProblem: string | undefined;
  useProblem: string | undefined;
}

/** A code for another phone, and the field for a code from one. */
export function Moving({ code, makeProblem, useProblem }: MovingProps) {
  return (
    <section aria-labelledby="moving">
      <h2 id="moving">Another phone</h2>
      <p>
        Here you have no account, so a code takes you to your next phone, with your posts and your
        blocks. This phone forgets you then.
      </p>
      <Form method="post" preventScrollReset>
        <button className="button" name="operation" value="make-code">
          Make a code
        </button>
      </Form>
      <p className="move-code" role="status">
        {code !== undefined && (
          <>
            <b>{inGroups(code)}</b> Good once, for 10 minutes. Type it on the other phone.
          </>
        )}
      </p>
      <p className="alert" role="alert">
        {makeProblem}
      </p>
      <details open={useProblem !== undefined}>
        <summary>I have a code from another phone</summary>
        <Form className="stack" method="post" preventScrollReset>
          <TextField
            id="code"
            name="code"
            label="The code"
            hint="8 letters and digits"
            problem={useProblem}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
          />
          <button className="button" name="operation" value="use-code">
            Go on here
          </button>
        </Form>
      </details>
    </section>
  );
}

function inGroups(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
