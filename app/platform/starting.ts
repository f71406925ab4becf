import { withinLimit } from "./unavailable.ts";

const KEY = "started";

/** Marks the local run `name` as started, with its tables migrated and filled. */
export async function noteStarted(kv: KVNamespace, name: string): Promise<void> {
  await kv.put(KEY, name);
}

/** Whether the run `name` has started. A deployment has no name and always has. Throws Unavailable where KV fails. */
export async function hasStarted(kv: KVNamespace, name: string): Promise<boolean> {
  const started = await withinLimit("kv", () => kv.get(KEY));
  return name === "" || started === name;
}
