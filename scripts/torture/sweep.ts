import { setTimeout as pause } from "node:timers/promises";
import { LONGEST_LIFE_MS } from "#app/domain/posts/limits.ts";
import { DAY_MS } from "#app/durations.ts";
import { orphans, type Violation } from "./invariants.ts";
import { randomFrom } from "./random.ts";
import { listNamedPhotos } from "./read-stored.ts";
import { startServer, type Server } from "./server.ts";
import type { Stage } from "./stage.ts";

/** By then every post has ended, and anything left behind is old enough to go. */
const LATER_MS = LONGEST_LIFE_MS + 2 * DAY_MS;
const LONGEST_SWEEP_MS = 150;

/** Runs the sweeper much later, kills it midway, runs it again, and reports what it left behind. */
export async function sweep({ state, seed, server }: Stage): Promise<Violation[]> {
  const later = Date.now() + LATER_MS;
  const { below } = randomFrom(`${seed} sweep`);
  await Promise.race([server.sweep(later).catch(() => undefined), pause(below(LONGEST_SWEEP_MS))]);
  await server.kill();
  const again = await startServer(state);
  await again.sweep(later);
  const left = await findOrphans(again);
  await again.kill();
  return left;
}

async function findOrphans(server: Server): Promise<Violation[]> {
  const named = await listNamedPhotos(server);
  const cases = await server.rows<{ folder: string }>("SELECT 'case-' || id AS folder FROM cases");
  const [keys, folders] = [
    new Set(named.map(({ key }) => key)),
    new Set(cases.map(({ folder }) => folder)),
  ];
  const images = orphans(await server.keys("IMAGES"), (key) => keys.has(key));
  const evidence = orphans(await server.keys("EVIDENCE"), (key) =>
    folders.has(key.slice(0, key.indexOf("/"))),
  );
  return [...images, ...evidence];
}
