/** A file in a zip, still packed. */
export interface ZipEntry {
  name: string;
  isDeflated: boolean;
  packed: Uint8Array;
}

const ENTRY = 0x02014b50;
const END = 0x06054b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** Lists the files of a zip; undefined if it is broken. */
export function entriesOf(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    return end === undefined ? undefined : readEntries(bytes, view, end);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

function readEntries(bytes: Uint8Array, view: DataView, end: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
    entries.push({ name, isDeflated: view.getUint16(at + 10, true) === 8, packed });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Unpacks a file; undefined if it is broken or has more than `most` bytes, whatever the zip says of it. */
export async function unpack(entry: ZipEntry, most: number): Promise<Uint8Array | undefined> {
  if (!entry.isDeflated) return entry.packed.length > most ? undefined : entry.packed;
  const stream = new Blob([entry.packed.slice()]).stream();
  const reader = stream.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) return undefined;
      parts.push(part.value);
    }
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => {});
  }
  return joined(parts, length);
}

function joined(parts: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Makes a zip of files as they are, without packing or checksums. */
export function storeZip(
  files: readonly (readonly [name: string, content: Uint8Array])[],
): ArrayBuffer {
  const named = files.map(([name, content]) => ({ name: new TextEncoder().encode(name), content }));
  const size = named.reduce(
    (sum, { name, content }) => sum + 76 + 2 * name.length + content.length,
    0,
  );
  const bytes = new Uint8Array(size + END_LENGTH);
  const view = new DataView(bytes.buffer);
  const starts: number[] = [];
  let at = 0;
  for (const { name, content } of named) {
    starts.push(at);
    at = writeHeader(bytes, at, { signature: LOCAL, name, length: content.length });
    bytes.set(content, at);
    at += content.length;
  }
  const directory = at;
  for (const [index, { name, content }] of named.entries()) {
    const offset = starts[index] ?? 0;
    at = writeHeader(bytes, at, { signature: ENTRY, name, length: content.length, offset });
  }
  view.setUint32(at, END, true);
  for (const offset of [8, 10]) view.setUint16(at + offset, files.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes.buffer;
}

interface Header {
  signature: number;
  name: Uint8Array;
  length: number;
  /** Where the file is, in the list at the end. */
  offset?: number;
}

/** Writes a file's header and returns where it ends. The one in the list has two bytes more in front, and a tail. */
function writeHeader(
  bytes: Uint8Array,
  at: number,
  { signature, name, length, offset }: Header,
): number {
  const view = new DataView(bytes.buffer);
  const shift = offset === undefined ? 0 : 2;
  view.setUint32(at, signature, true);
  view.setUint32(at + 18 + shift, length, true);
  view.setUint32(at + 22 + shift, length, true);
  view.setUint16(at + 26 + shift, name.length, true);
  if (offset !== undefined) view.setUint32(at + 42, offset, true);
  const start = at + (offset === undefined ? 30 : 46);
  bytes.set(name, start);
  return start + name.length;
}
