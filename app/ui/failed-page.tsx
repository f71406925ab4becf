import { brand } from "#app/brand.ts";

/** What a person sees when a page has failed and no nearer page knows better. */
export function FailedPage() {
  return (
    <>
      <title>{`Something went wrong | ${brand.name}`}</title>
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
