import type { Route } from "./+types/reference";
import { openapiDocument } from "./openapi-document.ts";

export function loader({ url }: Route.LoaderArgs) {
  return openapiDocument(url);
}
