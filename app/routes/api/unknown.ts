import { problemReply } from "#app/http/problems.ts";

/** Any other path below those of the API. */
export function loader(): Response {
  return problemReply({ status: 404, detail: "The API has no such path" });
}
export const action = loader;
