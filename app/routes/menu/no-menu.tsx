import { brand } from "#app/brand.ts";
import { TryAgain } from "#app/ui/failed-page.tsx";

export function MissingMenu({ title }: { title: string }) {
  return (
    <NoMenu title={title}>
      <p>Scan the code at your table once more, or ask the shop for the link to its menu.</p>
      <p>
        <a className="button" href="/">
          {`To ${brand.name}`}
        </a>
      </p>
    </NoMenu>
  );
}

/** For a menu that exists but could not be read. */
export function FailedMenu() {
  return (
    <NoMenu title="Failed to load menu">
      <p>It is not you: our kitchen dropped the tray. Please try again in a moment.</p>
      <TryAgain />
    </NoMenu>
  );
}

function NoMenu({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <div className="awning" />
      <main className="message">
        <EmptyThali />
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}

const BOWLS = [
  [42, 32],
  [76, 30],
  [62, 47],
] as const;

function EmptyThali() {
  const outline = { stroke: "var(--accent)", strokeWidth: 2 };
  return (
    <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
      <ellipse cx="60" cy="40" rx="56" ry="28" fill="var(--tint)" {...outline} />
      <ellipse cx="60" cy="38" rx="44" ry="20" fill="none" stroke="var(--line)" strokeWidth="2" />
      {BOWLS.map(([cx, cy]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx="12" ry="6" fill="var(--paper)" {...outline} />
      ))}
    </svg>
  );
}
