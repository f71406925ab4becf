/** The part of JSON Schema (2020-12) that is put into words. */
export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: (string | number)[];
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

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a value of this schema is, in words: `text, at most 120 characters, or null to clear it`. */
export function inWords(schema: Schema): string {
  const { anyOf = [] } = schema;
  if (anyOf.length > 0) {
    const others = anyOf.filter((each) => !isNull(each)).map(inWords);
    const nulls = anyOf.filter(isNull).map(nullInWords);
    return [others.join(" or "), ...nulls].join(", ");
  }
  if (schema.enum) return OR.format(schema.enum.map(String));
  return [nounOf(schema), ...boundsOf(schema)].join(", ");
}

/** What is said of a schema besides: its description, or that of what it is unless it is null. */
export function descriptionOf({ description, anyOf = [] }: Schema): string | undefined {
  const others = anyOf.filter((each) => !isNull(each));
  return description ?? others.map(descriptionOf).find((said) => said !== undefined);
}

function isNull({ type }: Schema): boolean {
  return type === "null";
}

/** `To clear it` is written as `or null to clear it`. */
function nullInWords({ description = "" }: Schema): string {
  const purpose = description.slice(0, 1).toLowerCase() + description.slice(1);
  return `or null ${purpose}`.trimEnd();
}

function nounOf({ type = "", items, maxItems }: Schema): string {
  if (maxItems === 0) return "empty list";
  if (items?.enum) return `list of ${inWords(items)}`;
  return NOUNS[type] ?? "anything";
}

function boundsOf({ minimum, maximum, maxLength, maxItems }: Schema): string[] {
  return [
    minimum === undefined ? "" : `at least ${minimum}`,
    isBound(maximum) ? `at most ${maximum}` : "",
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    maxItems ? `at most ${maxItems} entries` : "",
  ].filter((bound) => bound !== "");
}

/** The greatest whole number that there is bounds nothing. */
function isBound(maximum: number | undefined): maximum is number {
  return maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
}
