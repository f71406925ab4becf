/** What the app keeps on this very device, in IndexedDB: values under names. Pages and their worker share it. */

const DATABASE = "nukkad";
const VALUES = "values";

/** The value under this name; undefined where there is none. Throws where the browser keeps nothing. */
export function readKept(name: string): Promise<unknown> {
  return inStore("readonly", (values) => values.get(name));
}

/** Keeps a value under this name, in place of any before. Throws where the browser keeps nothing, or has no room. */
export async function keep(name: string, value: unknown): Promise<void> {
  await inStore("readwrite", (values) => values.put(value, name));
}

/** Removes what is kept under this name, if anything is. */
export async function forget(name: string): Promise<void> {
  await inStore("readwrite", (values) => values.delete(name));
}

/** Removes all that is kept. */
export async function forgetAll(): Promise<void> {
  await inStore("readwrite", (values) => values.clear());
}

/** The values under all names that begin so, in the order of their names. Throws where the browser keeps nothing. */
export function listKept(prefix: string): Promise<unknown[]> {
  const names = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return inStore("readonly", (values) => values.getAll(names));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (values: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(VALUES, mode);
    const request = act(transaction.objectStore(VALUES));
    // A request may succeed and its transaction still fail, for want of room.
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error ?? request.error));
    });
    return request.result;
  } finally {
    // An open connection would be in the way of whoever deletes the database.
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(VALUES));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
