import { refused, type InvalidInput } from "#app/domain/outcome.ts";

/** A picture without metadata, and the size at which it is shown. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The most segments or chunks. Real files stay far below; a file of empty pieces would fill the Worker's memory. */
export const MAX_PIECES = 20_000;

/** `message` completes “The image …”. */
export function refusedImage(message: string): { ok: false; refusal: InvalidInput } {
  return refused({ reason: "invalid-input", path: "image", message });
}

/** For a file that begins like a picture of its kind and does not go on like one. */
export function damagedImage() {
  return refusedImage("is damaged");
}
