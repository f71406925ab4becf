import { useMessages } from "./messages.tsx";

/** The one CSS rule that changes with the splash's length; the page's policy must allow it. */
export function splashRule(milliseconds: number): string {
  return `.splash{--splash:${milliseconds}ms}`;
}

/**
 * The branded awning that rolls down over a page that is already there, and up again after `milliseconds`.
 * Styled by splash.css; splash-exit.ts ends it early. Readers and crawlers never meet it.
 */
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
    </div>
  );
}
