import { vi } from "vitest";

/**
 * Gives the app a fake device: the parts of IndexedDB that `app/device/store.ts` uses, and broadcast channels without
 * listeners. Lasts until `vi.unstubAllGlobals`.
 */
export function stubDeviceStorage(): void {
  const kept = new Map<string, unknown>();
  const values = {
    get: (name: string) => kept.get(name),
    put: (value: unknown, name: string) => {
      kept.set(name, value);
    },
    delete: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
    getAll: ([from, to]: [string, string]) =>
      [...kept.keys()]
        .filter((name) => name >= from && name <= to)
        .toSorted()
        .map((name) => kept.get(name)),
  };
  type Values = Record<string, (...given: never[]) => unknown>;
  const transaction = () => ({
    objectStore: () =>
      new Proxy<Values>(values, {
        get:
          (target, name: string) =>
          (...given: never[]) => ({ result: target[name]?.(...given) }),
      }),
    addEventListener: (name: string, listen: () => void) => {
      if (name === "complete") queueMicrotask(listen);
    },
  });
  const opened = { result: { transaction, close: () => undefined } };
  const open = () => ({
    ...opened,
    addEventListener: (name: string, listen: () => void) => {
      if (name === "success") queueMicrotask(listen);
    },
  });
  vi.stubGlobal("indexedDB", { open });
  vi.stubGlobal("IDBKeyRange", { bound: (...ends: [string, string]) => ends });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage() {}
      close() {}
    },
  );
}

/** Has the fake device fail to read photos, until the function that it gives is called. */
export function breakPhotos(): () => void {
  const { indexedDB } = globalThis;
  let isBroken = true;
  vi.stubGlobal("indexedDB", {
    open: (...given: Parameters<typeof indexedDB.open>) => {
      const opened = indexedDB.open(...given);
      return Object.assign(opened, { result: brokenFor(opened.result, () => isBroken) });
    },
  });
  return () => {
    isBroken = false;
  };
}

/** A database from which, while it is broken, no photos can be read. */
function brokenFor(database: IDBDatabase, isBroken: () => boolean) {
  const transaction = () => {
    const whole = database.transaction("values");
    const store = whole.objectStore("values");
    const get = (name: string) => {
      if (isBroken() && name.startsWith("photos ")) throw new DOMException("lost", "UnknownError");
      return store.get(name);
    };
    const objectStore = () =>
      new Proxy(store, {
        get: (of, name) => (name === "get" ? get : (Reflect.get(of, name) as unknown)),
      });
    return Object.assign(whole, { objectStore });
  };
  return { transaction, close: () => undefined };
}
