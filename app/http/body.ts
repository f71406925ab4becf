/** The limit of an API call: 64 KiB. */
export const MOST_BYTES = 65_536;

/** More was sent than the `mostBytes` that are read. */
export interface TooLarge {
  reason: "too-large";
  mostBytes: number;
}

/** What was read of a body, and whether that is all of it. */
export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/** Reads little more than `mostBytes`, into one growing buffer: joining 20 MB of 4 KB chunks takes 0.1 s of CPU. */
export async function readBody(request: Request, mostBytes: number): Promise<Body> {
  if (!request.body) return { bytes: new Uint8Array(), isWhole: true };
  const reader = request.body.getReader({ mode: "byob" });
  const stated = Number(request.headers.get("Content-Length"));
  let buffer = new ArrayBuffer(Math.min(stated > 0 ? stated : MOST_BYTES, mostBytes) + 1);
  let length = 0;
  while (length <= mostBytes) {
    const { done, value } = await reader.read(new Uint8Array(buffer, length));
    if (!value) throw new Error("The sender has gone");
    length += value.byteLength;
    buffer = value.buffer;
    if (done) return { bytes: new Uint8Array(buffer, 0, length), isWhole: true };
    if (length === buffer.byteLength) buffer = buffer.transfer(Math.min(2 * length, mostBytes + 1));
  }
  await reader.cancel();
  return { bytes: new Uint8Array(buffer), isWhole: false };
}
