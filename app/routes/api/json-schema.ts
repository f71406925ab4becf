import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

/** A JSON Schema (2020-12), as far as the description of the API uses it. */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/**
 * The JSON Schema of what an input object takes, before anything in it is transformed, or of the shape of a reply. Rules that are functions
 * have none: who sends must be ready for a 422 all the same.
 */
export function schemaOf(input: v.GenericSchema): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(input, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema({ valibotSchema, jsonSchema }) {
      if (valibotSchema.type === "map") return { type: "object", additionalProperties: {} };
      if (valibotSchema.type !== "object") return undefined;
      const { entries } = valibotSchema as unknown as { entries: Record<string, v.GenericSchema> };
      const isRequired = (name: string) => mustBeThere(entries[name]);
      return {
        ...jsonSchema,
        properties: Object.fromEntries(
          Object.entries(jsonSchema.properties ?? {}).map(([name, property]) => [
            name,
            isRequired(name) && typeof property === "object"
              ? { ...property, default: undefined }
              : property,
          ]),
        ),
        required: Object.keys(entries).filter(isRequired),
      };
    },
  });
  return schema as JsonSchema;
}

/** A field must be there unless it may be left out, and what then stands for it is good. */
function mustBeThere(entry: v.GenericSchema | undefined): boolean {
  if (!entry || !("wrapped" in entry)) return true;
  const { wrapped, default: standIn } = entry as v.OptionalSchema<v.GenericSchema, unknown>;
  return standIn !== undefined && !v.is(wrapped, standIn);
}
