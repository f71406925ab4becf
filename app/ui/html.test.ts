import { expect, it } from "vitest";
import { html } from "./html.ts";

it.each<[string, Parameters<typeof html>[1], string]>([
  ["text", "<script>alert('&')</script>", "&lt;script&gt;alert('&amp;')&lt;/script&gt;"],
  ["a number", 0, "0"],
  ["markup", html`<b>${"&"}</b>`, "<b>&amp;</b>"],
  ["several of them", [html`<i></i>`, html`<b></b>`], "<i></i><b></b>"],
  ["nothing", undefined, ""],
  ["nothing, by a condition", false, ""],
])("a template is filled with %s", (_, part, written) => {
  expect(html`<p>${part}</p>`.markup).toBe(`<p>${written}</p>`);
});

it("what stands in an attribute cannot end it", () => {
  expect(html`<p title="${'" onclick="x'}"></p>`.markup).toBe(
    '<p title="&quot; onclick=&quot;x"></p>',
  );
});

it("the lines of a template are joined, and those of a text are not", () => {
  const template = html`
    <p>
      ${"One\n  two"}
    </p>
  `;
  expect(template.markup).toBe("<p>One\n  two</p>");
});
