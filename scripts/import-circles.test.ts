import { strict as assert } from "node:assert";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { circlesIn } from "./import-circles.ts";

for (const area of ["app/domain", "app/http", "app/device"]) {
  test(`nothing in ${area} imports in a circle`, () => {
    assert.ok(globSync(`${area}/**/*.ts`).length > 20, `${area} has moved`);
    assert.deepEqual(circlesIn(area), []);
  });
}

/** The circles in an app/domain that holds these files. */
function circlesAmong(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "nukkad-import-circles-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(root, "app/domain", file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return circlesIn("app/domain", root).toSorted();
  } finally {
    rmSync(root, { recursive: true });
  }
}

const PRICES = `export const price = 90;\nexport interface Price { paise: number }\n`;

test("two folders that import each other are found, though no two files do", () => {
  assert.deepEqual(
    circlesAmong({
      "menus/items.ts": `import { isOpen } from "#app/domain/shops/open.ts";\n`,
      "menus/prices.ts": PRICES,
      "shops/open.ts": `export const isOpen = true;\n`,
      "shops/stand.ts": `import { price } from "#app/domain/menus/prices.ts";\n`,
    }),
    ["menus/items.ts imports shops/open.ts", "shops/stand.ts imports menus/prices.ts"],
  );
});

for (const [kind, text] of [
  ["an import of a type", `import type { Price } from "#app/domain/menus/prices.ts";`],
  ["a type named in place", `export type Cost = import("#app/domain/menus/prices.ts").Price;`],
  ["a re-export", `export type { Price } from "#app/domain/menus/prices.ts";`],
  ["a re-export of everything", `export * from "#app/domain/menus/prices.ts";`],
  ["an import at run time", `export const read = () => import("#app/domain/menus/prices.ts");`],
] as const) {
  test(`${kind} counts`, () => {
    const found = circlesAmong({
      "menus/items.ts": `import "#app/domain/shops/open.ts";\n`,
      "menus/prices.ts": PRICES,
      "shops/open.ts": text,
    });
    assert.equal(found.length, 2);
  });
}

test("a circle through three folders is found, and what only leads to it is not named", () => {
  assert.deepEqual(
    circlesAmong({
      "desk/log.ts": `import "#app/domain/menus/items.ts";\n`,
      "menus/items.ts": `import "#app/domain/shops/open.ts";\n`,
      "shops/open.ts": `import "#app/domain/people/people.ts";\n`,
      "people/people.ts": `import "#app/domain/menus/items.ts";\n`,
    }),
    [
      "menus/items.ts imports shops/open.ts",
      "people/people.ts imports menus/items.ts",
      "shops/open.ts imports people/people.ts",
    ],
  );
});

test("files directly in an area are parts of their own", () => {
  assert.deepEqual(
    circlesAmong({
      "context.ts": `import type { Limit } from "./limits.ts";\n`,
      "limits.ts": `import "./context.ts";\nexport type Limit = number;\n`,
    }),
    ["context.ts imports limits.ts", "limits.ts imports context.ts"],
  );
});

test("a circle within one folder, or through a test, is none between folders", () => {
  assert.deepEqual(
    circlesAmong({
      "menus/items.ts": `import "./prices.ts";\nimport "#app/domain/shops/open.ts";\n`,
      "menus/prices.ts": `import "./items.ts";\n`,
      "shops/open.ts": `export const isOpen = true;\n`,
      "shops/open.test.ts": `import "#app/domain/menus/items.ts";\n`,
    }),
    [],
  );
});
