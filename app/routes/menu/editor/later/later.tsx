import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { findShell } from "#app/routes/menu/editor/offline/shell-cache.ts";
import laterCss from "#app/routes/menu/editor/later.css?url&no-inline";

/** The first screen is at rest once it has been there for this long. */
const REST_MS = 1_000;

type Load = () => Promise<unknown>;

const parts: Load[] = [];

/** The id of their styles, which the server adds where the address opens one of them. */
export const LATER_STYLES = "later-styles";

/**
 * A part of the editor that the first screen does not show, unless its address asks for it. A browser loads it before a tap
 * can open it; if it has not loaded by then, it shows as soon as it has.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    const [part] = await Promise.all([untilLoaded(load), untilStyled()]);
    return (loaded ??= part);
  };
  parts.push(get);
  const OnServer = lazy(async () => ({ default: await get() })) as unknown as ComponentType<Props>;
  return function Later(props) {
    const [Part, setPart] = useState(() => (import.meta.env.SSR ? OnServer : loaded));
    useEffect(() => {
      if (!Part) void get().then((part) => setPart(() => part));
    }, [Part]);
    return <Suspense>{Part && <Part {...props} />}</Suspense>;
  };
}

/** Loads all such parts. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((get) => get()));
}

let styled: Promise<void> | undefined;

function untilStyled(): Promise<void> | undefined {
  if (import.meta.env.SSR) return undefined;
  return (styled ??= untilLoaded(loadStyles));
}

function loadStyles(): Promise<void> {
  if (document.getElementById(LATER_STYLES)) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: laterCss });
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => {
    link.remove();
    reject(new Error("the styles could not be loaded"));
  });
  document.head.appendChild(link);
  return promise;
}

/** Loads a part: what could not be loaded is tried again as the network returns. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((again) => addEventListener("online", again, { once: true }));
    }
  }
}

/**
 * Loads all such parts when somebody first moves or touches anything, or once the service worker has them for use without a
 * network, as loading them is then free.
 */
export function useLaterParts(): void {
  useEffect(() => {
    const waiting = new AbortController();
    const load = () => {
      waiting.abort();
      void loadParts();
    };
    const loadIfKept = async () => {
      const isKept = (await findShell()) !== undefined;
      if (isKept && !waiting.signal.aborted) load();
    };
    for (const type of ["pointerover", "keydown"]) {
      addEventListener(type, load, { signal: waiting.signal });
    }
    // A browser that keeps nothing has no caches, or refuses to open one.
    const look = () => void loadIfKept().catch(() => {});
    navigator.serviceWorker?.addEventListener("controllerchange", look, waiting);
    const timer = setTimeout(look, REST_MS);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, []);
}
