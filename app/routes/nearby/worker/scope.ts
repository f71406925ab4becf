import type { NotificationTapped, NotifyingScope, PushReceived } from "./push-events.ts";

/** An event whose end the browser waits for. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Asked extends LastingEvent {
  readonly request: Request;
  respondWith: (reply: Promise<Response>) => void;
}

interface Installing extends LastingEvent {
  /** What the browser decides without asking the worker; not every browser has it. */
  addRoutes?: (rules: { condition: object; source: "network" | "fetch-event" }[]) => Promise<void>;
}

/** The network is there for what was asked for under this tag; not every browser tells. */
interface Synced extends LastingEvent {
  readonly tag: string;
}

interface WorkerEvents {
  install: Installing;
  activate: LastingEvent;
  fetch: Asked;
  message: MessageEvent<unknown>;
  sync: Synced;
  push: PushReceived;
  notificationclick: NotificationTapped;
}

/** What a service worker finds around it. The types at hand are those of pages and of Cloudflare's Workers. */
interface WorkerScope extends NotifyingScope {
  readonly clients: NotifyingScope["clients"] & { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
