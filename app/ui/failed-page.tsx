import { useMessages } from "./messages.tsx";
import { PageTitle } from "./page-head.tsx";

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
  const { failed } = useMessages("ui");
  return (
    <div className="message">
      <PageTitle title={failed.title} />
      <h1>{failed.title}</h1>
      <p>{failed.text}</p>
      <TryAgain />
    </div>
  );
}

/** Asks for the page once more; where a form failed, the server puts what was typed into it (`http/failed-reply.ts`). */
export function TryAgain() {
  const { buttons } = useMessages("ui");
  return (
    <form className="try-again">
      <button className="button">{buttons.tryAgain}</button>
    </form>
  );
}
