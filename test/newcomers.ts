import { hourlyCounts } from "#app/db/schema.ts";
import { hourOf } from "#app/http/hourly-limits.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { stores } from "./neighbours.ts";

/** Makes it look as if this many neighbours had come from an address within the hour: sending their forms would be slow. */
export async function newcomersCame(address: string, count: number): Promise<void> {
  const hour = hourOf("new neighbours", addressKey(address), Date.now());
  await stores.db.insert(hourlyCounts).values({ ...hour, count });
}
