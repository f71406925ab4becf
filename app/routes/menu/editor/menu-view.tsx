import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useEditor } from "./editor-context.ts";
import { useFound, type Found } from "./find/use-found.ts";
import { useFolds } from "./folds/use-folds.ts";
import { goToSection, useNewSection } from "./sections/use-new-section.ts";

/** What is shown of the menu. */
interface MenuView {
  query: string;
  /** Undefined while nothing is looked for. */
  found: Found | undefined;
  showMore: () => void;
  isOpen: (sectionId: number) => boolean;
}

/** What changes it. It stays the same object. */
interface ViewActs {
  find: (query: string) => void;
  setOpen: (sectionId: number, isOpen: boolean) => void;
  /** Ends the search, unfolds a section and scrolls to it. */
  jumpTo: (sectionId: number) => void;
  /** To be called before a section is added, which is then scrolled to. */
  awaitSection: () => void;
}

const ViewContext = createContext<MenuView | null>(null);
const ActsContext = createContext<ViewActs | null>(null);

interface MenuViewProviderProps {
  shopId: string;
  sections: Section[];
  /** Not rendered again by a letter typed into the search. */
  children: ReactNode;
}

export function MenuViewProvider({ shopId, sections, children }: MenuViewProviderProps) {
  const [query, find] = useState("");
  const { found, showMore } = useFound(sections, query);
  const { isOpen, setOpen } = useFolds(shopId, sections, useEditor().opened);
  const awaitSection = useNewSection(sections);
  const goal = useRef<number>(undefined);
  useEffect(() => {
    if (found || goal.current === undefined) return;
    goToSection(goal.current, ".section-fold");
    goal.current = undefined;
  });
  const jumpTo = useCallback(
    (sectionId: number) => {
      goal.current = sectionId;
      find("");
      setOpen(sectionId, true);
    },
    [setOpen],
  );
  const acts = useMemo(
    () => ({ find, setOpen, jumpTo, awaitSection }),
    [setOpen, jumpTo, awaitSection],
  );
  const view = useMemo(
    () => ({ query, found, showMore, isOpen }),
    [query, found, showMore, isOpen],
  );
  return (
    <ActsContext value={acts}>
      <ViewContext value={view}>{children}</ViewContext>
    </ActsContext>
  );
}

export function useMenuView(): MenuView {
  const view = use(ViewContext);
  if (!view) throw new Error("outside of the menu");
  return view;
}

export function useViewActs(): ViewActs {
  const acts = use(ActsContext);
  if (!acts) throw new Error("outside of the menu");
  return acts;
}
