import { env } from "cloudflare:workers";

/** The local runtime's own database, only for `same-answers.test.ts`; all other tests use d1-object.ts. */
export const runtimesOwn = env.DB;

/** What D1's client reads of a reply: making a whole Response takes longer than a query. */
interface Reply {
  headers: Headers;
  text: () => Promise<string>;
}

/** The service that D1's client calls. */
interface Fetcher {
  fetch: (url: string, init: { body: string }) => Promise<Reply>;
}

const ID = env.TEST_D1.idFromName("database");
const headers = new Headers();

const fetcher: Fetcher = {
  async fetch(url, { body }) {
    const [, format = null] = /[?&]resultsFormat=(\w+)/.exec(url) ?? [];
    const answer = await env.TEST_D1.get(ID).answer(body, format);
    return { headers, text: async () => answer };
  },
};

// The client is the runtime's own; only the service that it calls is ours.
const Client = env.DB.constructor as new (fetcher: Fetcher) => D1Database;
env.DB = new Client(fetcher);
