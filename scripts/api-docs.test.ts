import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { folder, PORT } from "#test/commands.ts";
import "#test/first-start.ts";

/** Runs the commands of docs/api against `npm start`. */
const origin = `http://localhost:${PORT}`;

const MARK = "=== next ===";
const COMMANDS = /```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs;

const hasCurl = () => {
  try {
    return execFileSync("curl", ["--version"], { encoding: "utf8" }).startsWith("curl");
  } catch {
    return false;
  }
};

/** Numbers that differ between databases. */
const OWN_NUMBERS = new Set(["id", "section_id", "section_order"]);

/** A reply without what differs between databases: some numbers, and the random names of photos. */
function comparable(json: string): unknown {
  return JSON.parse(json, (name, part: unknown) => {
    if (OWN_NUMBERS.has(name) && typeof part === "number") return 0;
    if (name !== "photo" || typeof part !== "string") return part;
    return part.replace(/\/[0-9a-f]{32}-\d+x\d+\.webp$/, "/…");
  });
}

const nameOf = ({ item, section }: Record<string, unknown>) => item ?? section;

/** What the docs show of a reply: they may leave out sections and items, but nothing else. */
function shownOf(reply: unknown, told: unknown): unknown {
  if (Array.isArray(reply) && Array.isArray(told) && reply.every(isMap)) {
    return told.filter(isMap).map((entry) =>
      shownOf(
        reply.find((each) => nameOf(each) === nameOf(entry)),
        entry,
      ),
    );
  }
  if (!isMap(reply) || !isMap(told)) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, part]) => [name, shownOf(part, told[name])]),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
        const shown = comparable(reply);
        assert.deepEqual(shownOf(comparable(String(outputs[index])), shown), shown, commands);
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
  "the examples of /docs/api are answered as they stand and with the replies that stand below them, at the address they name, once the login's has run",
  { skip: !hasCurl() && "there is no curl here" },
  async () => {
    const { servers, paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as Described;
    assert.deepEqual(servers, [{ url: origin }]);
    const page = await (await fetch(`${origin}/docs/api`)).text();
    const told = [
      ...page.matchAll(/<pre class="command"><code>(.*?)<\/code>.*?<pre><code>(.*?)<\/code>/gs),
    ];
    const commands = told.map(([, command = ""]) => decode(command));
    const replies = new Map(
      told.map(([, command = "", reply = ""]) => [decode(command), decode(reply)]),
    );
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
      const command = [...login, ...others][index] ?? "";
      assert.equal(reply["status"], undefined, `${command}\n${output}`);
      const shown = comparable(replies.get(command) ?? "");
      assert.deepEqual(shownOf(comparable(output), shown), shown, command);
    }
    assert.equal(outputs.length, commands.length);
  },
);

interface Described {
  servers: { url: string }[];
  paths: Record<string, object>;
}
