import { strict as assert } from "node:assert";
import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { allGone, env, familyOf, folder, isRunning, logIn, PORT, start } from "#test/commands.ts";
import { first } from "#test/first-start.ts";
import { makeMenuFile } from "#test/makers.ts";

/** `npm start`, run as people type it. */
const menuPage = async (shopId: string) =>
  (await fetch(`http://localhost:${PORT}/menu/${shopId}`)).text();

test("npm start fills an empty database, prints the addresses, and refuses a port that is in use", async () => {
  for (const text of [
    `http://localhost:${PORT}/nearby`,
    `http://localhost:${PORT}/menu/demo-cafe`,
    `http://localhost:${PORT}/menu/demo-dhaba`,
    "demo-cafe / demo-cafe-2026",
    "operator / operator-2026",
  ]) {
    assert.ok(first.printed.includes(text), `it prints ${text}`);
  }
  assert.match(await menuPage("demo-cafe"), /Corner Cafe/);
  const home = await fetch(`http://localhost:${PORT}/`);
  assert.match(await home.text(), /href="\/menu\/demo-cafe"/);
  const nearby = await fetch(`http://localhost:${PORT}/nearby`);
  assert.match(await nearby.text(), /Look around <span>Demo Nagar<\/span>/);

  const login = await logIn("demo-cafe", "demo-cafe-2026");
  assert.equal(login.headers.get("Location"), "/shop/edit/menu/demo-cafe");

  const busy = spawnSync("node", ["scripts/start.ts"], { env, encoding: "utf8" });
  assert.equal(busy.status, 1);
  assert.match(busy.stderr, new RegExp(`^Port ${PORT} cannot be used .*\\n$`));
});

test("a menu imported while the server runs is shown, survives a restart, and the demo is not loaded again", async () => {
  const file = makeMenuFile({ shopId: "demo-cafe", name: "Renamed Cafe", sections: 2, items: 8 });
  const path = join(folder, "menu.json");
  writeFileSync(path, JSON.stringify(file));
  const imported = spawnSync("node", ["scripts/menu-import.ts", path], { env, encoding: "utf8" });
  assert.equal(imported.status, 0, imported.stderr);
  assert.match(
    imported.stdout,
    /into the shop demo-cafe: 2 sections, 8 items, 2 size options\.\n(.*replaces “.*\n)+.*takes the price of its cheapest/,
  );
  assert.match(await menuPage("demo-cafe"), /Renamed Cafe/);

  const family = familyOf(Number(first.npm.pid));
  first.npm.kill("SIGKILL");
  assert.ok(await allGone(family), "killing npm ends all of it");

  const second = await start();
  assert.match(await menuPage("demo-cafe"), /Renamed Cafe/);
  const secondFamily = familyOf(Number(second.npm.pid));
  for (const pid of secondFamily.filter((each) => isRunning(each, "scripts/start.ts"))) {
    process.kill(pid, "SIGKILL");
  }
  assert.ok(await allGone(secondFamily), "killing the server's own process ends the runtime too");
});

test("npm start ends even if npm was killed before the server was up", async () => {
  const npm = spawn("npm", ["start"], { env, stdio: "ignore" });
  let server: number | undefined;
  while (server === undefined) {
    server = familyOf(Number(npm.pid)).find((pid) => isRunning(pid, "scripts/start.ts"));
  }
  npm.kill("SIGKILL");
  assert.ok(await allGone([server]));
});

test("npm start says in one line what is wrong with its variables", () => {
  for (const wrong of [{ PORT: "eighty" }, { PORT: "0" }, { SPLASH_MS: "-1" }]) {
    const { status, stderr } = spawnSync("node", ["scripts/start.ts"], {
      env: { ...env, ...wrong },
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^(PORT|SPLASH_MS) must be a whole number from [01] to \d+, not “.*”\.\n$/,
    );
  }
});
