import { openImageBucket, type ImageBucket } from "#app/platform/image-bucket.ts";
import { withLocalDatabase } from "#scripts/local-database.ts";
import { openRemoteStores } from "./remote-stores.ts";

/** A row as D1 gives it. The product's tables hold no other types. */
export type Row = Record<string, string | number | null>;

interface StoredObject {
  type: string;
  bytes: Uint8Array;
}

export interface Bucket {
  /** The first `most` keys that begin with `prefix`, in order: of all, or of those after `after`. */
  list: (prefix: string, most: number, after?: string) => Promise<string[]>;
  read: (key: string) => Promise<StoredObject | undefined>;
  put: (key: string, object: StoredObject) => Promise<void>;
}

export interface Stores {
  /** Runs one statement, with at most one text bound, and gives its rows. */
  query: (sql: string, text?: string) => Promise<Row[]>;
  images: Bucket;
  /** Only the keys are read: the evidence never leaves its bucket. */
  evidence: Pick<Bucket, "list">;
  copies: Bucket;
}

/** Runs `use` on the local stores, after migrating them, or on the deployed ones. */
export async function withStores<T>(
  isRemote: boolean,
  use: (stores: Stores) => Promise<T>,
): Promise<T> {
  if (isRemote) return use(openRemoteStores());
  return withLocalDatabase(async (_, { IMAGES, EVIDENCE, COPIES }, d1) =>
    use({
      query: async (sql, ...text) =>
        (
          await d1
            .prepare(sql)
            .bind(...text)
            .all<Row>()
        ).results,
      images: bucketOf(openImageBucket(IMAGES)),
      evidence: bucketOf(openImageBucket(EVIDENCE)),
      copies: bucketOf(openImageBucket(COPIES)),
    }),
  );
}

function bucketOf(bucket: ImageBucket): Bucket {
  return {
    list: (...which) => bucket.list(...which),
    put: (...kept) => bucket.put(...kept),
    async read(key) {
      const found = await bucket.find(key);
      if (!found) return undefined;
      const bytes = new Uint8Array(await new Response(found.body).arrayBuffer());
      return { bytes, type: found.headers.get("Content-Type") ?? "" };
    },
  };
}

const MOST_KEYS = 1000;

/** All keys of a bucket, in order. */
export async function listKeys(bucket: Pick<Bucket, "list">): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const page = await bucket.list("", MOST_KEYS, keys.at(-1));
    keys.push(...page);
    if (page.length < MOST_KEYS) return keys;
  }
}
