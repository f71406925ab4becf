import { openapiDocument } from "./openapi-document.ts";

/** The description of the API, for the page below it that draws it. */
export function loader() {
  return openapiDocument();
}
