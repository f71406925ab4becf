import { useCallback, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Menu } from "#app/domain/menus/menus.ts";
import { formDataOf, type Fields } from "./operations.ts";
import type { Reply } from "./reply.ts";
import { shareUnchanged } from "./share-unchanged.ts";

/**
 * The way to the server: sends operations, one at a time, and asks for the menu anew. A menu that comes while
 * `isAwaited` is false is let go: it may hold more or less of what the owner did than is known here.
 */
export function useServer(first: Menu, isAwaited: boolean) {
  const { pathname } = useLocation();
  const { submit, state, data: reply } = useFetcher<Reply>();
  const { load, data: loaded } = useFetcher<{ menu: Menu } | null>();
  const send = useCallback(
    (fields: Fields) => {
      const hasFile = fields.some(([, value]) => value instanceof File);
      void submit(formDataOf(fields), {
        method: "post",
        action: pathname,
        encType: hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded",
      });
    },
    [submit, pathname],
  );
  const reload = useCallback(() => void load(pathname), [load, pathname]);
  return {
    send,
    /** The answer to the last operation; undefined while one is under way. */
    reply: state === "idle" ? reply : undefined,
    reload,
    menu: useNewest(first, loaded?.menu, isAwaited),
  };
}

/** The menu as it came last. What did not change of it stays the same object, and need not be drawn anew. */
function useNewest(first: Menu, arrived: Menu | undefined, isAwaited: boolean): Menu {
  const [menu, setMenu] = useState(first);
  const [last, setLast] = useState(arrived);
  if (!arrived || arrived === last) return menu;
  setLast(arrived);
  if (!isAwaited) return menu;
  const newest = shareUnchanged(menu, arrived);
  setMenu(newest);
  return newest;
}
