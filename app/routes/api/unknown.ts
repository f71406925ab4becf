import { problemReply } from "#app/http/problems.ts";

/** Whatever else stands under the paths of the API. */
export function loader(): Response {
  return problemReply({ status: 404, detail: "The API has no such path" });
}
export const action = loader;
