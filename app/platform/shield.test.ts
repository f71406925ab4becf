import { expect, it } from "vitest";
import { png } from "#test/pictures.ts";
import { scanWithShield } from "./shield.ts";
import { findUnavailable } from "./unavailable.ts";

const picture = { type: "image/png", bytes: png };

/** Stands in for Shield, and records requests. */
function shield(answer: (asked: Request) => Response | Promise<Response>) {
  const arrived: Request[] = [];
  const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
    const asked = new Request(address, init);
    arrived.push(asked);
    return answer(asked);
  };
  const scan = (milliseconds = 1_000) =>
    scanWithShield({ username: "nukkad", password: "पासवर्ड:1", fetch }, picture, { milliseconds });
  return { arrived, scan };
}

const verdict = (classification: unknown) => () => Response.json({ classification });
const failureOf = (scanning: Promise<unknown>) =>
  scanning.then(
    () => "none",
    (error: unknown) => (findUnavailable(error) ? "unavailable" : String(error)),
  );

it("sends the picture, its type and our login, and nothing else", async () => {
  const { arrived, scan } = shield(verdict("no-known-match"));
  await scan();
  const [asked] = arrived;
  expect([asked?.method, asked?.url]).toEqual([
    "POST",
    "https://shield.projectarachnid.com/v1/media/",
  ]);
  expect(asked?.redirect).toBe("manual");
  const { authorization = "", ...headers } = Object.fromEntries(asked?.headers ?? []);
  expect(headers).toEqual({ accept: "application/json", "content-type": "image/png" });
  const login = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
  expect(login).toBe("nukkad:पासवर्ड:1");
  expect(new Uint8Array((await asked?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png);
});

it.each([
  ["no-known-match", "unknown"],
  ["csam", "match"],
  ["harmful-abusive-material", "match"],
  ["test", "match"],
  ["a class that it has added", "match"],
])("a picture of the class %s is %s", async (classification, result) => {
  expect(await shield(verdict(classification)).scan()).toBe(result);
});

it.each([400, 413, 415, 422])("an answer of %s means that it cannot be read", async (status) => {
  expect(await shield(() => new Response("{}", { status })).scan()).toBe("unreadable");
});

it.each<[string, () => Response | Promise<Response>]>([
  ["fails", () => new Response(null, { status: 500 })],
  ["has had too many requests", () => new Response(null, { status: 429 })],
  ["sends us elsewhere", () => Response.redirect("https://elsewhere.test/", 307)],
  ["says nothing", verdict(null)],
  ["says something else", () => new Response("<h1>Maintenance</h1>")],
  ["cannot be reached", () => Promise.reject(new TypeError("network"))],
])(
  "where it %s, it is unavailable, and the picture not known to be harmless",
  async (_, answer) => {
    expect(await failureOf(shield(answer).scan())).toBe("unavailable");
  },
);

it("is not waited for any longer than is said", async () => {
  const { scan } = shield(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  expect(await failureOf(scan(1))).toBe("unavailable");
});

it.each([401, 403])("a refused login (%s) is not taken for an outage", async (status) => {
  expect(await failureOf(shield(() => new Response(null, { status })).scan())).toMatch(/our login/);
});
