import { vi } from "vitest";

/** Shorter timers are left to the runtime: React and the framework use some of 0 ms. */
const SHORTEST_MS = 100;

interface Timer {
  at: number;
  ring: () => void;
}

export type Clock = ReturnType<typeof newClock>;

/** A clock for the product's timers. It stands still, and jumps ahead only when a call with a time limit hangs. */
export function newClock() {
  const { setTimeout: later, clearTimeout: forget } = globalThis;
  const timers = new Map<number, Timer>();
  let [now, serial, last] = [0, 0, 0];

  vi.stubGlobal("setTimeout", (ring: () => void, milliseconds = 0, ...given: []) => {
    if (milliseconds < SHORTEST_MS) return later(ring, milliseconds, ...given);
    // Not a number that the runtime uses.
    last = --serial;
    timers.set(last, { at: now + milliseconds, ring });
    return last;
  });
  vi.stubGlobal("clearTimeout", (id: number | undefined) =>
    id !== undefined && id < 0 ? timers.delete(id) : forget(id),
  );

  const tick = () => new Promise((resolve) => void later(resolve, 0));

  async function untilStill(isStill: () => boolean): Promise<void> {
    for (let stillFor = 0; stillFor < 3; stillFor += 1) {
      await tick();
      if (!isStill()) stillFor = -1;
    }
  }

  return {
    /** Milliseconds that have passed; Infinity if a call without a time limit hung. */
    passed: () => now,
    /** The timer of the call that is being made; undefined if it has none. */
    takeLimit(): number | undefined {
      const limit = last === 0 ? undefined : last;
      last = 0;
      return limit;
    },
    /** Waits until nothing else is running, then jumps to this timer, firing all earlier ones. */
    async passUntil(limit: number | undefined, isStill: () => boolean): Promise<void> {
      await untilStill(isStill);
      const until = limit === undefined ? Infinity : (timers.get(limit)?.at ?? now);
      const due = [...timers].filter(([, { at }]) => at <= until && limit !== undefined);
      now = Math.max(now, until);
      for (const [id, { ring }] of due.toSorted(([, a], [, b]) => a.at - b.at)) {
        if (timers.delete(id)) ring();
      }
      await tick();
    },
    untilStill,
    stop: () => vi.unstubAllGlobals(),
  };
}
