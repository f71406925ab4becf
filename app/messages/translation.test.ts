import { expect, it } from "vitest";
import { bindTexts } from "./bind.ts";
import type { Translation } from "./translation.ts";

const english = {
  bye: "Bye",
  hello: "Hello {name}, from <b>us</b>",
  ago: { by: "minutes", one: "A minute ago", other: "{minutes} minutes ago" },
} as const;

const translated = (texts: Translation<typeof english>) => texts;

it("a translation holds the texts, placeholders and tags of English: the type check refuses any other", () => {
  const { bye, hello, ago } = translated({
    bye: "अलविदा",
    hello: "<b>हमारी</b> ओर से {name} को नमस्ते",
    ago: { by: "minutes", one: "अभी", other: "{minutes} मिनट पहले" },
  });
  // @ts-expect-error a text is missing
  translated({ hello, ago });
  // @ts-expect-error a text is not in English
  translated({ bye, hello, ago, more: "x" });
  // @ts-expect-error a placeholder is missing
  translated({ bye, ago, hello: "<b>नमस्ते</b>" });
  // @ts-expect-error a tag is missing
  translated({ bye, ago, hello: "नमस्ते {name}" });
  // @ts-expect-error a plural depends on another number
  translated({ bye, hello, ago: { ...ago, by: "hours" } });
});

it("a text is filled with what it holds: the type check refuses any other", () => {
  const { bye, hello, ago } = bindTexts(english, "en");
  expect([bye, ago({ minutes: 1 })]).toEqual(["Bye", "A minute ago"]);
  hello({ name: "Asha", b: "b" });
  // @ts-expect-error there is no such text
  expect(bindTexts(english, "en").hi).toBeUndefined();
  // @ts-expect-error a value is missing
  ago({});
  // @ts-expect-error a value is too much
  ago({ minutes: 2, hours: 1 });
  // @ts-expect-error the number is not a number
  ago({ minutes: "2" });
  // @ts-expect-error a text that is not filled in is no string
  expect(ago satisfies string).toBeTypeOf("function");
});
