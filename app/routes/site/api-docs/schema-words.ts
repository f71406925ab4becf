export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

const NOUNS: Record<string, string> = {
  string: "text",
  number: "number",
  integer: "whole number",
  object: "object",
  array: "list",
  boolean: "true or false",
};

/** What a value of this schema is, in words: `text, at most 120 characters`. */
export function inWords(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(inWords).join(" or ");
  const noun = NOUNS[schema.type ?? ""] ?? "anything";
  const bounds = [
    schema.minimum === undefined ? "" : `at least ${schema.minimum}`,
    isBound(schema.maximum) ? `at most ${schema.maximum}` : "",
    schema.maxLength === undefined ? "" : `at most ${schema.maxLength} characters`,
    schema.maxItems === undefined ? "" : `at most ${schema.maxItems} entries`,
  ];
  return [noun, ...bounds.filter((bound) => bound !== "")].join(", ");
}

/** The greatest whole number that there is bounds nothing. */
function isBound(maximum: number | undefined): maximum is number {
  return maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
}
