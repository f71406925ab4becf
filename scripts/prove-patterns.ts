import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readPatterns, type Pattern } from "./regular-expressions.ts";

// The JavaScript checker: the same result on every machine, and fast enough.
process.env["RECHECK_SYNC_BACKEND"] = "pure";
const { checkSync } = await import("recheck");

/**
 * Repetitions up to 100 are proved by automata; beyond its default of 30 the checker would try random texts. The limit is
 * on steps rather than seconds, so that a busy machine gets the same result.
 */
const BY_PROOF = {
  maxRepeatCount: 100,
  maxSimpleRepeatCount: 100,
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
};

/**
 * The proofs that take longest, kept as a lock file keeps versions: one line each, with a key and, for readers, the pattern. Those
 * missing here are proved in every new clone; `node scripts/prove-patterns.ts` adds the slow ones, in half a minute.
 * A test refuses a line of a pattern that is gone, or whose key is another's.
 */
const PROVEN = "scripts/proven-patterns.txt";
const LONG_MS = 40;
const CHECKER = readFileSync("node_modules/recheck/package.json", "utf8");

/** A hash of all that a proof depends on: the pattern, the checker and its options. If one changes, it is proved again. */
export function keyOf({ source, flags }: Pattern): string {
  return createHash("sha256")
    .update(JSON.stringify([CHECKER, BY_PROOF, source, flags]))
    .digest("hex");
}

/** Why a pattern is refused: a text that takes too long, or that no proof was found. Undefined if it is fine. */
export function faultOf({ at, source, flags }: Pattern): string | undefined {
  const found = checkSync(source, flags, BY_PROOF);
  if (found.status === "safe") return undefined;
  const why =
    found.status === "vulnerable"
      ? `${found.complexity.type} on ${found.attack.pattern}`
      : `cannot be decided (${found.error.kind})`;
  return `${at} /${source}/${flags}: ${why}`;
}

/** A pattern as the line that keeps its proof. */
export function lineOf(pattern: Pattern): string {
  return `${keyOf(pattern)} /${pattern.source}/${pattern.flags}`;
}

/** The lines of the patterns whose proofs are kept. */
export function readProven(): string[] {
  return readFileSync(PROVEN, "utf8").trim().split("\n");
}

/** Proves every pattern, and keeps the proofs that took long. Throws if one is refused. */
function prove(): void {
  const lines: string[] = [];
  for (const pattern of readPatterns()) {
    const { user } = process.cpuUsage();
    const fault = faultOf(pattern);
    if (fault !== undefined) throw new Error(fault);
    if (process.cpuUsage().user - user > LONG_MS * 1000) lines.push(lineOf(pattern));
  }
  writeFileSync(PROVEN, `${lines.toSorted().join("\n")}\n`);
}

if (import.meta.main) prove();
