import { expect, it } from "vitest";
import { passesChallenge } from "./turnstile.ts";

/** Stands in for Cloudflare and records requests. */
function cloudflare(reply: () => Response) {
  const asked: { address: string; fields: Record<string, string> }[] = [];
  const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
    const fields = Object.fromEntries(init?.body as URLSearchParams);
    asked.push({ address: new Request(address).url, fields });
    return reply();
  };
  return { asked, fetch };
}

const challenge = { secret: "s", response: "passed", address: "203.0.113.7" };

it("passes where Cloudflare says so, asked with secret, response and address", async () => {
  const { asked, fetch } = cloudflare(() => Response.json({ success: true }));
  expect(await passesChallenge({ ...challenge, fetch })).toBe(true);
  expect(await passesChallenge({ ...challenge, address: null, fetch })).toBe(true);
  expect(asked).toEqual([
    {
      address: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      fields: { secret: "s", response: "passed", remoteip: "203.0.113.7" },
    },
    expect.objectContaining({ fields: { secret: "s", response: "passed" } }),
  ]);
});

it.each<[string, () => Response]>([
  ["no", () => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] })],
  ["something like yes", () => Response.json({ success: "true" })],
  ["nothing", () => Response.json(null)],
  ["no JSON", () => new Response("<h1>502")],
  [
    "nothing at all",
    () => {
      throw new TypeError("network");
    },
  ],
])("does not pass where Cloudflare says %s", async (_, reply) => {
  const { fetch } = cloudflare(reply);
  expect(await passesChallenge({ ...challenge, fetch })).toBe(false);
});

it("does not ask Cloudflare about no response, or one that cannot be", async () => {
  const { asked, fetch } = cloudflare(() => Response.json({ success: true }));
  for (const response of ["", "x".repeat(2_049)]) {
    expect(await passesChallenge({ ...challenge, response, fetch })).toBe(false);
  }
  expect(asked).toEqual([]);
});
