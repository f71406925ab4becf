/** What the app keeps on this very device, in IndexedDB: values under names. Pages and their worker share it. */

const DATABASE = "nukkad";
const VALUES = "values";

/** The value under this name; undefined if there is none. Throws if the browser stores nothing. */
export function readValue(name: string): Promise<unknown> {
  return inStore("readonly", (values) => values.get(name));
}

/** Stores a value under this name, over any earlier one. Throws if the browser stores nothing or has no space. */
export async function writeValue(name: string, value: unknown): Promise<void> {
  await inStore("readwrite", (values) => values.put(value, name));
}

export async function removeValue(name: string): Promise<void> {
  await inStore("readwrite", (values) => values.delete(name));
}

export async function clearValues(): Promise<void> {
  await inStore("readwrite", (values) => values.clear());
}

/** The values under all names with this prefix, in the order of their names. Throws if the browser stores nothing. */
export function listValues(prefix: string): Promise<unknown[]> {
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(VALUES));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
