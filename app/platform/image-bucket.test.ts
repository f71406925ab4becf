import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { openImageBucket } from "./image-bucket.ts";

it.each([0, 1, 1000, 1001, 2500])("removes %i keys in calls that R2 takes", async (count) => {
  const removed: string[] = [];
  const r2 = vi.spyOn(env.IMAGES, "delete").mockImplementation(async (keys) => {
    const inCall = [keys].flat();
    if (inCall.length < 1 || inCall.length > 1000)
      throw new Error("delete: the number of keys must be between 1 and 1000 inclusive (10027)");
    removed.push(...inCall);
  });
  const keys = Array.from({ length: count }, (_, n) => `key-${n}`);
  await openImageBucket(env.IMAGES).remove(keys);
  expect(removed).toEqual(keys);
  r2.mockRestore();
});
