/** What the app keeps on this very device, in IndexedDB: values under names. Pages and their worker share it. */

export const { readValue, writeValue, removeValue, clearValues, listValues } = openValues("nukkad");

const VALUES = "values";

/** The values that this browser keeps in a database of its own, which no other one's `clearValues` empties. */
export function openValues(database: string) {
  const within = <Result>(mode: IDBTransactionMode, act: Act<Result>) =>
    inStore(database, mode, act);
  return {
    /** The value under this name; undefined if there is none. Throws if the browser stores nothing. */
    readValue: (name: string): Promise<unknown> => within("readonly", (values) => values.get(name)),
    /** Stores a value under this name, over any earlier one. Throws if the browser stores nothing or has no space. */
    writeValue: async (name: string, value: unknown): Promise<void> => {
      await within("readwrite", (values) => values.put(value, name));
    },
    removeValue: async (name: string): Promise<void> => {
      await within("readwrite", (values) => values.delete(name));
    },
    clearValues: async (): Promise<void> => {
      await within("readwrite", (values) => values.clear());
    },
    /** The values under all names with this prefix, in the order of their names. Throws if the browser stores nothing. */
    listValues: (prefix: string): Promise<unknown[]> => {
      const names = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return within("readonly", (values) => values.getAll(names));
    },
  };
}

type Act<Result> = (values: IDBObjectStore) => IDBRequest<Result>;

async function inStore<Result>(
  name: string,
  mode: IDBTransactionMode,
  act: Act<Result>,
): Promise<Result> {
  const database = await open(name);
  try {
    const transaction = database.transaction(VALUES, mode);
    const request = act(transaction.objectStore(VALUES));
    // A request may succeed and its transaction still fail for want of space.
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error ?? request.error));
    });
    return request.result;
  } finally {
    // An open connection would block whoever deletes the database, and iOS drops idle ones (decision 029).
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(VALUES));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
