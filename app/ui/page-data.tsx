import { createContext, useContext, type ReactNode } from "react";
import { JsonScript, readJson } from "./json-script.tsx";

const Context = createContext<unknown>(undefined);
const ELEMENT_ID = "data";

/** Where the framework's stream has these values instead of the place of one. */
const NULL = -5;

interface PageDataProviderProps {
  /** What the loaders gave, as JSON can write it, or the framework's stream of it. */
  of: unknown;
  children: ReactNode;
}

export function PageDataProvider({ of, children }: PageDataProviderProps) {
  return <Context value={of}>{children}</Context>;
}

/**
 * Carries what the loaders gave to the page's scripts. It stands right behind the page, as texts that are in both then cost
 * little: gzip looks back 32 KB.
 */
export function PageDataScript() {
  return <JsonScript id={ELEMENT_ID} value={useContext(Context)} />;
}

/** What the loaders gave, as the framework reads it. */
export function readPageData(): ReadableStream<Uint8Array<ArrayBuffer>> {
  const data = readJson(ELEMENT_ID);
  const text = typeof data === "string" ? data : `${JSON.stringify(flatten(data))}\n`;
  return new Blob([text]).stream();
}

/** A list of a value and all that is in it. Lists and objects hold the places of what is theirs; so do keys. */
function flatten(whole: unknown): unknown[] {
  const flat: unknown[] = [];
  const placeOf = (value: unknown): number => {
    if (value === null) return NULL;
    const place = flat.push(value) - 1;
    if (Array.isArray(value)) flat[place] = value.map(placeOf);
    else if (typeof value === "object") {
      const entries = Object.entries(value);
      flat[place] = Object.fromEntries(
        entries.map(([key, one]) => [`_${placeOf(key)}`, placeOf(one)]),
      );
    }
    return place;
  };
  placeOf(whole);
  return flat;
}
