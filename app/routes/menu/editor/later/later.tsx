import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import laterCss from "#app/routes/menu/editor/later.css?url&no-inline";

type Load = () => Promise<unknown>;

const parts: Load[] = [];

/** The id of their styles, which the server adds where the address opens one of them. */
export const LATER_STYLES = "later-styles";

/**
 * A part of the editor that no first screen shows, unless its address does. A browser loads it right after that one,
 * long before anybody opens it, so that it is there without a network too; where it is not yet, it shows once it is.
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

/** Once the first screen has been there for so long, the rest is loaded. */
const REST_MS = 1_000;

/** Loads all such parts in a quiet moment, or at the first touch or key if that comes before. */
export function useLaterParts(): void {
  useEffect(() => {
    const load = () => void loadParts();
    const timer = setTimeout(load, REST_MS);
    const events = ["pointerdown", "keydown"];
    for (const type of events) addEventListener(type, load, { once: true });
    return () => {
      clearTimeout(timer);
      for (const type of events) removeEventListener(type, load);
    };
  }, []);
}
