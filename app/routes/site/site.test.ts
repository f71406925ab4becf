import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ORIGIN, visit } from "#test/visit.ts";

afterEach(() => vi.restoreAllMocks());

describe("healthz", () => {
  it("is 200 while the database answers and 503 while it does not", async () => {
    const well = await visit("/healthz");
    expect([well.status, await well.json()]).toEqual([200, { status: "ok" }]);
    const session = env.DB.withSession();
    vi.spyOn(env.DB, "withSession").mockReturnValue(session);
    vi.spyOn(session, "prepare").mockImplementation(() => {
      throw new Error("D1_ERROR: D1 DB is overloaded.");
    });
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const ill = await visit("/healthz");
    expect([ill.status, await ill.json()]).toEqual([503, { status: "down" }]);
    expect(String(logged.mock.calls[0]?.[0])).toContain("overloaded");
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

  it("is a plain 500 where nothing else can answer, with its headers and its lines", async () => {
    vi.spyOn(env.DB, "withSession").mockImplementation(() => {
      throw new Error("no binding");
    });
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    const { status, headers } = await visit("/");
    expect(status).toBe(500);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toMatchObject({ message: "no binding" });
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({ status: 500, path: "/" });
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
