import { Form } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface MovingProps {
  code: string | undefined;
  makeProblem: string | undefined;
  useProblem: string | undefined;
}

export function Moving({ code, makeProblem, useProblem }: MovingProps) {
  const { moving } = useMessages("safety");
  return (
    <section aria-labelledby="moving">
      <h2 id="moving">{moving.title}</h2>
      <div className="card setting">
        <p>{moving.about}</p>
        <Form method="post" preventScrollReset>
          <button className="button" name="operation" value="make-code">
            {moving.make}
          </button>
        </Form>
        <p className="move-code" role="status">
          {code !== undefined && (
            <>
              <b>{inGroups(code)}</b> {moving.made}
            </>
          )}
        </p>
        <p className="alert" role="alert">
          {makeProblem}
        </p>
        <details open={useProblem !== undefined}>
          <summary className="fold">{moving.have}</summary>
          <Form className="stack" method="post" preventScrollReset>
            <TextField
              id="code"
              name="code"
              label={moving.code}
              hint={moving.codeHint}
              problem={useProblem}
              autoComplete="off"
              autoCapitalize="characters"
              required
            />
            <button className="button" name="operation" value="use-code">
              {moving.use}
            </button>
          </Form>
        </details>
      </div>
    </section>
  );
}

function inGroups(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
