import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import { test } from "node:test";
import { wranglerEnvironment } from "#scripts/local-secrets.ts";
import { ALONE, allGone, env, familyOf, PORT, untilPrinted } from "#test/commands.ts";

const HERE = `http://localhost:${PORT}`;

// Not `npm run dev`, which would load the demo first.
test("no web page can reach the local stores through an explorer during development", async () => {
  const server = spawn("react-router", ["dev", "--port", String(PORT), "--strictPort"], {
    env: { ...env, ...wranglerEnvironment() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilPrinted(server, `:${PORT}`);
  const family = familyOf(Number(server.pid));
  try {
    assert.equal((await fetch(`${HERE}/robots.txt`, { headers: ALONE })).status, 200);
    for (const path of ["", "/", "/api", "/api/d1/database", "/api/local/workers"]) {
      const url = `${HERE}/cdn-cgi/explorer${path}`;
      for (const origin of [undefined, HERE, "http://localhost:9"]) {
        const asked = { ...ALONE, ...(origin && { Origin: origin }) };
        const { status, headers } = await fetch(url, { headers: asked, redirect: "manual" });
        // The product's own answer to an unknown URL.
        assert.deepEqual([status, headers.get("Location")], [302, "/"], path);
      }
      const foreign = { Origin: "https://elsewhere.example", ...ALONE };
      const refused = await fetch(url, { headers: foreign });
      assert.equal(refused.status, 403);
    }
  } finally {
    server.kill("SIGTERM");
    await allGone(family);
  }
});
