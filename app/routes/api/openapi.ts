import type { Route } from "./+types/openapi";
import { openapiDocument } from "./openapi-document.ts";
import { jsonReply } from "./replies.ts";

export function loader({ url }: Route.LoaderArgs): Response {
  const headers = { "Cache-Control": "public, max-age=3600" };
  return jsonReply(openapiDocument(url), { headers });
}
