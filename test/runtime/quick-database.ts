import { env } from "cloudflare:workers";

/** The local runtime's own database, only for `same-answers.test.ts`; all other tests use d1-object.ts. */
export const runtimesOwn = env.DB;

/** The service that D1's client calls. */
interface Fetcher {
  fetch: (url: string, init: { body: string }) => Promise<Response>;
}

const fetcher: Fetcher = {
  async fetch(url, { body }) {
    const object = env.TEST_D1.get(env.TEST_D1.idFromName("database"));
    return new Response(await object.answer(body, new URL(url).searchParams.get("resultsFormat")));
  },
};

// The client is the runtime's own; only the service that it calls is ours.
const Client = env.DB.constructor as new (fetcher: Fetcher) => D1Database;
env.DB = new Client(fetcher);
