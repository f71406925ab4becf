import { env } from "cloudflare:workers";

/** The database that the local runtime binds, which no other test uses: see d1-object.ts. */
export const runtimesOwn = env.DB;

/** What D1's client asks its service. */
interface Fetcher {
  fetch: (url: string, init: { body: string }) => Promise<Response>;
}

const fetcher: Fetcher = {
  async fetch(url, { body }) {
    const object = env.TEST_D1.get(env.TEST_D1.idFromName("database"));
    return new Response(await object.answer(body, new URL(url).searchParams.get("resultsFormat")));
  },
};

// The client is the runtime's own; only what it asks is another.
const Client = env.DB.constructor as new (fetcher: Fetcher) => D1Database;
env.DB = new Client(fetcher);
