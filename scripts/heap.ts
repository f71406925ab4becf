import type { Miniflare } from "miniflare";

/** The figures of `Runtime.getHeapUsage` in Chrome's inspector protocol, in bytes. */
interface HeapUsage {
  usedSize: number;
  /** The runtime's own objects: requests, responses, streams. */
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/** Bytes that the Worker holds after garbage collection (an isolate may hold 128 MB). It needs an `inspectorPort`. */
export async function heapAfterCollection(
  worker: Miniflare,
  ask: () => Promise<unknown>,
): Promise<number> {
  const { host } = await worker.getInspectorURL();
  const socket = new WebSocket(`ws://${host}/core:user:nukkad`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("the inspector cannot be reached")));
  });
  const inspect = inspectorOn(socket);
  await inspect("HeapProfiler.enable");
  // The first may leave objects that only the runtime's finalizers release.
  for (let turn = 0; turn < 2; turn++) {
    // The runtime only collects when the Worker gets a request.
    const collected = inspect("HeapProfiler.collectGarbage").then(() => true);
    let isDone = false;
    while (!isDone) isDone = await Promise.race([collected, ask().then(() => false)]);
  }
  const usage = (await inspect("Runtime.getHeapUsage")) as HeapUsage;
  socket.close();
  return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
}

function inspectorOn(socket: WebSocket) {
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let id = 0;
  return (method: string): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.set(++id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
}

/** Bytes as megabytes, for people. */
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
