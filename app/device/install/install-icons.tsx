/** The signs beside Apple's own words, in their menu and here. */

export function ShareSquareIcon() {
  return <Sign d="M12 15V3M8 7l4-4 4 4M8 11H5v10h14V11h-3" />;
}

export function AddSquareIcon() {
  return <Sign d="M4 4h16v16H4zM12 8v8M8 12h8" />;
}

function Sign({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
