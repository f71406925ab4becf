import { strict as assert } from "node:assert";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { DISH_DRAWINGS } from "#app/domain/menus/dish-drawings.ts";
import { COVERS } from "#app/db/closed-lists.ts";

const SPRITE = "app/ui/drawings/dishes.svg";
const sprite = readFileSync(SPRITE, "utf8");
const covers = globSync("app/ui/drawings/covers/*");

/** What an SVG file must not hold: it is shown on others' pages, and complete in itself. */
const FORBIDDEN =
  /<(?:script|text|foreignObject|image|a)\b|\bon\w+=|href="(?!#)|url\((?!#)|@import/;

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

function danglingIn(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1] ?? "");
  return used.filter((id) => !ids.has(id));
}

test("every dish of the list is in the sprite, and none is unused", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 96 96">/g)];
  assert.deepEqual(
    drawn.map((match) => match[1]),
    [...DISH_DRAWINGS],
  );
  assert.equal(sprite.split("<symbol").length - 1, drawn.length);
});

test("every cover of the list has its file, and none is unused", () => {
  const files = covers.map((path) => basename(path, ".svg"));
  assert.deepEqual(files.toSorted(), [...COVERS].toSorted());
});

test("the drawings stay small on the way", () => {
  assert.ok(zipped(sprite) <= 14 * 1024, `${SPRITE}: ${zipped(sprite)}`);
  for (const path of covers) {
    const size = zipped(readFileSync(path, "utf8"));
    assert.ok(size <= 12 * 1024, `${path}: ${size}`);
  }
});

test("no drawing holds a script, a text or anything from elsewhere, or lacks what it uses", () => {
  for (const path of [SPRITE, ...covers]) {
    const svg = readFileSync(path, "utf8");
    assert.doesNotMatch(svg, FORBIDDEN, path);
    assert.deepEqual(danglingIn(svg), [], path);
  }
});

test("a dish is of plain colours, as a page that borrows it cannot find gradients", () => {
  assert.doesNotMatch(sprite, /url\(|<style|<use|class=/);
});

test("every cover fills its frame from its foot, and has a dark version", () => {
  for (const path of covers) {
    const svg = readFileSync(path, "utf8");
    assert.match(svg, /^<svg [^>]*viewBox="0 0 1280 240" preserveAspectRatio="xMidYMax slice">/);
    assert.match(svg, /@media \(prefers-color-scheme:dark\)/, path);
  }
});
