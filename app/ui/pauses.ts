import { nextTask } from "./next-task.ts";

/** For so long, in milliseconds, a long job may take the thread before the page answers again. */
const TURN_MS = 8;

/** Gives what a long job is to await in each of its steps: it lets go of the thread if it has been taken for a while. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTask();
    since = performance.now();
  };
}
