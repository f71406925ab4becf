import { crc32, deflateSync } from "node:zlib";
import { readPhoto } from "#app/domain/photos/photo.ts";

/* Tiny pictures for tests, and pieces to build others from. */

/** Concatenates pieces; each character of a text is a byte. */
export function bytes(...pieces: (string | ArrayLike<number>)[]): Uint8Array {
  const parts = pieces.map((piece) =>
    typeof piece === "string" ? Buffer.from(piece, "latin1") : piece,
  );
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const u16 = (value: number) => [value >> 8, value & 0xff];
export const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const little = (big: number[]) => big.toReversed();
const fromBase64 = (text: string) => bytes(atob(text));

export const segment = (marker: number, payload: string | Uint8Array) =>
  bytes([0xff, marker], u16(payload.length + 2), payload);
export const pngChunk = (type: string, data: string | Uint8Array) =>
  bytes(u32(data.length), type, data, u32(crc32(bytes(type, data))));
export const webpChunk = (name: string, payload: string | Uint8Array) =>
  bytes(name, little(u32(payload.length)), payload, payload.length % 2 ? [0] : []);
export const riff = (...chunks: Uint8Array[]) => webpChunk("RIFF", bytes("WEBP", ...chunks));

/** Gradients of 8 by 4 pixels and a red PNG of 3 by 2, made with ImageMagick, without metadata. */
export const baseline = fromBase64(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAAEAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABcQAAMBAAAAAAAAAAAAAAAAAAAFFVP/2gAIAQEAAD8AMvsdj//Z",
);
export const progressive = fromBase64(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wgALCAAEAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/aAAgBAQAAAAEv/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAMT/9oACAEBAAEFArsP/8QAFRABAQAAAAAAAAAAAAAAAAAAADH/2gAIAQEABj8Cr//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8hX//aAAgBAQAAABD/AP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Qb//Z",
);
export const png = fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVQI12P8zwAFTDAGAwATKQEDO7FpHgAAAABJRU5ErkJggg==",
);
export const lossy = fromBase64(
  "UklGRkoAAABXRUJQVlA4ID4AAACwAgCdASoIAAQABABoJagCdGuAwQD9APf/A9DthagA/ulTnc0/+Cb9eVM/6EKmfZv/P7tc3rshskUA9cAAAA==",
);
export const lossless = fromBase64(
  "UklGRigAAABXRUJQVlA4TBsAAAAvB8AAAB8QU/XV//kPJ4FAgDBp0qSNiP7HlwIA",
);
export const translucent = fromBase64(
  "UklGRmQAAABXRUJQVlA4WAoAAAAQAAAABwAAAwAAQUxQSBMAAAABHzBVEREOgQBh0qRJGxH9D9B6AFZQOCAqAAAAcAEAnQEqCAAEAAQAaCWgAnQBQAAA/vCbQ/9CT//ibP/6TZ8IqMJpI7AA",
);

const jpegPhoto = { type: "image/jpeg", extension: "jpg", width: 8, height: 4 };
const pngPhoto = { type: "image/png", extension: "png", width: 3, height: 2 };
const webpPhoto = { type: "image/webp", extension: "webp", width: 8, height: 4 };

export const SAMPLES: [name: string, sample: Uint8Array, photo: object][] = [
  ["a baseline JPEG", baseline, jpegPhoto],
  ["a progressive JPEG", progressive, jpegPhoto],
  ["a PNG", png, pngPhoto],
  ["a lossy WebP", lossy, webpPhoto],
  ["a lossless WebP", lossless, webpPhoto],
  ["a translucent WebP", translucent, webpPhoto],
];

export const SECRET = "GPS-SECRET 17.3850 N";

/** EXIF as a phone writes it, in either byte order: maker, orientation and position. */
export function exif(
  order: "MM" | "II",
  orientation: number,
  { type = 3, count = 1 } = {},
): Uint8Array {
  const inOrder = (big: number[]) => (order === "II" ? little(big) : big);
  const field = (tag: number, kind: number, many: number) =>
    [u16(tag), u16(kind), u32(many)].flatMap(inOrder);
  return bytes(
    bytes("Exif\0\0", order, inOrder(u16(42)), inOrder(u32(8)), inOrder(u16(2))),
    bytes(field(0x010f, 2, SECRET.length), inOrder(u32(38))),
    bytes(field(0x0112, type, count), inOrder(u16(orientation)), [0, 0]),
    bytes([0, 0, 0, 0], SECRET),
  );
}

export const BEHIND_SOI = 2;
export const BEHIND_JFIF = 20;
export const BEHIND_IHDR = 33;
export const BEFORE_IEND = png.length - 12;

export const withPieces = (sample: Uint8Array, at: number, ...pieces: Uint8Array[]) =>
  bytes(sample.subarray(0, at), ...pieces, sample.subarray(at));

export const changed = (sample: Uint8Array, at: number, values: number[]) =>
  bytes(sample.subarray(0, at), values, sample.subarray(at + values.length));

/** The offset of a JPEG's first such marker. */
export const placeOf = (marker: number, sample = baseline) =>
  sample.findIndex((byte, at) => byte === 0xff && sample[at + 1] === marker);

/** A PNG that no encoder can make much smaller: every pixel has a different colour. */
export function noisyPng(width: number, height: number): Uint8Array {
  const row = 1 + 3 * width;
  let last = 1;
  const noise = Uint8Array.from({ length: row * height }, (_, at) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    // Each row begins with its filter, 0 for none.
    return at % row === 0 ? 0 : last >>> 24;
  });
  return bytes(
    png.subarray(0, 8),
    pngChunk("IHDR", bytes(u32(width), u32(height), [8, 2, 0, 0, 0])),
    pngChunk("IDAT", deflateSync(noise)),
    pngChunk("IEND", ""),
  );
}

/** A WebP of this width, height and length in bytes; what it shows does not matter. */
export function webpOf(width: number, height: number, length = 0): Uint8Array {
  const size = width - 1 + (height - 1) * 2 ** 14;
  const head = bytes([0x2f], little(u32(size)));
  return riff(webpChunk("VP8L", bytes(head, new Uint8Array(length))));
}

/** An uploaded file, with or without a media type. */
export const fileOf = (bytes: Uint8Array, type = "") => ({ bytes, type });

export function photoOf(sent: Uint8Array) {
  const photo = readPhoto(sent);
  if (!photo.ok) throw new Error(photo.refusal.code);
  return photo.value;
}

export const refusalOf = (problem: string) => ({
  ok: false,
  refusal: { reason: "invalid-input", path: "image", code: `image-${problem}` },
});
export const DAMAGED = refusalOf("damaged");
