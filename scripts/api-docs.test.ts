import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

/** Runs the commands of docs/api against the production build with the demo data. */
const folder = mkdtempSync(join(tmpdir(), "nukkad-api-docs-"));
process.env["NUKKAD_STATE"] = join(folder, "state");

// These read NUKKAD_STATE when they are loaded.
const { openDatabase } = await import("#app/db/database.ts");
const { ensureBuild } = await import("./build.ts");
const { loadDemo } = await import("./demo/load-demo.ts");
const { openLocalD1 } = await import("./local-d1.ts");
const { serveBuild } = await import("./local-worker.ts");

ensureBuild();
const worker = await serveBuild({ port: 0, onLog: () => {} });
const { origin } = await worker.ready;
await loadDemo(openDatabase(await openLocalD1(worker)), { now: Date.now() });
after(async () => {
  await worker.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const MARK = "=== next ===";
const COMMANDS = /```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs;

const hasCurl = () => {
  try {
    return execFileSync("curl", ["--version"], { encoding: "utf8" }).startsWith("curl");
  } catch {
    return false;
  }
};

/** Maps whose keys each shop chooses. */
const OWN_KEYS = new Set(["footer", "submenu"]);

/** Numbers that differ between databases. */
const OWN_NUMBERS = new Set(["id", "section_id", "section_order"]);

/** The types of the values in a reply; a list has the shape of its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, OWN_KEYS.has(key) ? "map" : shapeOf(part)]),
  );
}

/** A reply without numbers that vary. The docs show a menu in part, so only its shape is compared. */
function comparable(json: string, isMenu: boolean): unknown {
  const value: unknown = JSON.parse(json, (name, part: unknown) =>
    OWN_NUMBERS.has(name) && typeof part === "number" ? 0 : part,
  );
  return isMenu ? shapeOf(value) : value;
}

for (const page of readdirSync("docs/api")) {
  test(
    `the commands in docs/api/${page} print what it says`,
    { skip: !hasCurl() && "there is no curl here" },
    () => {
      const text = readFileSync(`docs/api/${page}`, "utf8");
      const told = [...text.matchAll(COMMANDS)];
      const script = told.map(([, commands]) => `${commands}\necho '${MARK}'`).join("\n");
      const printed = execFileSync("bash", ["-eu", "-o", "pipefail"], {
        cwd: folder,
        encoding: "utf8",
        input: script.replaceAll("http://localhost:8787", origin),
      });
      assert.ok(told.length > 0, "it has commands");
      const outputs = printed.split(MARK);
      told.forEach(([, commands = "", reply], index) => {
        if (reply === undefined) return;
        const isMenu = reply.includes('"menu"');
        assert.deepEqual(
          comparable(String(outputs[index]), isMenu),
          comparable(reply, isMenu),
          commands,
        );
      });
    },
  );
}

const decode = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

test(
  "the examples of /docs/api are answered as they stand, at the address they name, once the login's has run",
  { skip: !hasCurl() && "there is no curl here" },
  async () => {
    const { servers, paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as Described;
    assert.deepEqual(servers, [{ url: origin }]);
    const page = await (await fetch(`${origin}/docs/api`)).text();
    const told = [...page.matchAll(/<pre class="command"><code>(.*?)<\/code>/gs)];
    const commands = told.map(([, command = ""]) => decode(command));
    assert.equal(commands.length, Object.values(paths).flatMap(Object.keys).length);
    const [login = [], others = []] = [true, false].map((isLogin) =>
      commands.filter((command) => command.includes("/shops/login") === isLogin),
    );
    const script = [...login, ...others].map((command) => `${command}\necho '${MARK}'`).join("\n");
    const printed = execFileSync("bash", ["-eu", "-o", "pipefail"], {
      cwd: folder,
      encoding: "utf8",
      input: script,
    });
    const outputs = printed.split(MARK).slice(0, -1);
    for (const [index, output] of outputs.entries()) {
      const reply = JSON.parse(output) as Record<string, unknown>;
      assert.equal(reply["status"], undefined, `${[...login, ...others][index]}\n${output}`);
    }
    assert.equal(outputs.length, commands.length);
  },
);

interface Described {
  servers: { url: string }[];
  paths: Record<string, object>;
}
