import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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
