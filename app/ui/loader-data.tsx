import { createContext, useContext } from "react";
import { JsonScript, readJson } from "./json-script.tsx";

interface LoaderData {
  /** What the loaders returned, as the framework encodes it: one list in which values name each other by their index. */
  values: unknown[];
  /** Which words the page shows so far, and the id of the element that holds nothing else. */
  shown: Map<string, string>;
}

interface SentData {
  values: unknown[];
  /** By the indices of words that are left out, the ids of the elements that hold them. */
  shown: Record<string, string>;
}

const Context = createContext<LoaderData | undefined>(undefined);
const ELEMENT_ID = "loader-data";
/** Fewer letters weigh less than saying where they are. */
const WORTHWHILE = 40;

export const LoaderDataProvider = Context;

/** To be called by the component whose element with this id holds these words and nothing else: its page sends them once. */
export function useShownWords(id: string | undefined, words: string): void {
  const shown = useContext(Context)?.shown;
  // HTML makes one line end of two.
  if (id !== undefined && words.length > WORTHWHILE && !words.includes("\r")) shown?.set(words, id);
}

/** Carries what the loaders returned to the page's script, without what the page shows; comes after all that is shown. */
export function LoaderDataScript() {
  const data = useContext(Context);
  return data && <JsonScript id={ELEMENT_ID} value={withoutShown(data)} />;
}

function withoutShown({ values, shown }: LoaderData): SentData {
  const left: SentData = { values: [], shown: {} };
  left.values = values.map((value, index) => {
    const id = typeof value === "string" ? shown.get(value) : undefined;
    if (id === undefined) return value;
    left.shown[index] = id;
    return "";
  });
  return left;
}

/** What the loaders returned, for the framework's client to decode. */
export function readLoaderData(): ReadableStream<Uint8Array> {
  const { values, shown } = readJson(ELEMENT_ID) as SentData;
  for (const [index, id] of Object.entries(shown)) {
    values[Number(index)] = document.getElementById(id)?.textContent ?? "";
  }
  return new Blob([JSON.stringify(values)]).stream();
}
