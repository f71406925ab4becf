import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { callsOf, CALLS, loginHeaders, type CallName } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const WITH_BODY = CALLS.filter((name) => name !== "open-menu");
const MOST_BYTES = 65_536;

let menu: Menu;
let headers: Record<string, string>;

beforeAll(async () => {
  menu = await storeEditableMenu();
  headers = await loginHeaders(menu.shop.id);
});

/** Makes a call with another body, said to be of another type; and gives what is told of it. */
async function send(name: CallName, body: BodyInit, type: string | null = "application/json") {
  const { method, path } = callsOf(menu)[name];
  const reply = await visit(path, {
    method,
    body,
    headers: { ...headers, ...(type === null ? {} : { "Content-Type": type }) },
  });
  return {
    status: reply.status,
    type: reply.headers.get("Content-Type"),
    problem: await reply.json(),
  };
}

/** A body that has no length of its own, as Content-Length would tell it. */
function streamed(text: string): ReadableStream {
  return new Blob([text]).stream().pipeThrough(new TransformStream());
}

const goodBody = (name: CallName) => JSON.stringify(callsOf(menu)[name].body);
const padded = (text: string, bytes: number) => text.padEnd(bytes, " ");

const NO_JSON: [string, BodyInit][] = [
  ["nothing", ""],
  ["half of it", '{"item":'],
  ["a form", "item=Tikki&price=40"],
  ["two of them", "{}{}"],
  ["broken UTF-8", new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ["one that is nested too deeply", "[".repeat(30_000) + "]".repeat(30_000)],
];

const OTHER_TYPES = [
  null,
  "",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
  "application/xml, application/json",
];

const told = (status: number) => ({
  status,
  type: "application/problem+json",
  problem: { title: expect.any(String), status, detail: expect.stringMatching(/./) },
});

it.each(WITH_BODY)("%s takes a JSON object of 64 KiB at most, and nothing else", async (name) => {
  const body = goodBody(name);
  expect(await send(name, "{")).toEqual(told(400));
  expect(await send(name, body, "text/plain")).toEqual(told(415));
  expect(await send(name, padded(body, MOST_BYTES + 1))).toEqual(told(413));
  expect(await send(name, "null")).toEqual({
    status: 422,
    type: "application/problem+json",
    problem: {
      title: "Some fields are wrong",
      status: 422,
      detail: "body: must be an object",
      errors: { body: "must be an object" },
    },
  });
});

describe.each(["add-item", "contact"] as const)("%s refuses", (name) => {
  it.each(NO_JSON)("what is no JSON: %s", async (_, body) => {
    expect(await send(name, body)).toEqual(told(400));
  });

  it("what is not said to be JSON", async () => {
    // As bytes: text would be given a type of its own.
    const body = new TextEncoder().encode(goodBody(name));
    for (const type of OTHER_TYPES) {
      expect([type, await send(name, body, type)]).toEqual([type, told(415)]);
    }
  });

  it("more than 64 KiB of no known length, or in fewer characters", async () => {
    const body = padded(goodBody(name), MOST_BYTES + 1);
    expect(await send(name, streamed(body))).toEqual(told(413));
    const inBytes = `{"footer":"${"₹".repeat(MOST_BYTES / 3)}"}`;
    expect(await send(name, inBytes)).toEqual(told(413));
  });

  it.each(['"text"', "7", "true", "[]", `[{"item":"Tikki"}]`])(
    "what is no object: %s",
    async (body) => {
      expect(await send(name, body)).toMatchObject({ status: 422, problem: { status: 422 } });
    },
  );
});

it("whatever was refused has changed nothing", async () => {
  expect(await menuOf(menu.shop.id)).toEqual(menu);
  expect([await db.$count(contactMessages), await db.$count(shopRequests)]).toEqual([0, 0]);
});

it.each([
  ["JSON of 64 KiB", "application/json", (text: string) => padded(text, MOST_BYTES)],
  ["JSON of no known length", "application/json", streamed],
  ["a type with its character set", "Application/JSON; charset=utf-8", (text: string) => text],
  ["a type of JSON's", "application/vnd.api+json", (text: string) => text],
  ["further fields", "application/json", (text: string) => `{"more":[{}],${text.slice(1)}`],
])("taken is %s", async (_, type, written) => {
  expect((await send("add-section", written('{"section":"Rolls"}'), type)).status).toBe(201);
});
