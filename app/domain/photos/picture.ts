import { refused, type InvalidInput } from "#app/domain/outcome.ts";

/** A picture without metadata, and the size at which it is shown. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** The most segments or chunks. Real files stay far below; a file of empty pieces would fill the Worker's memory. */
export const MAX_PIECES = 20_000;

/** Why a picture is refused: keys of the catalogue's `problems`, below `image-`. */
type ImageProblem =
  | "too-large"
  | "too-many-pixels"
  | "unknown-format"
  | "other-format"
  | "damaged"
  | "animated"
  | "rare-jpeg";

/** A picture that is refused. */
export function refusedImage(problem: ImageProblem): { ok: false; refusal: InvalidInput } {
  return refused({ reason: "invalid-input", path: "image", message: `image-${problem}` });
}

/** For a file that begins like a picture of its kind and does not go on like one. */
export function damagedImage() {
  return refusedImage("damaged");
}
