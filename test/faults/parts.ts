import { env, waitUntil } from "cloudflare:workers";
import { vi } from "vitest";
import type { Part } from "#app/platform/unavailable.ts";
import { newClock, type Clock } from "./clock.ts";

/** The parts that a matrix makes fail. The cache holds only copies. */
export const PARTS = ["d1", "kv", "r2", "limiter", "assets"] as const satisfies Part[];
export type FaultyPart = (typeof PARTS)[number];

/** What a part does from call number `from` on, counted from 1 in each request. Only writes can lose their answer. */
export interface Fault {
  part: FaultyPart;
  does: "fails" | "loses its answer" | "hangs";
  from: number;
}

/** One call to a part, and whether it may change something there. */
interface Call {
  part: FaultyPart;
  isWrite: boolean;
}

/** A call that was made, and whether the product would wait for its answer without end. */
interface MadeCall extends Call {
  isUnlimited: boolean;
}

/** What happened at the parts during a request. */
export interface Watch {
  calls: MadeCall[];
  hasBitten: boolean;
  /** The parts that a call which may change something got through to. */
  written: Set<FaultyPart>;
  clock: Clock;
  /** Waits until nothing is running any more, in the background either. */
  settle: () => Promise<void>;
  stop: () => void;
}

const MESSAGES: Record<FaultyPart, string> = {
  d1: "D1_ERROR: Network connection lost.",
  kv: "KV GET failed: 500 Internal Server Error",
  r2: "We encountered an internal error. Please try again. (10001)",
  limiter: "internal error",
  assets: "Internal server error",
};

const WRITING = /^\s*(?:insert|update|delete|replace|with)\b/i;

type Gate = <T>(call: Call, answer: () => Promise<T>) => Promise<T>;

/**
 * Watches every call to the parts and applies the faults. A hanging call takes no real time: once nothing else is running,
 * the clock jumps to the moment at which the product gives up.
 */
export function watchParts(faults: readonly Fault[] = []): Watch {
  let underWay = 0;
  const clock = newClock();
  const watch = {
    calls: [] as MadeCall[],
    hasBitten: false,
    written: new Set<FaultyPart>(),
    clock,
  };
  const isStill = () => underWay === 0;

  const gate: Gate = async (call, answer) => {
    // Before anything is awaited: the last timer set is the limit of this call.
    const limit = clock.takeLimit();
    watch.calls.push({ ...call, isUnlimited: limit === undefined });
    const does = faultOf(call);
    if (does !== undefined) watch.hasBitten = true;
    if (does === "hangs") await clock.passUntil(limit, isStill);
    if (does === "loses its answer") await whileCounted(call, answer);
    if (does !== undefined) throw new Error(MESSAGES[call.part]);
    return whileCounted(call, answer);
  };

  function faultOf(call: Call): Fault["does"] | undefined {
    const number = watch.calls.filter(({ part }) => part === call.part).length;
    const does = faults.find(({ part, from }) => part === call.part && number >= from)?.does;
    return does === "loses its answer" && !call.isWrite ? undefined : does;
  }

  async function whileCounted<T>(call: Call, answer: () => Promise<T>): Promise<T> {
    if (call.isWrite && call.part !== "limiter") watch.written.add(call.part);
    underWay += 1;
    const answered = answer().finally(() => (underWay -= 1));
    // The runtime would drop pending work once the reply is sent.
    waitUntil(answered.catch(() => undefined));
    return answered;
  }

  const stops = [
    watchD1(gate),
    ...watchKv(gate),
    ...watchR2(gate),
    ...watchLimiters(gate),
    ...watchMethods(gate, "assets", env.ASSETS, { fetch: false }),
  ];
  return Object.assign(watch, {
    settle: () => clock.untilStill(isStill),
    stop: () => {
      for (const stop of stops) stop();
      clock.stop();
    },
  });
}

/**
 * The faults that matter for these calls: each part fails from each of its calls on, loses answers from each of its writes
 * on, and hangs from the first call on. A call that hangs later on fails once its time is over.
 */
export function faultsIn({ calls }: Watch): Fault[] {
  return PARTS.flatMap((part) => {
    const own = calls.filter((call) => call.part === part);
    return own.flatMap(({ isWrite }, index): Fault[] => {
      const from = index + 1;
      // For a counter, a lost answer is a failure.
      const hasAnswer = isWrite && part !== "limiter";
      return [
        { part, does: "fails", from },
        ...(hasAnswer ? [{ part, does: "loses its answer", from } as const] : []),
        ...(from === 1 ? [{ part, does: "hangs", from } as const] : []),
      ];
    });
  });
}

function watchD1(gate: Gate) {
  const open = env.DB.withSession.bind(env.DB);
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function watched(statement: D1PreparedStatement, isWrite: boolean): D1PreparedStatement {
    const call = { part: "d1", isWrite } as const;
    const standIn = {
      bind: (...values: unknown[]) => watched(statement.bind(...values), isWrite),
      all: () => gate(call, () => statement.all()),
      run: () => gate(call, () => statement.run()),
      raw: () => gate(call, () => statement.raw()),
      first: (column: string) => gate(call, () => statement.first(column)),
    } as unknown as D1PreparedStatement;
    originals.set(standIn, statement);
    writing.set(standIn, isWrite);
    return standIn;
  }

  const writing = new WeakMap<D1PreparedStatement, boolean>();
  const spy = vi.spyOn(env.DB, "withSession").mockImplementation((constraint) => {
    const session = open(constraint);
    const watchedSession: D1DatabaseSession = {
      prepare: (query: string) => watched(session.prepare(query), WRITING.test(query)),
      batch: (statements: D1PreparedStatement[]) =>
        gate({ part: "d1", isWrite: statements.some((each) => writing.get(each)) }, () =>
          session.batch(statements.map((each) => originals.get(each) ?? each)),
        ),
      getBookmark: () => session.getBookmark(),
    };
    return watchedSession;
  });
  return () => spy.mockRestore();
}

function watchKv(gate: Gate) {
  return watchMethods(gate, "kv", env.SESSIONS, { get: false, put: true, delete: true });
}

function watchR2(gate: Gate) {
  const methods = { get: false, head: false, list: false, put: true, delete: true };
  const buckets = [env.IMAGES, env.EVIDENCE, env.COPIES];
  return buckets.flatMap((bucket) => watchMethods(gate, "r2", bucket, methods));
}

/** Rate limits must not remember earlier cells. */
function watchLimiters(gate: Gate) {
  const limiters = Object.entries(env).filter(([name]) => name.includes("_PER_"));
  return limiters.map(([, value]) => {
    const limiter = value as RateLimit;
    const limit = limiter.limit.bind(limiter);
    return replace(limiter, "limit", () =>
      gate({ part: "limiter", isWrite: true }, () => limit({ key: crypto.randomUUID() })),
    );
  });
}

/** Watches these methods of a binding; true marks those that may change something. */
function watchMethods(
  gate: Gate,
  part: FaultyPart,
  binding: object,
  methods: Record<string, boolean>,
) {
  return Object.entries(methods).map(([name, isWrite]) => {
    const target = binding as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const original = target[name]?.bind(binding);
    if (!original) throw new Error(`${part} has no ${name}`);
    return replace(target, name, (...given: unknown[]) =>
      gate({ part, isWrite }, () => original(...given)),
    );
  });
}

/** Replaces a method until what it gives is called. A spy takes longer, and there are some 20 for each request. */
function replace(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}
