import { invalidAt, type InvalidInput } from "#app/domain/outcome.ts";

/** A picture without metadata, and the size at which it is shown. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The most segments or chunks. Real files stay far below; a file of empty pieces would fill the Worker's memory. */
export const MAX_PIECES = 20_000;

type ImageProblem =
  | "image-too-large"
  | "image-too-many-pixels"
  | "image-unknown-format"
  | "image-other-format"
  | "image-damaged"
  | "image-animated"
  | "image-rare-jpeg";

/** A picture that is refused. */
export function refusedImage(code: ImageProblem): { ok: false; refusal: InvalidInput } {
  return invalidAt("image", { code });
}

/** For a file that begins like a picture of its kind and does not go on like one. */
export function damagedImage() {
  return refusedImage("image-damaged");
}
