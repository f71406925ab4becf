import type { PageRequest } from "#app/routes/menu/offline/worker-scope.ts";

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Installing extends LastingEvent {
  /** The Static Routing API, which some browsers lack. */
  addRoutes?: (rule: { condition: object; source: "network" }) => Promise<void>;
}

interface Messaged extends LastingEvent {
  /** The language of the page: no page sends another message. */
  readonly data: string;
}

interface WorkerEvents {
  install: Installing;
  activate: LastingEvent;
  fetch: PageRequest;
  message: Messaged;
}

interface WorkerScope {
  readonly clients: { claim: () => Promise<void> };
  readonly registration: {
    /** Some browsers lack it. */
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
