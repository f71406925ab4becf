import { useEffect, useState } from "preact/compat";
import "./elements.ts";

/* What scripts of the community's pages get for "react" (docs/decisions/048-preact-in-browsers.md): Preact, and what it lacks. */

// @ts-expect-error Its types are those of a namespace, which only a default import could bring.
export * from "preact/compat";
export { default } from "preact/compat";

/**
 * As React's: the value, or at first another one. Preact knows no second argument.
 * @param value What it gives once the page has been shown
 * @param initial What it gives until then, if that is another one
 */
export function useDeferredValue<T>(value: T, initial: T = value): T {
  const [isFirst, setFirst] = useState(!Object.is(value, initial));
  useEffect(() => setFirst(false), []);
  return isFirst ? initial : value;
}

/** As React's, which shows another state only during transitions: Preact has none, each is over at once. */
export function useOptimistic<T>(state: T): [T, () => void] {
  return [state, setNothing];
}

function setNothing(): void {}
