import { refused, type InvalidInput } from "#app/domain/outcome.ts";

/** A picture without its metadata, and the size at which a viewer shows it. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/**
 * In so many pieces at most (segments, chunks) may a picture come. Cameras and programs stay far below; a
 * file of nothing but empty pieces would fill the Worker's memory.
 */
export const MAX_PIECES = 20_000;

/** `message` completes “The image …”. */
export function refusedImage(message: string): { ok: false; refusal: InvalidInput } {
  return refused({ reason: "invalid-input", path: "image", message });
}

/** The refusal of a picture that begins as one of its kind and does not go on as one. */
export function damagedImage() {
  return refusedImage("is damaged");
}
