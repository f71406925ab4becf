import { createContext, useContext, useMemo, type ReactNode } from "react";
import { bindTexts, type Messages } from "#app/messages/bind.ts";
import type { Area, Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { JsonScript, readJson } from "./json-script.tsx";

/** The language of a page, and the texts that it may show: those of the areas that its handles name. */
export interface PageMessages {
  language: Language;
  texts: Partial<Catalogue>;
}

const Context = createContext<PageMessages | undefined>(undefined);
const ELEMENT_ID = "messages";

export function MessagesProvider({ of, children }: { of: PageMessages; children: ReactNode }) {
  return <Context value={of}>{children}</Context>;
}

/** Texts besides those that the page came with, for a part of it that is loaded later. */
export function MoreMessages({
  texts,
  children,
}: Pick<PageMessages, "texts"> & { children: ReactNode }) {
  const page = usePageMessages();
  const more = useMemo(() => ({ ...page, texts: { ...texts, ...page.texts } }), [page, texts]);
  return <Context value={more}>{children}</Context>;
}

/** The texts of an area in the language of the page. */
export function useMessages<A extends Area>(area: A): Messages<Catalogue[A]> {
  return bindTexts<Catalogue[A]>(useTexts(area), useLanguage());
}

/** The same as they stand in the catalogue, for handing them to a script. */
export function useTexts<A extends Area>(area: A): Catalogue[A] {
  const found = usePageMessages().texts[area];
  if (!found) throw new Error(`No handle of this page names the messages of "${area}"`);
  return found;
}

/** The language of the page. */
export function useLanguage(): Language {
  return usePageMessages().language;
}

/** Carries the texts of a page to its scripts: a browser loads one language, and only what the page may show. */
export function MessagesScript() {
  return <JsonScript id={ELEMENT_ID} value={usePageMessages()} />;
}

let ofPage: PageMessages | undefined;

/** The texts that the page in the browser came with, and those loaded since: always the same object. */
export function readPageMessages(): PageMessages {
  ofPage ??= readJson(ELEMENT_ID) as PageMessages;
  return ofPage;
}

function usePageMessages(): PageMessages {
  const found = useContext(Context);
  if (!found) throw new Error("A page is rendered within MessagesProvider");
  return found;
}
