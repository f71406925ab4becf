import { afterEach, expect, it, vi } from "vitest";
import { ORIGIN, visit } from "#test/visit.ts";

afterEach(() => vi.restoreAllMocks());

const SENDERS = ["log", "info", "warn", "error", "debug"] as const;
const PLACES = [
  "",
  "/menu",
  "/shop/edit/menu",
  "/desk/shops",
  "/nearby/posts",
  "/images",
  "/assets",
  "/qr/menu",
  "/section/add",
];
const BROKEN = [
  "%",
  "%ff",
  "%E0%A4%A",
  "a%zz/b",
  `%ff${"a".repeat(5_000)}`,
  "%00",
  "..%2f%ff",
  "%25ff",
];

it("whatever the path, each line of the log is one short JSON object", async () => {
  const spies = SENDERS.map((sender) => vi.spyOn(console, sender).mockImplementation(() => {}));
  let requests = 0;
  for (const path of PLACES.flatMap((place) => BROKEN.map((broken) => `${place}/${broken}`))) {
    await visit(path);
    await visit(`${path}.data`);
    await visit(path, { method: "POST", headers: { Origin: ORIGIN }, body: "a=1" });
    requests += 3;
  }
  const lines = spies.flatMap(({ mock }) => mock.calls.map((call) => call.join(" ")));
  expect(lines).toHaveLength(requests);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ event: "request", status: expect.any(Number) });
    expect(line.length).toBeLessThan(500);
  }
});

it.each([
  ["/%ff", 302],
  ["/%ff.data", 202],
  ["/assets/%ff.js", 404],
  ["/images/%ff", 404],
  ["/menu/%ff", 404],
  ["/qr/menu/%ff", 404],
  ["/%71r/%ff", 302],
])("a path that cannot be decoded is taken as it is written: %s", async (path, status) => {
  expect((await visit(path)).status).toBe(status);
});
