import { useSyncExternalStore } from "react";

/*
 * The stand-in for the framework's module that loads the script of a screen (docs/decisions/048-preact-in-browsers.md). It
 * would load the page again where it gets none, which without a network leaves the browser's own error page.
 */

const EVERY_MS = 5000;

let waiting = 0;
const listeners = new Set<() => void>();

interface RouteFile {
  id: string;
  /** The path of its script. */
  module: string;
}

/**
 * The module of a route, which `loaded` holds from then on. Without a network, what needs it waits; if a new release has
 * taken the file away, the page is loaded again.
 */
export async function loadRouteModule({ id, module }: RouteFile, loaded: Record<string, object>) {
  return (loaded[id] ??= await load(module));
}

async function load(file: string): Promise<object> {
  try {
    return await importFile(file);
  } catch {
    await untilReachable(file);
  }
  try {
    // Browsers may know an address that failed, and not ask again.
    return await importFile(`${file}?again`);
  } catch {
    location.reload();
    // Nothing goes on meanwhile.
    return new Promise<never>(() => {});
  }
}

function importFile(file: string): Promise<object> {
  return import(/* @vite-ignore */ file) as Promise<object>;
}

async function untilReachable(file: string): Promise<void> {
  noteWaiting(1);
  while (!(await answers(file))) await networkOrTime();
  noteWaiting(-1);
}

/** Whether this server answers, be it that there is no such file: a gateway's answer is none. */
async function answers(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

function networkOrTime(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, EVERY_MS);
    addEventListener("online", goOn);
    function goOn() {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      resolve();
    }
  });
}

function noteWaiting(more: number): void {
  waiting += more;
  for (const tell of listeners) tell();
}

/** Whether something that was tapped waits for a network. */
export function useWaitsForNetwork(): boolean {
  return useSyncExternalStore(listen, isWaiting, isWaiting);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

function isWaiting(): boolean {
  return waiting > 0;
}
