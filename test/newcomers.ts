import { hourlyCounts } from "#app/db/schema.ts";
import { hourOf } from "#app/http/hourly-limits.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { stores } from "./neighbours.ts";

/** From now on it is as if this many neighbours had come from an address within the hour. Sending their forms takes long. */
export async function newcomersCame(address: string, count: number): Promise<void> {
  const hour = hourOf("new neighbours", addressKey(address), Date.now());
  await stores.db.insert(hourlyCounts).values({ ...hour, count });
}
