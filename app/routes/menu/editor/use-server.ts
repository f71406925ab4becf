import { useCallback } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Menu } from "#app/domain/menus/menus.ts";
import { formDataOf, type Fields } from "./fields.ts";
import type { Reply } from "./reply.ts";

/** The way to the server: sends operations, one at a time, and asks for the menu anew. */
export function useServer() {
  const { pathname } = useLocation();
  const { submit, state, data: reply } = useFetcher<Reply>();
  const { load, data: loaded } = useFetcher<{ menu: Menu | null }>();
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
    /** What the last asking for the menu came to: the menu, or null where it could not be had. */
    loaded,
  };
}
