import { openapiDocument } from "./openapi-document.ts";

export function loader() {
  return openapiDocument();
}
