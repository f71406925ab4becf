import { vi } from "vitest";
import { newAddress, ORIGIN, visit } from "#test/visit.ts";
import { watchParts, type Fault, type Watch } from "./parts.ts";
import type { Row, Visitors } from "./row.ts";
import { takeSnapshot, linesOf, readStored, type Stored } from "./stored.ts";

/** What every cell begins with: the stored state, and the headers of each visitor. */
export interface Baseline {
  visitors: Visitors;
  kept: Stored;
  now: Stored;
  restore: () => Promise<void>;
}

/** What a request did until everything had settled. */
export interface Seen {
  reply: Response;
  text: string;
  watch: Watch;
  /** Time until the reply, in milliseconds of the fake clock. */
  passed: number;
  errors: Record<string, unknown>[];
  lines: string[];
}

/** Uses the current state as the start of every cell. */
export async function takeBaseline(visitors: Visitors): Promise<Baseline> {
  const { kept, restore } = await takeSnapshot();
  const baseline: Baseline = {
    visitors,
    kept,
    now: kept,
    async restore() {
      if (baseline.now !== kept) await restore(baseline.now);
      baseline.now = kept;
    },
  };
  return baseline;
}

/** Sends a row's request with these faults. */
export async function see(row: Row, baseline: Baseline, faults: Fault[] = []): Promise<Seen> {
  const errors: Seen["errors"] = [];
  const log = vi.spyOn(console, "error").mockImplementation((line) => {
    errors.push(JSON.parse(String(line)) as Record<string, unknown>);
  });
  const watch = watchParts(faults);
  try {
    const reply = await visit(row.path, requestOf(row, baseline.visitors));
    const passed = watch.clock.passed();
    const text = new TextDecoder().decode(await reply.arrayBuffer());
    await watch.settle();
    watch.stop();
    baseline.now = await readStored(baseline.now, watch.written);
    return { reply, text, watch, passed, errors, lines: linesOf(baseline.now, baseline.kept) };
  } finally {
    watch.stop();
    log.mockRestore();
  }
}

function requestOf({ method, as, headers, body }: Row, visitors: Visitors): RequestInit {
  return {
    method,
    headers: {
      ...newAddress(),
      ...(as === undefined ? {} : visitors[as]),
      ...(method === "GET" ? {} : { Origin: ORIGIN }),
      ...headers,
    },
    ...(body ? { body: body() } : {}),
  };
}
