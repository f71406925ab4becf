import type { NotificationTapped, NotifyingScope, PushReceived } from "./push-events.ts";

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestMade extends LastingEvent {
  readonly request: Request;
  respondWith: (reply: Promise<Response>) => void;
}

interface Installing extends LastingEvent {
  /** The Static Routing API, which some browsers lack. */
  addRoutes?: (rules: { condition: object; source: "network" | "fetch-event" }[]) => Promise<void>;
}

/** The Background Sync API, which some browsers lack. */
interface Synced extends LastingEvent {
  readonly tag: string;
}

interface Messaged extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: Installing;
  activate: LastingEvent;
  fetch: RequestMade;
  message: Messaged;
  sync: Synced;
  push: PushReceived;
  notificationclick: NotificationTapped;
}

interface WorkerScope extends NotifyingScope {
  readonly clients: NotifyingScope["clients"] & { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
