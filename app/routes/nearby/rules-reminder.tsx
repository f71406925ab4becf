import { useFetcher } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { PrefetchPage } from "#app/routes/nearby/components/prefetch-page.tsx";

/** Shown every three months until the reader confirms it. */
export function RulesReminder() {
  // A fetcher, so that the page stays if the network fails.
  const { Form, data } = useFetcher<MaybeProblem>();
  const problem = useProblem(data);
  return (
    <aside className="notice" aria-labelledby="rules">
      <h2 id="rules">A word about the rules</h2>
      {/* Without a network, that page's code for error messages could no longer be loaded. */}
      <PrefetchPage page="/nearby/mine" />
      <p>
        Be kind. Post nothing that harms or threatens anybody, that is a trick, or that tells
        strangers where or who somebody is. What breaks the rules is removed, and whoever goes on is
        shut out. All of it stands in our <a href="/csae-standards">child safety standards</a> and
        our <a href="/privacy-policy">privacy policy</a>.
      </p>
      <Form method="post" action="/nearby/mine">
        <button className="button" name="operation" value="read-rules">
          I have read it
        </button>
      </Form>
      <p className="alert" role="alert">
        {problem}
      </p>
    </aside>
  );
}
