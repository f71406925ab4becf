import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { noteStarted } from "#app/platform/starting.ts";
import { ORIGIN, visit } from "#test/visit.ts";

afterEach(() => vi.restoreAllMocks());

it.each(["/", "/hi", "/contact"])("%s leads to the reference of the API", async (path) => {
  expect(await (await visit(path)).text()).toMatch(/<footer.* href="\/docs\/api"/s);
});

describe("healthz", () => {
  const WELL = { database: "ok", sessions: "ok", pictures: "ok" };
  const failing = () => Promise.reject(new Error("it is overloaded"));

  async function health() {
    const response = await visit("/healthz");
    return [response.status, await response.json()];
  }

  it.each([
    ["D1", 503, { status: "down", ...WELL, database: "down" }],
    ["KV", 503, { status: "down", ...WELL, sessions: "down" }],
    ["R2", 200, { status: "degraded", ...WELL, pictures: "down" }],
  ])("tells that %s is down, with a %i", async (part, status, told) => {
    expect(await health()).toEqual([200, { status: "ok", ...WELL }]);
    const session = env.DB.withSession();
    if (part === "D1") vi.spyOn(env.DB, "withSession").mockReturnValue(session);
    vi.spyOn(session, "prepare").mockImplementation(() => {
      throw new Error("it is overloaded");
    });
    if (part === "KV") vi.spyOn(env.SESSIONS, "get").mockImplementation(failing);
    if (part === "R2") vi.spyOn(env.IMAGES, "list").mockImplementation(failing);
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await health()).toEqual([status, told]);
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0]?.[0])).toContain("it is overloaded");
  });

  it("is a 503 while a local run fills its tables, and no longer", async () => {
    vi.spyOn(env, "LOCAL_START", "get").mockReturnValue("second start");
    await noteStarted(env.SESSIONS, "first start");
    expect(await health()).toEqual([503, { status: "down", ...WELL, sessions: "starting" }]);
    await noteStarted(env.SESSIONS, "second start");
    expect(await health()).toEqual([200, { status: "ok", ...WELL }]);
  });
});

describe("any other address", () => {
  it.each([
    "/nothing",
    "/menu/demo-cafe/more",
    "/%00",
    "/wp-login.php",
    `/${"a".repeat(5000)}`,
    "/🍛",
  ])("%.20s leads home", async (path) => {
    const response = await visit(path);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
  });

  it("leads home in Hindi under /hi", async () => {
    expect((await visit("/hi/nothing")).headers.get("Location")).toBe("/hi");
  });

  it.each(["/assets/gone.js", "/images/gone"])("%s is a plain 404", async (path) => {
    const response = await visit(path);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      404,
      "text/plain; charset=utf-8",
    ]);
  });
});

describe("a method that nothing answers", () => {
  it.each([
    ["PUT", "GET, HEAD, POST"],
    ["DELETE", "GET, HEAD, POST"],
    ["OPTIONS", "GET, HEAD, POST"],
    ["PROPFIND", "GET, HEAD, POST"],
    ["POST", "GET, HEAD"],
  ])("%s is refused, naming those that are", async (method, allowed) => {
    for (const path of ["/", "/menu/somebody", "/menu/somebody.data", "/healthz", "/nothing"]) {
      const response = await visit(path, { method, headers: { Origin: ORIGIN } });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, allowed]);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

describe("every reply", () => {
  it.each([
    "/",
    "/menu/none",
    "/menu",
    "/healthz",
    "/robots.txt",
    "/sitemap.xml",
    "/nothing",
    "/assets/gone.js",
  ])("to %s carries the security headers", async (path) => {
    const { headers } = await visit(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=31536000/);
    expect(headers.get("Permissions-Policy")).toBe(
      "camera=(), geolocation=(), microphone=(), payment=()",
    );
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers.get("Cache-Control")).toBe(
      /robots|sitemap/.test(path) ? "public, max-age=3600" : "private, no-store",
    );
  });

  it("is a 503 with all its headers where a part fails, and one line tells which", async () => {
    vi.spyOn(env.DB, "withSession").mockImplementation(() => {
      throw new Error("no binding");
    });
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    const { status, headers } = await visit("/sitemap.xml");
    expect([status, headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(errors.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { kind: "unavailable", part: "d1", message: "no binding" },
    ]);
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
      status: 503,
      path: "/sitemap.xml",
    });
  });

  it("is logged as one line of JSON with a request id, without the query", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => {});
    await visit("/healthz?secret=1", { headers: { "CF-Ray": "8f0a" } });
    await visit("/healthz");
    const lines = logged.mock.calls.map(([line]) => String(line));
    expect(lines.join()).not.toContain("secret");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "request", requestId: "8f0a", method: "GET", path: "/healthz", status: 200 },
      { event: "request", requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });
});
