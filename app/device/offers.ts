import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/* Unprompted offers, such as installing the app. A view shows at most one; this module decides which. */

/** The most important one first. */
const OFFERS = ["notifications", "install"] as const;
type Offer = (typeof OFFERS)[number];

const due = new Set<Offer>();
const listeners = new Set<() => void>();
/** The one that a view has had, which no other one follows there. */
let made: { view: string; offer: Offer } | undefined;

/**
 * Whether this offer may be made on this view: it is due, and no other one has been made here or is more important. Only
 * where it is due: a view may have several places for it.
 */
export function useOffer(offer: Offer, isDue: boolean): boolean {
  const { key: view } = useLocation();
  useLayoutEffect(() => {
    if (!isDue) return;
    due.add(offer);
    tellAll();
    return () => {
      due.delete(offer);
      tellAll();
    };
  }, [offer, isDue]);
  const isMade = useSyncExternalStore(
    listen,
    () => due.has(offer) && offerOn(view) === offer,
    () => false,
  );
  useEffect(() => {
    if (isMade) made = { view, offer };
  }, [isMade, view, offer]);
  return isDue && isMade;
}

function offerOn(view: string): Offer | undefined {
  return made?.view === view ? made.offer : OFFERS.find((offer) => due.has(offer));
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function tellAll(): void {
  for (const tell of listeners) tell();
}
