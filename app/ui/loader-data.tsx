import { createContext, useContext } from "react";
import { JsonScript, readJson } from "./json-script.tsx";

/*
 * What the loaders returned, as a document carries it to the script that hydrates it. Long texts stand in the document
 * anyway: each is sent once, and in place of the second there is the id of the element that contains it. Gzip would not
 * see that they are the same, as it looks back 32 KB only.
 */

interface LoaderData {
  /** As the framework encodes it: a flat list, whose arrays and objects refer to other values by their indices. */
  values: unknown[];
  /** The ids of the elements that contain these texts, as far as the page has been rendered. */
  elementIds: Map<unknown, string>;
}

/** Stands in place of a text. The framework's own objects have other keys, like "_12". */
interface Reference {
  textOf: string;
}

const Context = createContext<LoaderData | undefined>(undefined);
const ELEMENT_ID = "loader-data";

export const LoaderDataProvider = Context;

/** Has a text of the loaders' data sent once: by the element with this id, which contains it and nothing else. */
export function useTextSentOnce(id: string | undefined, text: string): void {
  const data = useContext(Context);
  // HTML reads "\r\n" as "\n".
  if (id !== undefined && !text.includes("\r")) data?.elementIds.set(text, id);
}

/** Carries the loaders' data to `readLoaderData`; stands after all elements that contain their texts. */
export function LoaderDataScript() {
  const data = useContext(Context);
  if (!data) return null;
  const sent = data.values.map((value) => {
    const textOf = data.elementIds.get(value);
    return textOf === undefined ? value : { textOf };
  });
  return <JsonScript id={ELEMENT_ID} value={sent} />;
}

/** The loaders' data, for the framework's client to decode. */
export function readLoaderData(): ReadableStream<Uint8Array> {
  const sent = readJson(ELEMENT_ID) as unknown[];
  const values = sent.map((value) =>
    isReference(value) ? (document.getElementById(value.textOf)?.textContent ?? "") : value,
  );
  return new Blob([JSON.stringify(values)]).stream();
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "textOf" in value;
}
