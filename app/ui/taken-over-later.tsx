import { Suspense, use, type ReactNode } from "react";
import { turnOf } from "./take-over.ts";

interface TakenOverLaterProps {
  /** Of the one element that this renders. */
  id: string;
  children: ReactNode;
}

/** What a page's script takes over in a task of its own. It stays as the server wrote it until then. */
export function TakenOverLater({ id, children }: TakenOverLaterProps) {
  // React, which development keeps, would look for marks of its own around it.
  if (import.meta.env.SSR || import.meta.env.DEV) return children;
  return (
    <Suspense>
      <Part id={id}>{children}</Part>
    </Suspense>
  );
}

function Part({ id, children }: TakenOverLaterProps) {
  const turn = turnOf(id);
  if (turn) use(turn);
  return children;
}
