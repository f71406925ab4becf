import { exports } from "cloudflare:workers";
import { Validator, type Schema } from "@cfworker/json-schema";
import { beforeEach, describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import {
  call,
  CALLS,
  callsOf,
  loginHeaders,
  storeLogin,
  type ApiCall,
  type ApiReply,
} from "#test/api.ts";
import { storeEditableMenu } from "#test/editor.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { newAddress } from "#test/visit.ts";
import { openapiDocument } from "./openapi-document.ts";

const { json } = await call({ method: "GET", path: "/openapi.json" });
const told = json as ReturnType<typeof openapiDocument>;
const operations = Object.entries(told.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** What the document says of a call. */
function operationOf({ method, path }: ApiCall) {
  const found = operations.find(
    (each) =>
      each.method === method.toLowerCase() &&
      new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found.operation;
}

/** What is wrong with a value by a schema of the document. */
function errorsIn(schema: unknown, value: unknown): string[] {
  const whole = { ...(schema as Schema), components: told.components };
  return new Validator(whole, "2020-12", false)
    .validate(value)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

/** Expects that the document has this reply of the call: its status, its type, and all that its body holds. */
function expectDocumented(asked: ApiCall, reply: ApiReply): void {
  const response = operationOf(asked).responses[String(reply.status)];
  expect(response, `${asked.method} ${asked.path} ${reply.status}`).toBeDefined();
  expect(Object.keys(response?.content ?? {})).toEqual([reply.type]);
  expect(errorsIn(response?.content?.[reply.type]?.schema, reply.json)).toEqual([]);
  for (const name of Object.keys(response?.headers ?? {})) {
    expect(reply.headers.has(name), name).toBe(true);
  }
}

let menu: Menu;
let headers: Record<string, string>;

beforeEach(async () => {
  menu = await storeEditableMenu();
  headers = await loginHeaders(menu.shop.id);
});

describe.each(CALLS)("%s", (name) => {
  it("replies as the document says", async () => {
    if (name === "login") await storeLogin(menu);
    const asked = callsOf(menu)[name];
    const reply = await call({ ...asked, headers });
    expect([200, 201]).toContain(reply.status);
    expectDocumented(asked, reply);
  });

  it("takes what the document says that it takes", async () => {
    const asked = callsOf(menu)[name];
    const content = operationOf(asked).requestBody?.content["application/json"];
    expect(content === undefined).toBe(asked.method === "GET");
    if (content) expect(errorsIn(content.schema, asked.body)).toEqual([]);
  });

  it("has problems as the document says", async () => {
    const asked = callsOf(menu)[name];
    const missing = { section_id: 999_999, item_id: 999_999 };
    const wrong: Partial<ApiCall>[] = [
      { body: "{" },
      { body: {} },
      { body: [] },
      { body: { ...(asked.body as object), ...missing } },
      { body: "x".repeat(70_000) },
      { headers: { "Content-Type": "text/plain" } },
      { headers: { "X-XSRF-TOKEN": "x" } },
      { headers: { Cookie: "" } },
      { headers: { Cookie: "", Origin: "https://evil.example" } },
    ];
    const statuses = new Set<number>();
    for (const change of asked.method === "GET" ? [] : wrong) {
      const sent = { ...headers, ...change.headers };
      const reply = await call({ ...asked, ...change, headers: sent });
      if (reply.status < 400) continue;
      statuses.add(reply.status);
      expectDocumented(asked, reply);
    }
    if (asked.method !== "GET") expect(statuses.size).toBeGreaterThan(3);
    const gone = { ...asked, path: asked.path.replace(menu.shop.id, "gone") };
    const reply = await call({ ...gone, headers, body: asked.body });
    if (reply.status >= 400) expectDocumented(asked, reply);
  });
});

it("a limit that is reached is documented as well", async () => {
  await inOneMinute(async () => {
    const asked = { ...callsOf(menu).contact, headers: { ...headers, ...newAddress() } };
    const replies = [];
    for (let sending = 0; sending < 6; sending++) replies.push(await call(asked));
    const last = replies.at(-1);
    expect(last?.status).toBe(429);
    if (last) expectDocumented(asked, last);
  });
});

it("a menu that has not changed is documented as well", async () => {
  const open = callsOf(menu)["open-menu"];
  const etag = (await call(open)).headers.get("ETag") ?? "";
  const { status } = await call({ ...open, headers: { "If-None-Match": etag } });
  expect(Object.keys(operationOf(open).responses)).toContain(String(status));
});

describe.each(operations)("the example of $method $path", ({ operation }) => {
  it("is what its own schema asks for, in body and reply", () => {
    const body = operation.requestBody?.content["application/json"];
    if (body) expect(errorsIn(body.schema, body.example)).toEqual([]);
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const { schema, example } of Object.values(content)) {
        expect(errorsIn(schema, example)).toEqual([]);
      }
    }
  });
});

it("the document leaves no call out, and names no operation twice", () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
    operations.length,
  );
  const called = new Set(CALLS.map((name) => operationOf(callsOf(menu)[name]).operationId));
  expect(called.size).toBe(operations.length);
});

it.each([
  ["http://nukkad.test", "session"],
  ["https://nukkad.test", "__Host-session"],
])("at %s the document names that address, and the cookie %s", async (origin, name) => {
  const reply = await exports.default.fetch(new Request(`${origin}/openapi.json`));
  const { servers, components } = await reply.json<ReturnType<typeof openapiDocument>>();
  expect(servers).toEqual([{ url: origin }]);
  expect(components["securitySchemes"]?.["session"]).toMatchObject({ in: "cookie", name });
});

it("the document says which fields must be there", () => {
  const required = Object.fromEntries(
    operations.map(({ operation }) => [
      operation.operationId,
      operation.requestBody?.content["application/json"].schema.required,
    ]),
  );
  expect(required).toEqual({
    openMenu: undefined,
    addItem: ["item", "section_id", "price"],
    updateItem: ["item_id"],
    deleteItem: ["item_id"],
    addSection: ["section"],
    updateSection: ["section_id"],
    deleteSection: ["section_id"],
    updateSubheaders: ["section_id"],
    logIn: ["username", "password"],
    contact: ["email", "message"],
    addShop: ["shop_name", "phone_number"],
  });
});

it("a name may be as long as the document says, and an emoji is one character", async () => {
  const asked = callsOf(menu)["add-section"];
  const { schema } = operationOf(asked).requestBody?.content["application/json"] ?? {};
  for (const [length, status] of [
    [120, 201],
    [121, 422],
  ] as const) {
    const body = { section: "🍛".repeat(length) };
    expect(errorsIn(schema, body).length > 0).toBe(status === 422);
    expect((await call({ ...asked, headers, body })).status).toBe(status);
  }
});
