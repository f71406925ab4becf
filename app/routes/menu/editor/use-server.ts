import { useCallback, useState } from "react";
import { changesPath } from "./editor-paths.ts";
import type { Reply } from "./failure.ts";
import type { Fields } from "./fields.ts";
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
  const reload = useCallback(() => void requestMenu(path).then(setLoaded), [path]);
  return {
    send,
    reply,
    reload,
    /** The last menu that was requested. */
    loaded,
  };
}
