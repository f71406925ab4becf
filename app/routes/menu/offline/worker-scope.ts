interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request for a page, or of one. */
export interface PageRequest extends LastingEvent {
  readonly request: Request;
  /** The answer to a navigation that was asked for while the worker woke; undefined where there is none. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (reply: Promise<Response>) => void;
}

interface PageMessage extends LastingEvent {
  /** The addresses of what a page has loaded: no page sends another message. */
  readonly data: string[];
  readonly source: { readonly url: string };
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: PageRequest;
  message: PageMessage;
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

/** The worker's own global scope, with as much of its types as the menus' worker uses. */
export const scope = globalThis as unknown as WorkerScope;
