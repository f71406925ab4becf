import { useFetcher } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { localPath } from "#app/messages/languages.ts";
import { PrefetchPage } from "#app/routes/nearby/components/prefetch-page.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";

/** Shown every three months until the reader confirms it. */
export function RulesReminder() {
  const { rules } = useMessages("nearby");
  // A fetcher, so that the page stays if the network fails.
  const { Form, data } = useFetcher<MaybeProblem>();
  const problem = useProblem(data);
  return (
    <aside className="notice" aria-labelledby="rules">
      <h2 id="rules">{rules.title}</h2>
      {/* Without a network, that page's code for error messages could no longer be loaded. */}
      <PrefetchPage page="/nearby/mine" />
      <p>
        {rich(
          rules.text({
            standards: <PublicLink path="/csae-standards" />,
            privacy: <PublicLink path="/privacy-policy" />,
          }),
        )}
      </p>
      <Form method="post" action="/nearby/mine">
        <button className="button" name="operation" value="read-rules">
          {rules.confirm}
        </button>
      </Form>
      <p className="alert" role="alert">
        {problem}
      </p>
    </aside>
  );
}

function PublicLink({ path, children }: { path: string; children?: React.ReactNode }) {
  return <a href={localPath(useLanguage(), path)}>{children}</a>;
}
