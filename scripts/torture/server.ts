import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Question } from "./serve.ts";

/** The product, running in its own process until that is killed. */
export interface Server {
  address: string;
  rows: <T>(sql: string) => Promise<T[]>;
  keys: (bucket: "IMAGES" | "EVIDENCE") => Promise<string[]>;
  /** Runs all scheduled chores, as if it were this time (ms UTC). */
  sweep: (time: number) => Promise<void>;
  /** Kills it with everything it has started, like a power cut: nothing gets to clean up. */
  kill: () => Promise<void>;
}

type Message = { address: string } | { id: number; value?: unknown; error?: string };

/** Starts the product on the state in this folder, and waits until it answers. */
export async function startServer(state: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), {
    // Its own process group, so that it can be killed at once together with the runtime.
    detached: true,
    env: { ...process.env, NUKKAD_STATE: state },
  });
  const group = -Number(child.pid);
  const end = () => endGroup(group);
  // Before the folder of its state is removed.
  process.prependOnceListener("exit", end);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<string>();
  child.on("message", (message: Message) => {
    if ("address" in message) return ready.resolve(message.address);
    const pending = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) pending?.resolve(message.value);
    else pending?.reject(new Error(message.error));
  });
  child.once("exit", () => {
    const gone = new Error("the server is gone");
    ready.reject(gone);
    for (const { reject } of waiting.values()) reject(gone);
  });
  let questions = 0;
  function ask(question: Question): Promise<unknown> {
    const pending = Promise.withResolvers<unknown>();
    waiting.set(++questions, pending);
    child.send({ id: questions, question }, (error) => error && pending.reject(error));
    return pending.promise;
  }
  return {
    address: await ready.promise,
    rows: async <T>(sql: string) => (await ask({ ask: "rows", sql })) as T[],
    keys: async (bucket) => (await ask({ ask: "keys", bucket })) as string[],
    sweep: async (time) => void (await ask({ ask: "sweep", time })),
    async kill() {
      const exit = once(child, "exit");
      end();
      await exit;
      process.off("exit", end);
    },
  };
}

function endGroup(group: number): void {
  try {
    process.kill(group, "SIGKILL");
  } catch {
    // It has already gone.
  }
}
