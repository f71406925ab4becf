import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ADJECTIVES, CREATURES } from "#app/domain/people/handle-words.ts";
import { handleIn } from "#app/domain/people/handles.ts";
import { Rangoli } from "./rangoli.tsx";

const NAMES = ADJECTIVES.length * CREATURES.length;

it("no two names have the same avatar, whatever its colour", () => {
  const drawn = new Set<string>();
  for (let pattern = 0; pattern < NAMES; pattern += 1) {
    const handle = { name: "", colour: 0, pattern };
    drawn.add(renderToStaticMarkup(createElement(Rangoli, { handle })));
  }
  expect(drawn.size).toBe(NAMES);
});

it("two names never share a pattern, and the same name always has the same one", () => {
  const patterns = new Map<string, number>();
  for (let person = 0; person < 3_000; person += 1) {
    const { name, pattern } = handleIn("thread", person, "secret");
    expect(pattern).toBe(patterns.get(name) ?? pattern);
    patterns.set(name, pattern);
  }
  expect(new Set(patterns.values()).size).toBe(patterns.size);
  expect(Math.max(...patterns.values())).toBeLessThan(NAMES);
});
