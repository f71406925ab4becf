import { titleOf } from "./page-meta.ts";

/** What a person sees when a page has failed and no nearer page knows better. */
export function FailedPage() {
  return (
    <>
      <title>{titleOf("Something went wrong")}</title>
      <div className="awning" />
      <main className="message">
        <h1>Something went wrong</h1>
        <p>It is not you. Please try again in a moment.</p>
        <form>
          <button className="button">Try again</button>
        </form>
      </main>
    </>
  );
}
