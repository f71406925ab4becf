import { useMessages } from "./messages.tsx";

/** The one CSS rule that changes with the splash's length; the page's policy must allow it. */
export function splashRule(milliseconds: number): string {
  return `.splash{--splash:${milliseconds}ms}`;
}

/** The awning over a page for `milliseconds`; splash-exit.ts ends it early. Hidden from screen readers and crawlers. */
export function Splash({ name, milliseconds }: { name: string; milliseconds: number }) {
  const { page } = useMessages("ui");
  if (milliseconds <= 0) return null;
  return (
    <div className="splash" aria-hidden="true">
      <style>{splashRule(milliseconds)}</style>
      <p>
        <b>{name}</b>
        <span>{page.poweredBy}</span>
      </p>
      <span>{page.skip}</span>
    </div>
  );
}
