import { titleOf } from "./page-meta.ts";

/** What a person sees when a page has failed and no nearer page knows better. */
export function FailedPage() {
  return (
    <>
      <div className="awning" />
      <main>
        <Failed />
      </main>
    </>
  );
}

/** The same, for within a page's frame. */
export function Failed() {
  return (
    <div className="message">
      <title>{titleOf("Something went wrong")}</title>
      <h1>Something went wrong</h1>
      <p>It is not you. Please try again in a moment.</p>
      <form>
        <button className="button">Try again</button>
      </form>
    </div>
  );
}
