import { brand } from "#app/brand.ts";
import { PROBLEM_TITLES } from "#app/http/problems.ts";
import { loader as addItem } from "./add-item.ts";
import { loader as addSection } from "./add-section.ts";
import { loader as addShop } from "./add-shop.ts";
import type { CallDescription } from "./calls.ts";
import { loader as contact } from "./contact.ts";
import { loader as deleteItem } from "./delete-item.ts";
import { loader as deleteSection } from "./delete-section.ts";
import type { Door } from "./door.ts";
import { schemaOf, type JsonSchema } from "./json-schema.ts";
import { loader as login } from "./login.ts";
import { loader as openMenu } from "./menu.ts";
import { loader as updateItem } from "./update-item.ts";
import { loader as updateSection } from "./update-section.ts";
import { loader as updateSubheaders } from "./update-subheaders.ts";

/** Every path of the API: the noun that it is about, what it is called, and the door that answers it. */
const PATHS: [path: string, noun: string, name: string, door: Door][] = [
  ["/qr/menu/{shopId}", "Menus", "openMenu", openMenu],
  ["/qr/menu/add/{shopId}", "Items", "addItem", addItem],
  ["/qr/menu/update/{shopId}", "Items", "updateItem", updateItem],
  ["/qr/menu/delete/{shopId}", "Items", "deleteItem", deleteItem],
  ["/section/add/{shopId}", "Sections", "addSection", addSection],
  ["/section/update/{shopId}", "Sections", "updateSection", updateSection],
  ["/section/delete/{shopId}", "Sections", "deleteSection", deleteSection],
  ["/section/subheader/{sectionId}", "Sections", "updateSubheaders", updateSubheaders],
  ["/shops/login", "Logins", "logIn", login],
  ["/qr/contact", "Enquiries", "contact", contact],
  ["/add_shop", "Enquiries", "addShop", addShop],
];

const ABOUT = `The API that apps call to show and edit the menus of ${brand.name}. Prices are rupees, as numbers with at
most two decimals. Every failure is \`application/problem+json\` (RFC 9457). HEAD answers like GET; OPTIONS, and a 405, name
the methods of a path in \`Allow\`.`;

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

interface Content {
  schema: JsonSchema;
  example: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<"application/json", Content> };
  responses: Record<string, Reply>;
  security: Record<string, never[]>[];
}

interface Reply {
  description: string;
  headers?: Record<string, { schema: JsonSchema }>;
  content?: Record<string, Content>;
}

/** The description of the API in the words of OpenAPI 3.1, made from what its doors are made of. */
export function openapiDocument(): OpenApiDocument {
  return {
    openapi: "3.1.1",
    info: { title: `${brand.name} API`, version: "1", description: ABOUT },
    servers: [{ url: brand.homeAddress }],
    paths: Object.fromEntries(PATHS.map((entry) => [entry[0], operationsOf(entry)] as const)),
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        token: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
      },
    },
  };
}

function operationsOf([path, noun, name, { calls }]: (typeof PATHS)[number]) {
  return Object.fromEntries(
    Object.entries(calls).map(([method, { description }]) => [
      method.toLowerCase(),
      {
        operationId: name,
        summary: description.summary,
        tags: [noun],
        parameters: parametersOf(path, method, description),
        ...bodyOf(description),
        responses: repliesOf(description),
        security: description.access === "member" ? [{ session: [], token: [] }] : [],
      } satisfies Operation,
    ]),
  );
}

function parametersOf(
  path: string,
  method: string,
  { takesKey }: CallDescription,
): Operation["parameters"] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const headers = [
    ...(method === "GET" ? ["If-None-Match"] : []),
    ...(method === "POST" && takesKey ? ["Idempotency-Key"] : []),
  ];
  const sent = headers.map((name) => ({ name, in: "header", schema: { type: "string" } }));
  return [...named, ...sent];
}

function bodyOf({ takes }: CallDescription): Pick<Operation, "requestBody"> {
  if (!takes) return {};
  const content = { schema: schemaOf(takes.input), example: takes.example };
  return { requestBody: { required: true, content: { "application/json": content } } };
}

function repliesOf({ gives, problems, tells }: CallDescription): Operation["responses"] {
  const good: Reply = {
    description: "Done",
    content: { "application/json": { schema: schemaOf(gives.shape), example: gives.example } },
  };
  if (tells.length > 0) {
    good.headers = Object.fromEntries(tells.map((name) => [name, { schema: { type: "string" } }]));
  }
  const isCached = tells.includes("ETag");
  return {
    [gives.status]: good,
    ...(isCached ? { 304: { description: "What the caller holds is how it is" } } : {}),
    ...Object.fromEntries(problems.map((status) => [status, problemOf(status)])),
  };
}

function problemOf(status: number): Reply {
  const title = PROBLEM_TITLES[status] ?? "";
  const example = { title, status, detail: "What was wrong this time, in a sentence" };
  const schema = { $ref: "#/components/schemas/Problem" };
  return {
    description: title,
    ...(status === 429 ? { headers: { "Retry-After": { schema: { type: "string" } } } } : {}),
    content: { "application/problem+json": { schema, example } },
  };
}

const PROBLEM: JsonSchema = {
  type: "object",
  properties: {
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    errors: {
      type: "object",
      description: "What is wrong with each field, by its name",
      additionalProperties: { type: "string" },
    },
  },
  required: ["title", "status", "detail"],
  additionalProperties: false,
};
