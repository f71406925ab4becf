import { useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Icon } from "./icon.tsx";
import { JumpSheet } from "./jump-list.tsx";
import { useMenuView, useViewActs } from "./menu-view.tsx";
import { Opener, useOpened } from "./opener.tsx";

/** The search, to which "/" and Ctrl+K lead, and on a phone the way to the list of sections. */
export function Finder({ sections }: { sections: Section[] }) {
  const { find } = useMessages("finding");
  const { query, found } = useMenuView();
  const acts = useViewActs();
  const field = useRef<HTMLInputElement>(null);
  const [isJumping, setJumping] = useOpened("sections");
  useFindKeys(field);
  const count = found && (found.total > 0 ? find.found({ count: found.total }) : find.none);
  return (
    <search className="finder">
      <label className="needs-script">
        <span className="unseen">{find.label}</span>
        <Icon name="find" />
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={find.label}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/ Control+K"
          onChange={(event) => acts.find(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            acts.find("");
          }}
        />
      </label>
      <p aria-live="polite">{query.trim() && count}</p>
      {sections.length > 1 && (
        <Opener className="text-button" part="sections" onOpen={() => setJumping(true)}>
          {find.sections}
        </Opener>
      )}
      {isJumping && <JumpSheet sections={sections} onClose={() => setJumping(false)} />}
    </search>
  );
}

function useFindKeys(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isElsewhere = (event.target as Element).closest("input, textarea, select, dialog");
      const isSlash = event.key === "/" && !isElsewhere;
      const isK = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (!isSlash && !isK) return;
      event.preventDefault();
      field.current?.select();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
