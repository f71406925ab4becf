import { PrefetchPageLinks, useFetcher } from "react-router";

/** What neighbours are reminded of every three months, until they have said that they read it. */
export function RulesReminder() {
  // On whatever page it stands, a network that fails leaves that as it is.
  const { Form, data } = useFetcher<{ problem?: string }>();
  return (
    <aside className="notice" aria-labelledby="rules">
      <h2 id="rules">A word about the rules</h2>
      {/* Without a network the code that says so could not be had any more. */}
      <PrefetchPageLinks page="/nearby/mine" />
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
        {data?.problem}
      </p>
    </aside>
  );
}
