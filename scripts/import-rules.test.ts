import { strict as assert } from "node:assert";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";

/** Who may import whom (docs/tour.md). Plants a violation of each rule, which lint must report. */
const FORBIDDEN: [file: string, imports: string[]][] = [
  [
    "app/planted.ts",
    [
      "#app/db/schema.ts",
      "#app/platform/passwords.ts",
      "#app/domain/outcome.ts",
      "#app/device/store.ts",
      "cloudflare:workers",
    ],
  ],
  [
    "workers/planted.ts",
    [
      "#app/routes/site/home/home.tsx",
      "#app/device/store.ts",
      "#app/ui/splash.tsx",
      "../app/root.tsx",
    ],
  ],
  [
    "app/routes/menu/planted.ts",
    [
      "#app/db/schema.ts",
      "#app/platform/page-cache.ts",
      "#app/routes/site/home/home.tsx",
      "../site/home/home.tsx",
      "#app/device/worker/scope.ts",
      "drizzle-orm",
      "drizzle-orm/d1",
      "cloudflare:workers",
    ],
  ],
  [
    "app/routes/nearby/feed/planted.ts",
    [
      "#app/db/schema.ts",
      "#app/platform/page-cache.ts",
      "#app/routes/site/home/home.tsx",
      "../nearby-css.ts",
      "#app/device/worker/scope.ts",
      "#app/device/worker/worker.ts",
      "type #app/device/worker/scope.ts",
      "drizzle-orm",
      "cloudflare:workers",
    ],
  ],
  [
    "app/routes/api/planted.ts",
    [
      "#app/ui/splash.tsx",
      "#app/device/paths.ts",
      "#app/db/schema.ts",
      "react",
      "react-dom/server",
      "drizzle-orm",
      "cloudflare:workers",
    ],
  ],
  [
    "app/messages/planted.ts",
    [
      "#app/device/store.ts",
      "#app/domain/outcome.ts",
      "#app/http/context.ts",
      "#app/ui/splash.tsx",
      "react",
      "../brand.ts",
    ],
  ],
  [
    "app/device/outbox/planted.ts",
    [
      "#app/http/texts-of.ts",
      "type #app/http/limits.ts",
      "#app/routes/nearby/nearby-css.ts",
      "type #app/routes/nearby/feed/view.ts",
      "#app/db/schema.ts",
      "#app/platform/web-push.ts",
      "#app/domain/posts/publish.ts",
      "../store.ts",
      "drizzle-orm",
      "cloudflare:workers",
    ],
  ],
  [
    "app/http/planted.ts",
    ["#app/routes/site/home/home.tsx", "#app/device/paths.ts", "#app/ui/splash.tsx"],
  ],
  [
    "app/domain/menus/planted.ts",
    [
      "#app/http/context.ts",
      "#app/platform/passwords.ts",
      "#app/routes/site/home/home.tsx",
      "#app/device/store.ts",
      "#app/ui/splash.tsx",
      "#app/messages/en.ts",
      "react",
      "react-router",
      "cloudflare:workers",
      "../outcome.ts",
    ],
  ],
  [
    "app/ui/planted.ts",
    [
      "#app/http/context.ts",
      "#app/db/schema.ts",
      "#app/platform/passwords.ts",
      "#app/routes/site/home/home.tsx",
      "#app/device/store.ts",
      "#app/domain/menus/menus.ts",
      "drizzle-orm",
      "cloudflare:workers",
    ],
  ],
  [
    "app/ui/places/planted.ts",
    [
      "#app/http/context.ts",
      "#app/db/schema.ts",
      "#app/routes/nearby/nearby-css.ts",
      "#app/device/store.ts",
      "#app/domain/menus/menus.ts",
      "../splash.tsx",
      "drizzle-orm",
    ],
  ],
  [
    "app/platform/planted.ts",
    ["#app/db/schema.ts", "#app/domain/outcome.ts", "#app/http/context.ts", "cloudflare:workers"],
  ],
  [
    "app/db/planted.ts",
    ["#app/domain/outcome.ts", "#app/platform/passwords.ts", "cloudflare:workers"],
  ],
];

const ALLOWED: [file: string, imports: string[]][] = [
  [
    "workers/allowed.ts",
    ["#app/http/every-request.ts", "#app/domain/outcome.ts", "#app/db/database.ts", "react-router"],
  ],
  [
    "app/routes/menu/allowed.ts",
    [
      "./item-row.tsx",
      "#app/http/context.ts",
      "#app/domain/menus/menus.ts",
      "#app/ui/splash.tsx",
      "react",
    ],
  ],
  [
    "app/routes/nearby/feed/allowed.ts",
    [
      "./view.ts",
      "#app/routes/nearby/components/post-card.tsx",
      "#app/routes/nearby/server/places.ts",
      "#app/device/paths.ts",
      "#app/device/outbox/outbox.ts",
      "#app/device/worker/worker.ts?worker&url",
    ],
  ],
  [
    "app/device/outbox/allowed.ts",
    [
      "./outbox.ts",
      "#app/device/store.ts",
      "#app/domain/posts/input.ts",
      "type #app/domain/posts/feed.ts",
      "#app/ui/patience.ts",
      "#app/brand.ts",
      "react",
    ],
  ],
  ["app/routes/api/allowed.ts", ["#app/http/context.ts", "#app/domain/menus/menus.ts"]],
  [
    "app/http/allowed.ts",
    [
      "#app/platform/passwords.ts",
      "#app/db/database.ts",
      "#app/domain/outcome.ts",
      "cloudflare:workers",
    ],
  ],
  [
    "app/domain/menus/allowed.ts",
    ["./prices.ts", "#app/db/schema.ts", "#app/domain/outcome.ts", "drizzle-orm"],
  ],
  ["app/platform/allowed.ts", ["#app/durations.ts"]],
  ["app/ui/allowed.ts", ["./splash.tsx", "#app/domain/menus/input.ts", "react"]],
];

const folder = mkdtempSync(join(tmpdir(), "nukkad-import-rules-"));
after(() => rmSync(folder, { recursive: true }));
for (const name of [".oxlintrc.json", "package.json"]) cpSync(name, join(folder, name));

function plant(file: string, imports: string[]): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const lines = imports.map((name, index) => {
    const [, type = "", path] = /^(type )?(.*)/.exec(name) ?? [];
    return `export ${type}* as name${index} from ${JSON.stringify(path)};\n`;
  });
  writeFileSync(path, lines.join(""));
}

function complaints(rule: string, file: string): number[] {
  const { stdout } = spawnSync("oxlint", ["--format", "json", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code, filename }) => code.includes(rule) && filename === file)
    .map(({ labels }) => labels[0]?.span.line ?? 0);
}

function refusedImports(file: string, imports: string[]): string[] {
  plant(file, imports);
  return complaints("no-restricted-imports", file).map((line) => imports[line - 1] ?? "");
}

for (const [file, imports] of FORBIDDEN) {
  test(`${file} may not import what its folder must not know`, () => {
    assert.deepEqual(refusedImports(file, imports).toSorted(), imports.toSorted());
  });
}

for (const [file, imports] of ALLOWED) {
  test(`${file} may import what its folder is made of`, () => {
    assert.deepEqual(refusedImports(file, imports), []);
  });
}

test("files may not import one another in a circle", () => {
  plant("app/domain/menus/circle.ts", ["#app/domain/shops/circle.ts"]);
  plant("app/domain/shops/circle.ts", ["#app/domain/menus/circle.ts"]);
  assert.deepEqual(complaints("no-cycle", "app/domain/menus/circle.ts"), [1]);
});
