import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface Deployed {
  d1: D1Database;
  buckets: Record<string, R2Bucket>;
}

/**
 * Imitates the parts of Cloudflare's API that backups call (developers.cloudflare.com/api: D1 query, R2 objects). The
 * first call is refused as one too many. Returns the address, and a function that ends the server.
 */
export async function serveCloudflareApi(deployed: Deployed, token: string) {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    try {
      if (request.headers.authorization !== `Bearer ${token}`) response.writeHead(401).end();
      else if (calls === 1) response.writeHead(429, { "Retry-After": "0" }).end();
      else await answer(deployed, request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}/client/v4`, end };
}

async function answer(
  { d1, buckets }: Deployed,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const url = new URL(request.url ?? "", "http://localhost");
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const body = Buffer.concat(chunks);
  const path = url.pathname.replace("/client/v4/accounts/account-of-tests/", "");
  const json = (result: unknown) =>
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
  if (path === "d1/database/database-of-tests/query") {
    const { sql, params } = JSON.parse(body.toString()) as { sql: string; params: string[] };
    return json([
      await d1
        .prepare(sql)
        .bind(...params)
        .all(),
    ]);
  }
  const [, name = "", key] = /^r2\/buckets\/([\w-]+)\/objects(?:\/(.+))?$/.exec(path) ?? [];
  const bucket = buckets[name];
  if (!bucket) return response.writeHead(404).end();
  if (key === undefined) return json(await list(bucket, url.searchParams));
  const contentType = request.headers["content-type"] ?? "";
  const options = { httpMetadata: { contentType } };
  if (request.method === "PUT")
    return json(await bucket.put(decodeURIComponent(key), body, options));
  return send(await bucket.get(decodeURIComponent(key)), response);
}

async function send(object: R2ObjectBody | null, response: ServerResponse): Promise<unknown> {
  if (!object) return response.writeHead(404).end();
  response.setHeader("Content-Type", object.httpMetadata?.contentType ?? "");
  return response.end(Buffer.from(await object.arrayBuffer()));
}

async function list(bucket: R2Bucket, asked: URLSearchParams) {
  const after = asked.get("start_after");
  const { objects } = await bucket.list({
    prefix: asked.get("prefix") ?? "",
    limit: Number(asked.get("per_page")),
    ...(after !== null && { startAfter: after }),
  });
  return objects.map(({ key, size }) => ({ key, size }));
}
