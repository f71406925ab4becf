import { useEffect, useRef } from "react";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useMenuView, useViewActs } from "#app/routes/menu/editor/menu-view.tsx";
import { useMessages } from "#app/ui/messages.tsx";

/** The search, to which "/" and Ctrl+K lead. On a phone it is a button until somebody types in it. */
export function Finder() {
  const { find } = useMessages("finding");
  const { query, found } = useMenuView();
  const acts = useViewActs();
  const field = useRef<HTMLInputElement>(null);
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
            // On a phone an empty one lies above the shop's name as long as it has the focus.
            if (query === "") event.currentTarget.blur();
            acts.find("");
          }}
        />
      </label>
      <p aria-live="polite">{query.trim() && count}</p>
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
