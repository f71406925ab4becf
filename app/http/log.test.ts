import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { submit, visit } from "#test/visit.ts";

const configuration = import.meta.glob<string>("/wrangler.toml", {
  query: "?raw",
  import: "default",
  eager: true,
})["/wrangler.toml"];

afterEach(() => vi.restoreAllMocks());

const linesOf = (spied: { mock: { calls: unknown[][] } }) =>
  spied.mock.calls.map(([line]) => String(line));

it("a request's line has these fields, and nothing of who sent it", async () => {
  const logged = vi.spyOn(console, "log").mockImplementation(() => {});
  await visit(`/privacy-policy?mail=asha@example.com`, {
    headers: {
      "CF-Connecting-IP": "198.51.100.7",
      "CF-IPCountry": "IN",
      "User-Agent": "Asha's telephone",
      Cookie: "session=asha",
      Referer: "https://asha.example/",
    },
  });
  const lines = linesOf(logged);
  expect(lines).toHaveLength(1);
  expect(Object.keys(JSON.parse(lines[0] ?? ""))).toEqual([
    "event",
    "requestId",
    "method",
    "path",
    "status",
    "milliseconds",
  ]);
  expect(lines[0]).not.toMatch(/asha|198\.51|"IN"/i);
});

it("an error's line holds nothing that was typed", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const session = env.DB.withSession();
  const prepare = session.prepare.bind(session);
  vi.spyOn(env.DB, "withSession").mockReturnValue(session);
  vi.spyOn(session, "prepare").mockImplementation((query) => {
    const statement = prepare(query);
    vi.spyOn(statement, "bind").mockReturnValue(statement);
    vi.spyOn(statement, "raw").mockRejectedValue(new Error("D1_ERROR: Network connection lost."));
    return statement;
  });
  const typed = { username: "asha-typed", password: "secret-typed" };
  const headers = { "CF-Connecting-IP": "198.51.100.8" };
  expect((await submit("/shop/login", typed, headers)).status).toBe(503);
  const lines = linesOf(logged);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("Network connection lost");
  expect(lines[0]).not.toMatch(/typed|198\.51/);
});

it("Cloudflare's own record of requests, their queries and addresses among it, is off", () => {
  expect(configuration).toMatch(/^\[observability\.logs\]\n([^[]*\n)?invocation_logs = false$/m);
});
