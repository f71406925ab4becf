import { useCallback, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { askForSync } from "./background-sync.ts";
import { deliverTelling } from "./deliver.ts";
import { hearOfOutbox, listWaiting, type Waiting } from "./outbox.ts";
import { dueAt, stateOf, type WaitingState } from "./outbox-states.ts";
import { sendOutbox } from "./send-outbox.ts";

/** The post that is being sent just now, and what share of it has gone, from 0 to 1. */
export interface Sending {
  sendKey: string;
  share: number;
}

/** A post that waits, and how it stood with it when the outbox was looked into. */
export interface Listed {
  post: Waiting;
  state: WaitingState;
}

interface Outbox {
  waiting: Listed[];
  sending: Sending | undefined;
  /** Whether something was sent, and this page has shown that since. */
  hasSent: boolean;
}

/**
 * What waits in the outbox. It is sent while this page is open: at once, when the network returns, when the page is
 * seen again, and after each failure once more.
 */
export function useOutbox(): Outbox {
  const [waiting, setWaiting] = useState<Listed[]>([]);
  const { sending, hasBroken, send } = useSending();
  const [hasSent, setHasSent] = useState(false);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();

  useEffect(() => {
    const look = async () => {
      const now = Date.now();
      setWaiting((await listWaiting()).map((post) => ({ post, state: stateOf(post, now) })));
    };
    const wake = () => {
      if (document.visibilityState === "hidden") return void askForSync();
      void look();
      void send();
    };
    wake();
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    const stopHearing = hearOfOutbox((news) => {
      setHasSent(news === "sent");
      if (news === "sent" && showsFeed()) void revalidate();
      void look();
    });
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      stopHearing();
    };
  }, [send, revalidate]);

  const isOnFeed = pathname === "/nearby";
  useEffect(() => {
    // Told until the feed is left.
    return isOnFeed ? () => setHasSent(false) : undefined;
  }, [isOnFeed]);

  useEffect(() => {
    const now = Date.now();
    const next = Math.min(...waiting.map(({ post }) => dueAt(post, now)));
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => void send(false), Math.max(0, next - now));
    return () => clearTimeout(timer);
  }, [waiting, send]);

  return { waiting: hasBroken ? waiting.map(asFailing) : waiting, sending, hasSent };
}

/** Not even noted could it be how it stands: what seems to be on its way is not. */
function asFailing({ post, state }: Listed): Listed {
  return { post, state: state === "ready" ? "failing" : state };
}

/** Sends what is due in the outbox, and tells how far that is, and whether this device had no room to note how it went. */
function useSending() {
  const [sending, setSending] = useState<Sending>();
  const [hasBroken, setBroken] = useState(false);
  const send = useCallback(async (hasSign = true): Promise<void> => {
    const deliverFor = ({ sendKey }: Waiting) => {
      const tell = (share: number) => setSending({ sendKey, share });
      tell(0);
      return deliverTelling(tell);
    };
    const isBroken = await sendOutbox(deliverFor, { hasSign }).then(
      () => false,
      () => true,
    );
    setBroken(isBroken);
    setSending(undefined);
  }, []);
  return { sending, hasBroken, send };
}

/** Whether the feed is in view from its top, or on its way: reading it anew moves nothing that is being read. */
function showsFeed(): boolean {
  const { pathname } = location;
  return pathname === "/nearby/new" || (pathname === "/nearby" && scrollY < innerHeight);
}
