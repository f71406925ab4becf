import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { isLongerThan } from "#app/domain/characters.ts";
import { TextArea, TextField } from "./text-field.tsx";

const field = {
  id: "name",
  name: "name",
  label: "Name",
  hint: "As on the sign",
  problem: "The name is too long",
  "aria-describedby": "elsewhere",
};

it.each([
  ["A field", createElement(TextField, field)],
  ["An area", createElement(TextArea, field)],
])("%s is described by its own notes, whatever its caller says", (_, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain('aria-describedby="name-hint name-problem"');
  expect(html).not.toContain("elsewhere");
});

const MOST = 12;

it.each([
  ["A field", createElement(TextField, { ...field, maxLength: MOST })],
  ["An area", createElement(TextArea, { ...field, maxLength: MOST })],
])("%s takes as many characters as the server does, whatever they are", (_, element) => {
  const units = Number(/maxlength="(\d+)"/i.exec(renderToStaticMarkup(element))?.[1]);
  for (const text of ["😀".repeat(MOST), "🇮🇳".repeat(MOST / 2), "च".repeat(MOST)]) {
    expect(isLongerThan(MOST, text)).toBe(false);
    expect(text.length).toBeLessThanOrEqual(units);
  }
});
