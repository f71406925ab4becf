import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseEnv } from "node:util";
import { unstable_readConfig } from "wrangler";

/*
 * What the Deploy to Cloudflare button requires of a repository:
 * https://developers.cloudflare.com/workers/platform/deploy-buttons/
 */

type Binding = Record<string, unknown>;

const config = unstable_readConfig({ config: "wrangler.toml" });
const descriptions = (
  JSON.parse(readFileSync("package.json", "utf8")) as {
    cloudflare: { bindings: Record<string, { description: string }> };
  }
).cloudflare.bindings;
const secretsFile = readFileSync(".dev.vars.example", "utf8");
const asked = parseEnv(secretsFile);
const optional = Array.from(secretsFile.matchAll(/^# ([A-Z_]+)=$/gm), ([, name = ""]) => name);

/** The defaults that each kind of binding must have. Add a new kind when you know what the button fills in. */
const DEFAULTS: Record<string, string[]> = {
  d1_databases: ["binding", "database_name", "database_id", "migrations_dir"],
  kv_namespaces: ["binding", "id"],
  r2_buckets: ["binding", "bucket_name"],
  ratelimits: ["name", "namespace_id"],
  images: ["binding"],
};

/** All bindings of wrangler.toml by kind, including nested lists. */
function bindings(): [kind: string, binding: Binding][] {
  return Object.entries(config).flatMap(([kind, value]) => {
    const lists = isObject(value) ? Object.values(value) : [value];
    // Cloudflare Images can be bound only once, so it is not a list.
    const found = [...lists.filter(Array.isArray).flat(), kind === "images" && value].filter(
      isObject,
    );
    return found.filter(isBinding).map((each): [string, Binding] => [kind, each]);
  });
}

function isObject(value: unknown): value is Binding {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBinding(value: Binding): boolean {
  return ["binding", "namespace_id", "class_name"].some((field) => field in value);
}

test("every binding has its default name and id", () => {
  assert.ok(bindings().length > 10);
  for (const [kind, binding] of bindings()) {
    const needed = DEFAULTS[kind];
    assert.ok(needed, `say in this test which defaults ${kind} needs`);
    for (const field of needed) assert.ok(binding[field], `${field} in ${JSON.stringify(binding)}`);
  }
});

test("every binding, variable and secret has a description, and nothing else does", () => {
  const bound = bindings().map(([, { binding, name }]) => String(binding ?? name));
  const all = [...bound, ...Object.keys(config.vars), ...Object.keys(asked), ...optional];
  assert.deepEqual(Object.keys(descriptions).toSorted(), all.toSorted());
  for (const [name, { description }] of Object.entries(descriptions)) {
    assert.ok(description.length > 20, name);
  }
});

test("the button asks only for the required secrets, and suggests no values", () => {
  assert.deepEqual(Object.keys(asked), config.secrets?.required);
  assert.equal(Object.values(asked).join(""), "");
  const declared = /interface Env \{(.*?)\n {2}\}/s.exec(readFileSync("app/env.d.ts", "utf8"))?.[1];
  const names = Array.from(declared?.matchAll(/^ +([A-Z_]+)\?:/gm) ?? [], ([, name = ""]) => name);
  assert.deepEqual(optional.toSorted(), names.toSorted());
});

test("the README has the button, for a repository where it works", () => {
  const button =
    /\[!\[[^\]]+\]\(https:\/\/deploy\.workers\.cloudflare\.com\/button\)\]\(https:\/\/deploy\.workers\.cloudflare\.com\/\?url=https:\/\/(?:github|gitlab)\.com\/[\w-]+\/[\w-]+\)/;
  assert.ok(button.test(readFileSync("README.md", "utf8")));
});

test("all logs are kept, and source maps are uploaded", () => {
  const { observability, upload_source_maps: hasSourceMaps } = config;
  assert.deepEqual(
    [observability?.enabled, observability?.logs?.enabled, hasSourceMaps],
    [true, true, true],
  );
  for (const { head_sampling_rate: rate = 1 } of [observability ?? {}, observability?.logs ?? {}]) {
    assert.equal(rate, 1);
  }
});
