import { useCallback, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { requestSync } from "./background-sync.ts";
import { deliverWithProgress } from "./deliver.ts";
import { dueAt, stateOf, type WaitingState } from "./outbox-states.ts";
import { listenToOutbox, listWaiting, type Arrival, type Waiting } from "./outbox.ts";
import { sendOutbox } from "./send-outbox.ts";

/** The post that is being sent, and the share that has gone, from 0 to 1. */
export interface Sending {
  sendKey: string;
  share: number;
}

export interface Listed {
  post: Waiting;
  state: WaitingState;
}

interface Outbox {
  waiting: Listed[];
  sending: Sending | undefined;
  /** How something has arrived, until the feed that shows it is left; undefined if nothing has. */
  arrival: Arrival | undefined;
}

/** What waits in the outbox. This page sends it at once, when network or visibility returns, and after a failure. */
export function useOutbox(): Outbox {
  const [waiting, setWaiting] = useState<Listed[]>([]);
  const { sending, hasBroken, send } = useSending();
  const [arrival, setArrival] = useState<Arrival>();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();

  useEffect(() => {
    const look = async () => {
      const now = Date.now();
      setWaiting((await listWaiting()).map((post) => ({ post, state: stateOf(post, now) })));
    };
    const wake = () => {
      if (document.visibilityState === "hidden") return void requestSync();
      void look();
      void send();
    };
    wake();
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    const stopHearing = listenToOutbox((news) => {
      setArrival(news === "changed" ? undefined : news);
      if (news !== "changed" && showsFeed()) void revalidate();
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
    return isOnFeed ? () => setArrival(undefined) : undefined;
  }, [isOnFeed]);

  useEffect(() => {
    const now = Date.now();
    const next = Math.min(...waiting.map(({ post }) => dueAt(post, now)));
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => void send(false), Math.max(0, next - now));
    return () => clearTimeout(timer);
  }, [waiting, send]);

  return { waiting: hasBroken ? waiting.map(asFailing) : waiting, sending, arrival };
}

/** Without space to note a failure, a post would seem to be on its way for ever. */
function asFailing({ post, state }: Listed): Listed {
  return { post, state: state === "ready" ? "failing" : state };
}

/** Sends what is due. `hasBroken`: this device had no space to note how it went. */
function useSending() {
  const [sending, setSending] = useState<Sending>();
  const [hasBroken, setBroken] = useState(false);
  const send = useCallback(async (hasSign = true): Promise<void> => {
    const deliverFor = ({ sendKey }: Waiting) => {
      const tell = (share: number) => setSending({ sendKey, share });
      tell(0);
      return deliverWithProgress(tell);
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

/** Whether the feed is about to be shown, or is in view from its top: rereading it moves nothing being read. */
function showsFeed(): boolean {
  const { pathname } = location;
  return pathname === "/nearby/new" || (pathname === "/nearby" && scrollY < innerHeight);
}
