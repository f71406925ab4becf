import { withinLimit } from "./unavailable.ts";

interface Picture {
  type: string;
  bytes: Uint8Array;
}

/** The most keys that R2 removes in a call. It refuses a call with none. */
const MOST_KEYS = 1000;

export type ImageBucket = ReturnType<typeof openImageBucket>;

/** Opens an R2 bucket of images. Its calls throw Unavailable where R2 fails. */
export function openImageBucket(r2: R2Bucket) {
  return {
    /** Stores a picture, for an owner that `ownerOf` then gives. */
    async put(key: string, { type, bytes }: Picture, owner?: string): Promise<void> {
      const httpMetadata = { contentType: type };
      const named = owner === undefined ? {} : { customMetadata: { owner } };
      await withinLimit("r2", () => r2.put(key, bytes, { httpMetadata, ...named }));
    },
    async remove(key: string | string[]): Promise<void> {
      const keys = [key].flat();
      for (let from = 0; from < keys.length; from += MOST_KEYS) {
        await withinLimit("r2", () => r2.delete(keys.slice(from, from + MOST_KEYS)));
      }
    },
    /** Undefined if there is nothing under this key. */
    read(key: string): Promise<Uint8Array | undefined> {
      return withinLimit("r2", async () => (await r2.get(key))?.bytes());
    },
    /** For whom the picture under this key was stored; null if that was not said, undefined if there is none. */
    async ownerOf(key: string): Promise<string | null | undefined> {
      const object = await withinLimit("r2", () => r2.head(key));
      return object ? (object.customMetadata?.["owner"] ?? null) : undefined;
    },
    /** Lists keys with this prefix in order, starting after `after`. */
    async list(prefix: string, most: number, after?: string): Promise<string[]> {
      const startAfter = after === undefined ? {} : { startAfter: after };
      const { objects } = await withinLimit("r2", () =>
        r2.list({ prefix, limit: most, ...startAfter }),
      );
      return objects.map(({ key }) => key);
    },
    /** Lists keys in order with their upload times (ms UTC), starting after `after`. */
    async listStored(most: number, after: string): Promise<{ key: string; uploadedAt: number }[]> {
      const { objects } = await withinLimit("r2", () =>
        r2.list({ limit: most, startAfter: after }),
      );
      return objects.map(({ key, uploaded }) => ({ key, uploadedAt: uploaded.getTime() }));
    },
    /** Undefined if there is no such image. */
    async find(key: string): Promise<{ body: ReadableStream; headers: Headers } | undefined> {
      const object = await withinLimit("r2", () => r2.get(key));
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
