import { randomBytes } from "node:crypto";
import { KINDS, type Violation } from "./torture/invariants.ts";
import { SURFACES, Ledger } from "./torture/ledger.ts";
import { ensureBuild } from "./build.ts";
import { useOwnState } from "./own-state.ts";
import { noteBeginning, playRound } from "./torture/round.ts";
import { startServer } from "./torture/server.ts";
import type { Stage } from "./torture/stage.ts";
import { sweep } from "./torture/sweep.ts";

// `npm run torture`: writes through every surface, kills the product at random moments, restarts it, and checks that
// all it acknowledged is there, whole and once. `ROUNDS` says how often; `SEED` repeats a run as closely as possible.
const rounds = Number(process.env["ROUNDS"] || 10);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("ROUNDS must be a whole number of 1 or more.");
  process.exit(1);
}
useOwnState("torture");
ensureBuild();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const seed = process.env["SEED"] || randomBytes(4).toString("hex");
console.log(`To repeat this run: SEED=${seed} ROUNDS=${rounds} npm run torture`);
const found = new Map<string, Violation>();
const state = String(process.env["NUKKAD_STATE"]);
const server = await startServer(state);
const stage: Stage = {
  state,
  seed,
  ledger: new Ledger(),
  sessions: new Map(),
  server,
  isOver: false,
};
await noteBeginning(stage);
for (let round = 1; round <= rounds; round += 1) {
  const played = await playRound(stage, round);
  tell(played.violations);
  const { acknowledged, inDoubt } = total();
  const seconds = (played.milliseconds / 1000).toFixed(1);
  console.log(
    `Round ${round}: killed after ${seconds} s. So far ${acknowledged} acknowledged, ${inDoubt} in doubt, ${found.size} wrong.`,
  );
}
tell(await sweep(stage));
for (const surface of SURFACES) {
  const { acknowledged, inDoubt } = stage.ledger.counts[surface];
  if (acknowledged === 0) {
    tell([{ kind: "silent", what: `nothing could be written through: ${surface}` }]);
  }
  console.log(`${surface.padEnd(14)} ${acknowledged} acknowledged, ${inDoubt} in doubt`);
}
console.table([{ rounds, ...total(), ...countsOf([...found.values()]) }]);
process.exit(found.size > 0 ? 1 : 0);

/** Prints what is wrong, each thing once. */
function tell(violations: readonly Violation[]): void {
  for (const violation of violations) {
    const line = `${violation.kind}: ${violation.what}`;
    if (found.has(line)) continue;
    found.set(line, violation);
    console.error(line);
  }
}

function total() {
  const all = Object.values(stage.ledger.counts);
  return {
    acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    inDoubt: all.reduce((sum, { inDoubt }) => sum + inDoubt, 0),
  };
}

function countsOf(violations: readonly Violation[]): Record<Violation["kind"], number> {
  const counts = KINDS.map((kind) => [
    kind,
    violations.filter((each) => each.kind === kind).length,
  ]);
  return Object.fromEntries(counts) as Record<Violation["kind"], number>;
}
