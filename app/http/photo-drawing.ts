import { env } from "cloudflare:workers";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import { drawWithImages, UsedUp } from "#app/platform/image-transforms.ts";
import { TIME_LIMITS } from "#app/platform/unavailable.ts";
import { log, logError } from "./log.ts";

/**
 * Draws the small pictures of one request with the Worker's binding, all within one time limit; undefined if there is no
 * binding. A failure is logged, and so is, once a request, that the month's share is used up. Cards then show whole photos.
 */
export function openPhotoDrawing(requestId: string): DrawSmaller | undefined {
  const { IMAGE_TRANSFORMS: transforms } = env;
  if (!transforms) return undefined;
  let deadline: number | undefined;
  let isUsedUp = false;
  function noteFailure(error: unknown): void {
    if (!(error instanceof UsedUp)) logError(error, { requestId, at: "photo drawn smaller" });
    else if (!isUsedUp) log("transforms used up", { requestId });
    isUsedUp ||= error instanceof UsedUp;
  }
  return async ({ bytes }, { width }) => {
    const now = Date.now();
    deadline ??= now + TIME_LIMITS.transforms;
    try {
      const milliseconds = Math.max(0, deadline - now);
      return await drawWithImages(transforms, bytes, { width, milliseconds });
    } catch (error) {
      noteFailure(error);
      return undefined;
    }
  };
}
