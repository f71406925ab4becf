import { describe, expect, it } from "vitest";
import { ORIGIN, visit } from "#test/visit.ts";

/** Every door that takes a form. */
const DOORS = ["/shop/login", "/shop/logout", "/shop/account", "/contact", "/add-shop"];

const post = (path: string, headers: Record<string, string>) =>
  visit(path, { method: "POST", body: new URLSearchParams(), headers });

describe.each(DOORS)("a form sent to %s", (path) => {
  it.each<[string, Record<string, string>]>([
    ["no Origin", {}],
    [
      "no Origin though the browser says that the site is ours",
      { "Sec-Fetch-Site": "same-origin" },
    ],
    ["Origin null", { Origin: "null" }],
    ["an empty Origin", { Origin: "" }],
    ["another site's", { Origin: "http://evil.example" }],
    ["a sub-domain's", { Origin: "http://a.nukkad.test" }],
    ["the parent domain's", { Origin: "http://test" }],
    ["one that begins like ours", { Origin: `${ORIGIN}.evil.example` }],
    ["another port's", { Origin: `${ORIGIN}:8080` }],
    ["another scheme's", { Origin: "https://nukkad.test" }],
    ["ours from another site", { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" }],
    ["ours from a sub-domain", { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" }],
    ["ours from who knows where", { Origin: ORIGIN, "Sec-Fetch-Site": "anything" }],
  ])("is refused with %s", async (_, headers) => {
    const response = await post(path, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("This request did not come from a page of this site.\n");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ["our Origin", { Origin: ORIGIN }],
    ["our Origin and site", { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }],
    ["our Origin and no site before", { Origin: ORIGIN, "Sec-Fetch-Site": "none" }],
  ])("is taken with %s", async (_, headers) => {
    expect((await post(path, headers)).status).not.toBe(403);
  });

  it("is refused under its address for scripts as well", async () => {
    expect((await post(`${path}.data`, { Origin: "http://evil.example" })).status).toBe(403);
  });
});

it("reading is free to come from anywhere", async () => {
  for (const path of ["/", "/healthz", "/shop/login"]) {
    for (const method of ["GET", "HEAD"]) {
      const headers = { Origin: "http://evil.example", "Sec-Fetch-Site": "cross-site" };
      expect((await visit(path, { method, headers })).status).toBe(200);
    }
  }
});
