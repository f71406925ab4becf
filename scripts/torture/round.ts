import { setTimeout as pause } from "node:timers/promises";
import { LONE_SHOPS } from "./cast.ts";
import type { Corner } from "./corner.ts";
import { judge, type Found, type Violation } from "./invariants.ts";
import { SURFACES, type Surface } from "./ledger.ts";
import { randomFrom } from "./random.ts";
import { findFaults, readStored } from "./read-stored.ts";
import { isPrivate, readPrivate } from "./read-private.ts";
import { startServer } from "./server.ts";
import { keepWriting, type Pen, type Stage, type Step } from "./stage.ts";
import { writeBusyMenu } from "./write-busy-menu.ts";
import { writeDesk } from "./write-desk.ts";
import { writeEnquiries } from "./write-enquiries.ts";
import { writeLogins } from "./write-logins.ts";
import { writeLoneMenu } from "./write-lone-menu.ts";
import { openCorner, writeNearby } from "./write-nearby.ts";

/** How long writers go on before the kill, once every surface has accepted something, in milliseconds. */
const WRITING = { least: 500, most: 3500 };
/** How long to wait for that, if the machine is slow or a surface accepts nothing. */
const MOST_WAITING_MS = 30_000;

/** Notes what is on the menus before anybody writes. */
export async function noteBeginning(stage: Stage): Promise<void> {
  const found = await readStored(stage);
  for (const shopId of Object.values(LONE_SHOPS)) {
    for (const fact of [`menu of ${shopId}`, `picture of ${shopId}`]) {
      stage.ledger.note(fact, found.get(fact)?.[0] ?? "");
    }
  }
}

/** Lets everybody write until a random moment, kills the product, restarts it, and checks what is there. */
export async function playRound(
  stage: Stage,
  round: number,
): Promise<{ violations: Violation[]; milliseconds: number }> {
  stage.isOver = false;
  const pen = penOf(stage, round);
  const corner = await openCorner(stage, pen("corner"));
  const steps = await openWriters(stage, corner, pen);
  const began = Date.now();
  const writing = Promise.all(steps.map((step) => keepWriting(stage, step)));
  await Promise.race([untilTheKill(stage, round), writing]);
  const milliseconds = Date.now() - began;
  stage.isOver = true;
  await stage.server.kill();
  await writing;
  stage.server = await startServer(stage.state);
  return { violations: await check(stage, corner), milliseconds };
}

async function untilTheKill({ ledger, seed }: Stage, round: number): Promise<void> {
  const before = SURFACES.map((surface) => ledger.counts[surface].acknowledged);
  const end = Date.now() + MOST_WAITING_MS;
  const isIdle = (surface: Surface, index: number) =>
    ledger.counts[surface].acknowledged === before[index];
  while (SURFACES.some(isIdle) && Date.now() < end) await pause(50);
  const { below } = randomFrom(`${seed} ${round} kill`);
  await pause(WRITING.least + below(WRITING.most - WRITING.least));
}

/** What each writer writes with: its random numbers and marks depend only on the seed, the round and its name. */
function penOf({ seed }: Stage, round: number): (name: string) => Pen {
  return (name) => {
    let marks = 0;
    const random = randomFrom(`${seed} ${round} ${name}`);
    return { random, mark: () => `t${round}-${name}-${++marks}` };
  };
}

async function openWriters(
  stage: Stage,
  corner: Corner,
  pen: (name: string) => Pen,
): Promise<Step[]> {
  const menus = await Promise.all([
    writeLoneMenu(stage, "api", pen("lone-api")),
    writeLoneMenu(stage, "editor", pen("lone-editor")),
    writeBusyMenu(stage, "api", pen("busy-api")),
    writeBusyMenu(stage, "editor", pen("busy-editor")),
    writeDesk(stage, pen("desk")),
  ]);
  return [
    ...menus,
    writeEnquiries(stage, pen("enquiries")),
    writeLogins(stage, pen("logins")),
    ...["asha", "bilal", "chitra"].map((name) => writeNearby(stage, corner, pen(name))),
  ];
}

/** Checks the product as it comes back; then resends whatever may be resent, and checks everything again. */
async function check(stage: Stage, corner: Corner): Promise<Violation[]> {
  const { ledger } = stage;
  const isStored = (fact: string) => !isPrivate(fact);
  const stored = (found: Found) => judge(ledger.expected(isStored), found);
  const violations = [...stored(await readStored(stage)), ...(await findFaults(stage))];
  for (const write of ledger.doubtful()) {
    const refused = await ledger.repeat(write);
    if (refused !== undefined) violations.push({ kind: "lost", what: `${write.what}: ${refused}` });
  }
  for (const write of ledger.keyed()) await write.send();
  const again = await readStored(stage);
  violations.push(...stored(again), ...(await findFaults(stage)));
  ledger.settle(again, isStored);
  const told = await readPrivate(stage, corner.phones);
  violations.push(...judge(ledger.expected(isPrivate), told));
  ledger.settle(told, isPrivate);
  letGo(stage);
  return violations;
}

/** Nobody from this round comes back. What they have written stays. */
function letGo({ ledger, sessions }: Stage): void {
  ledger.forget((fact) => / tells |^session t|^password of t/.test(fact));
  for (const fact of sessions.keys()) if (fact.startsWith("session t")) sessions.delete(fact);
}
