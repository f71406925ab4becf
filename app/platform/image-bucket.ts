/** A picture to be kept: its bytes and what they are. */
interface Picture {
  type: string;
  bytes: Uint8Array;
}

/** R2 removes so many keys in a call, and refuses a call with none. */
const MOST_KEYS = 1000;

export type ImageBucket = ReturnType<typeof openImageBucket>;

/** Opens the R2 bucket in which images are kept, each under its key. */
export function openImageBucket(r2: R2Bucket) {
  return {
    async keep(key: string, { type, bytes }: Picture): Promise<void> {
      await r2.put(key, bytes, { httpMetadata: { contentType: type } });
    },
    async remove(key: string | string[]): Promise<void> {
      const keys = [key].flat();
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        await r2.delete(keys.slice(from, from + MOST_KEYS));
      }
    },
    /** The bytes under this key; undefined if there are none. */
    async read(key: string): Promise<Uint8Array | undefined> {
      return (await r2.get(key))?.bytes();
    },
    /** The first keys with this beginning, in their order: of all, or of those after `after`. */
    async list(prefix: string, most: number, after?: string): Promise<string[]> {
      const { objects } = await r2.list({
        prefix,
        limit: most,
        ...(after !== undefined && { startAfter: after }),
      });
      return objects.map(({ key }) => key);
    },
    /** The image of this key with its headers; undefined if there is none. */
    async find(key: string): Promise<{ body: ReadableStream; headers: Headers } | undefined> {
      const object = await r2.get(key);
      if (!object) return undefined;
      const headers = new Headers({
        "Content-Length": String(object.size),
        ETag: object.httpEtag,
      });
      object.writeHttpMetadata(headers);
      return { body: object.body, headers };
    },
  };
}
