import { toJsonSchema, type OverrideSchemaContext } from "@valibot/to-json-schema";
import * as v from "valibot";

/** The part of JSON Schema (2020-12) that the description uses. */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/** The schema of an input before its transforms, or of a reply. Checks that are functions have none. */
export function schemaOf(input: v.GenericSchema): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(input, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema }) =>
      withMostCharacters(valibotAction, jsonSchema),
    overrideSchema({ valibotSchema, jsonSchema }) {
      if (valibotSchema.type === "map") return { type: "object", additionalProperties: {} };
      const purpose = NULLS[valibotSchema.type];
      if (purpose !== undefined) return withNull(jsonSchema, purpose);
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

/** The converter cannot count code points, which JSON Schema counts as we do. */
function withMostCharacters(
  { type, requirement }: { type: string; requirement?: unknown },
  schema: Converted,
) {
  return type === "max_code_points" ? { ...schema, maxLength: Number(requirement) } : undefined;
}

/** What null does: it clears a field, or counts as leaving it out. */
const NULLS: Record<string, string> = { nullable: "To clear it", nullish: "To leave it out" };

type Converted = OverrideSchemaContext["jsonSchema"];

function withNull({ anyOf = [], ...schema }: Converted, description: string): Converted {
  const described = anyOf.map((each) =>
    typeof each === "object" && each.type === "null" ? { ...each, description } : each,
  );
  return { ...schema, anyOf: described };
}

/** A field is required unless it is optional and its default is valid. */
function mustBeThere(entry: v.GenericSchema | undefined): boolean {
  if (!entry || !("wrapped" in entry)) return true;
  const { wrapped, default: standIn } = entry as v.OptionalSchema<v.GenericSchema, unknown>;
  return standIn !== undefined && !v.is(wrapped, standIn);
}
