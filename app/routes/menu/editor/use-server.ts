import { useCallback, useMemo } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Reply } from "./failure.ts";
import { formDataOf, type Fields } from "./fields.ts";
import { unpackMenu } from "./packed-menu.ts";

/** Sends operations, one at a time, and requests the menu. */
export function useServer() {
  const { pathname } = useLocation();
  const { submit, state, data: reply } = useFetcher<Reply>();
  const { load, data: answer } = useFetcher<{ menu: string | null }>();
  const loaded = useMemo(
    () => answer && { menu: answer.menu === null ? null : unpackMenu(answer.menu) },
    [answer],
  );
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
    reply: state === "idle" ? reply : undefined,
    reload,
    /** The last menu that was requested; null if it could not be loaded. */
    loaded,
  };
}
