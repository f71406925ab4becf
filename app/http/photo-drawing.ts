import { env } from "cloudflare:workers";
import type { DrawSmaller } from "#app/domain/photos/small-picture.ts";
import { drawWithImages } from "#app/platform/image-transforms.ts";
import { logError } from "./log.ts";

/** Draws small pictures with the Worker's binding; undefined if there is none. A failure is logged, and cards then show the whole photo. */
export function openPhotoDrawing(requestId: string): DrawSmaller | undefined {
  const { IMAGE_TRANSFORMS: transforms } = env;
  if (!transforms) return undefined;
  return ({ bytes }, to) =>
    drawWithImages(transforms, bytes, to).catch((error: unknown) => {
      logError(error, { requestId, at: "photo drawn smaller" });
      return undefined;
    });
}
