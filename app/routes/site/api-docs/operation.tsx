import type { Route } from "./+types/api-docs";
import { commandOf } from "./command.ts";
import { descriptionOf, inWords } from "./schema-words.ts";

type DescribedOperation = Route.ComponentProps["matches"][2]["loaderData"]["paths"][string][string];
type Content = NonNullable<DescribedOperation["requestBody"]>["content"]["application/json"];
type Reply = DescribedOperation["responses"][string];

interface OperationProps {
  /** The address of the API, which its paths are added to. */
  base: string;
  method: string;
  path: string;
  operation: DescribedOperation;
}

export function Operation({ base, method, path, operation }: OperationProps) {
  const body = operation.requestBody?.content["application/json"];
  return (
    <section className="operation" aria-labelledby={operation.operationId}>
      <h3 id={operation.operationId}>
        <span className={`method ${method}`}>{method.toUpperCase()}</span> <code>{path}</code>
      </h3>
      <p>
        {operation.summary}.{" "}
        {operation.security.length > 0 ? "For people who work for the shop." : "For everybody."}
      </p>
      {body && <Takes {...body} />}
      <Command text={commandOf({ base, method, path, operation })} />
      {Object.entries(operation.responses).map(([status, reply]) => (
        <Gives key={status} status={status} reply={reply} />
      ))}
      <p className="problems">
        Problems:{" "}
        {Object.entries(operation.responses)
          .filter(([status]) => Number(status) >= 400)
          .map(([status, { description }]) => `${status} ${description}`)
          .join(" · ")}
      </p>
    </section>
  );
}

function Takes({ schema }: Content) {
  const required = schema.required ?? [];
  return (
    <dl className="fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {required.includes(name) ? "" : " (optional)"}
          </dt>
          <dd>{[inWords(field), descriptionOf(field)].filter(Boolean).join(". ")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Command({ text }: { text: string }) {
  return (
    <figure>
      <figcaption>In a shell</figcaption>
      <pre className="command">
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Gives({ status, reply }: { status: string; reply: Reply }) {
  const content = reply.content?.["application/json"];
  return content && <Example title={`Reply ${status}`} example={content.example} />;
}

function Example({ title, example }: { title: string; example: unknown }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre>
        <code>{JSON.stringify(example, null, 2)}</code>
      </pre>
    </figure>
  );
}
