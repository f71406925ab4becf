import { useCallback, useRef, useState } from "react";
import { changesPath } from "#app/routes/menu/editor/editor-paths.ts";
import type { Reply } from "#app/routes/menu/editor/operations/failure.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { requestMenu, sendChange, type Loaded } from "./requests.ts";

/** Sends operations to the server of a shop, one at a time, and requests the menu. */
export function useServer(shopId: string) {
  const path = changesPath(shopId);
  const [reply, setReply] = useState<Reply>();
  const [loaded, setLoaded] = useState<Loaded>();
  const send = useCallback(
    (fields: Fields) => {
      setReply(undefined);
      void sendChange(path, fields).then(setReply);
    },
    [path],
  );
  const asked = useRef(0);
  const reload = useCallback(() => {
    const turn = ++asked.current;
    // One that was asked for earlier and comes later lacks what was saved in between.
    void requestMenu(shopId).then((menu) => turn === asked.current && setLoaded(menu));
  }, [shopId]);
  return {
    send,
    reply,
    reload,
    /** The last menu that was requested. */
    loaded,
  };
}
