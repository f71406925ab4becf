/** What a form of texts, or a call of the API, may hold: 64 KiB. */
export const MOST_BYTES = 65_536;

/** The whole body of a request; undefined where it is longer than `mostBytes`, the rest of which is left unread. */
export async function readBody(request: Request, mostBytes: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > mostBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  return new Blob(chunks);
}
