import { strict as assert } from "node:assert";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { brand } from "#app/brand.ts";
import { breakpointsOff, definedTwice, faultsIn, readSheets, undefinedIn } from "./scale.ts";

const sheets = readSheets();

function faultsOf(css: string): string[] {
  return faultsIn({ file: "app/planted.css", css });
}

test("every radius, type size, space, breakpoint and colour is one of tokens.css or chalk.css", () => {
  assert.ok(sheets.length > 40, `only ${sheets.length} sheets were found`);
  assert.deepEqual(sheets.flatMap(faultsIn), []);
});

test("a value that is not on the scale is refused, however it is written", () => {
  for (const planted of [
    ".a { border-radius: 10px; }",
    ".a { border-top-left-radius: 50%; }",
    ".a { font-size: 0.9375rem; }",
    ".a { font: 600 15px/1.5 sans-serif; }",
    ".a { font: 600 var(--t7); }",
    ".a { padding-inline: var(--s2) 14px; }",
    ".a { gap: 0.5rem; }",
    "@media (width > 600px) { .a { gap: 0; } }",
    "@media (max-width: 599.98px), (height < 800px) { .a { gap: 0; } }",
    "@media (600px < width) { .a { gap: 0; } }",
    "@media (width >= 768px) { .a { gap: 0; } }",
    ".a { color: #e4722b; }",
    ".a { background: rgb(0 0 0 / 45%); }",
  ]) {
    assert.equal(faultsOf(planted).length, 1, planted);
  }
});

test("values on the scale pass", () => {
  const css = `
    /* As wide as 600px. */
    .a { font: 600 var(--t2); border-radius: 0; padding: 0 calc(-1 * var(--s2)); color: var(--ink); }
    .b { font: inherit; font-size: calc(var(--mm) * 5); background: oklch(0.86 0.08 var(--hue)); }
    @media (width <= 480px) { .a { gap: var(--s2) max(var(--s5), (100vw - 1080px) / 2); } }`;
  assert.deepEqual(faultsOf(css), []);
});

test("every custom property that a sheet reads is set somewhere", () => {
  assert.deepEqual(undefinedIn(sheets), []);
  assert.deepEqual(undefinedIn([{ file: "a.css", css: ".a { gap: var(--s7) }" }]), ["--s7"]);
});

test("scripts and markup have no sizes of their own", () => {
  for (const file of globSync("app/**/*.{ts,tsx}")) {
    const text = readFileSync(file, "utf8");
    const widths = text.match(/matchMedia\([^\n]*/g) ?? [];
    assert.deepEqual(widths.flatMap(breakpointsOff), [], file);
    assert.doesNotMatch(text, /\bstyle=\{|fontSize|borderRadius/, file);
  }
});

test("each class is defined by one sheet only", () => {
  assert.deepEqual(definedTwice(sheets), []);
  const twice = [
    { file: "a.css", css: ".card,\n.field { gap: 0 }" },
    { file: "b.css", css: "@media print { .card { gap: 0 } } main .field { gap: 0 }" },
  ];
  assert.deepEqual(definedTwice(twice), [".card: a.css, b.css"]);
});

test("the brand colours of brand.ts equal those of tokens.css and the favicon, and are written nowhere else", () => {
  const tokens = readFileSync("app/ui/tokens.css", "utf8");
  for (const [name, colour] of Object.entries(brand.colours)) {
    assert.equal(new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1], colour);
  }
  assert.ok(readFileSync("public/favicon.svg", "utf8").includes(brand.colours.stripe));
  const others = globSync("{app,workers,scripts}/**/*.{css,ts,tsx}").filter(
    (file) => !/^app\/(?:brand\.ts|ui\/tokens\.css)$|\.test\.ts$/.test(file),
  );
  for (const file of others) {
    const text = readFileSync(file, "utf8").toLowerCase();
    assert.deepEqual(
      Object.values(brand.colours).filter((colour) => text.includes(colour)),
      [],
      file,
    );
  }
});
