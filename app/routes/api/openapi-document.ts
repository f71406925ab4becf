import { brand } from "#app/brand.ts";
import { loginCookieName } from "#app/http/sessions.ts";
import { PROBLEM_TITLES } from "#app/http/problems.ts";
import { loader as addItem } from "./add-item.ts";
import { loader as addSection } from "./add-section.ts";
import { loader as addShop } from "./add-shop.ts";
import type { CallDescription } from "./calls.ts";
import { loader as contact } from "./contact.ts";
import { loader as deleteItem } from "./delete-item.ts";
import { loader as deleteSection } from "./delete-section.ts";
import type { Endpoint } from "./endpoint.ts";
import { EXAMPLE_IDS } from "./examples.ts";
import { schemaOf, type JsonSchema } from "./json-schema.ts";
import { loader as logIn } from "./login.ts";
import { loader as openMenu } from "./menu.ts";
import { apiPaths } from "./paths.ts";
import { loader as updateItem } from "./update-item.ts";
import { loader as updateSection } from "./update-section.ts";
import { loader as updateSubheaders } from "./update-subheaders.ts";

const ENDPOINTS: Record<keyof typeof apiPaths, Endpoint> = {
  openMenu,
  addItem,
  updateItem,
  deleteItem,
  addSection,
  updateSection,
  deleteSection,
  updateSubheaders,
  logIn,
  contact,
  addShop,
};

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
  parameters: {
    name: string;
    in: string;
    required?: boolean;
    schema: JsonSchema;
    example?: string;
  }[];
  requestBody?: { required: true; content: Record<"application/json", Content> };
  responses: Record<string, Reply>;
  security: Record<string, never[]>[];
}

interface Reply {
  description: string;
  headers?: Record<string, { schema: JsonSchema }>;
  content?: Record<string, Content>;
}

/**
 * The description of the API in OpenAPI 3.1, made from the same objects that check its calls. `url` is where it was
 * asked for: the calls are at the same origin, and their cookie has its name there.
 */
export function openapiDocument(url: URL): OpenApiDocument {
  return {
    openapi: "3.1.1",
    info: { title: `${brand.name} API`, version: "1", description: ABOUT },
    servers: [{ url: url.origin }],
    paths: Object.fromEntries(
      (Object.keys(apiPaths) as (keyof typeof apiPaths)[]).map((name) => [
        pathOf(name),
        operationsOf(name),
      ]),
    ),
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: loginCookieName(url) },
        token: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
      },
    },
  };
}

/** OpenAPI writes `/qr/menu/{shopId}` for the router's `qr/menu/:shopId`. */
function pathOf(name: keyof typeof apiPaths): string {
  return `/${apiPaths[name].path.replaceAll(/:(\w+)/g, "{$1}")}`;
}

function operationsOf(name: keyof typeof apiPaths): Record<string, Operation> {
  return Object.fromEntries(
    Object.entries(ENDPOINTS[name].calls).map(([method, { description }]) => [
      method.toLowerCase(),
      {
        operationId: name,
        summary: description.summary,
        tags: [apiPaths[name].noun],
        parameters: parametersOf(pathOf(name), method, description),
        ...bodyOf(description),
        responses: repliesOf(description),
        security: description.access === "member" ? [{ session: [], token: [] }] : [],
      },
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
    example: name === "shopId" ? EXAMPLE_IDS.shopId : String(EXAMPLE_IDS.sectionId),
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
    ...(isCached ? { 304: { description: "The caller’s copy is current" } } : {}),
    ...Object.fromEntries(problems.map((status) => [status, problemReplyOf(status)])),
  };
}

function problemReplyOf(status: number): Reply {
  const title = PROBLEM_TITLES[status] ?? "";
  const example = { title, status, detail: "What was wrong this time, in a sentence" };
  const schema = { $ref: "#/components/schemas/Problem" };
  return {
    description: title,
    ...([429, 503].includes(status)
      ? { headers: { "Retry-After": { schema: { type: "string" } } } }
      : {}),
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
