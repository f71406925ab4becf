import files from "virtual:product-files";
import { expect, it } from "vitest";
import * as v from "valibot";
import { newPasswordInput } from "#app/domain/accounts/input.ts";
import { ContactInput, ShopRequestInput } from "#app/domain/enquiries/input.ts";
import { itemFormInputs } from "#app/domain/menus/item-fields.ts";
import { ShopDetailsInput } from "#app/domain/menus/shop-details-input.ts";
import { CommentInput, PostInput, ReactionInput, SendKeyInput } from "#app/domain/posts/input.ts";
import { SubscriptionInput } from "#app/domain/push/input.ts";
import { ReportInput } from "#app/domain/reports/input.ts";
import { StaffNameInput } from "#app/domain/staff/input.ts";
import { catalogues } from "./catalogues.server.ts";
import { apiProblems } from "./api-problems.ts";

const OF_OWNERS = {
  "a message": ContactInput,
  "a request": ShopRequestInput,
  "an item": itemFormInputs,
  "a shop": ShopDetailsInput,
  "a password": newPasswordInput("asha"),
  "a member of staff": StaffNameInput,
};

const OF_NEIGHBOURS = {
  "a post": [PostInput, SendKeyInput],
  "a comment": [CommentInput, ReactionInput],
  "a report": ReportInput,
  "a subscription": SubscriptionInput,
};

const sources = Object.fromEntries(
  Object.entries(files).filter(([path]) => /^\/app\/(?:domain|http|routes)\//.test(path)),
);
const modules = import.meta.glob<Record<string, unknown>>([
  "/app/{domain,http,routes}/**/*.{ts,tsx}",
  "!/app/**/*.test.ts",
]);

const withInputs = Object.entries(sources).filter(([, source]) =>
  source.includes('from "valibot"'),
);

/** Codes as they stand in the sources: those given without an input, and those of inputs that only a route knows. */
const written = [
  ...Object.values(sources)
    .flatMap((source) => source.match(/\b(?:invalidAt|invalid|refusedImage)\([^;]*;/g) ?? [])
    .flatMap((call) => call.match(/(?<=")[a-z]+(?:-[a-z]+)+(?=")/g) ?? []),
  ...withInputs
    .filter(([path]) => path.startsWith("/app/routes/"))
    .flatMap(
      ([, source]) =>
        source.match(
          /(?<=(?:\bv\.(?:string|instance|nonEmpty)\(|, )")[a-z]+(?:-[a-z]+)+(?="\))/g,
        ) ?? [],
    ),
];

const loaded = await Promise.all(withInputs.map(([path]) => modules[path]!()));

/** What the modules export that use Valibot, by name. Some inputs are made for a username, an act, a length. */
const exported = loaded
  .flatMap((module) => Object.entries(module))
  .map(([name, what]): [name: string, what: unknown] => {
    const isMade = typeof what === "function" && /(?:^new.*Input|InputFor)$/.test(name);
    return [name, isMade ? what("hide") : what];
  });
const inputs = exported.filter(([name]) => name.endsWith("Input"));

/** Issues that a message may depend on. */
const ISSUES = [
  { expected: "Object", input: "" },
  { expected: '"name"', input: "1".repeat(100) },
];

/** The codes in an input and in all that it is made of. */
function codesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { message } = part as { message?: unknown };
  return [...codesOf(message), ...Object.values(part).flatMap(codesIn)];
}

function codesOf(message: unknown): string[] {
  if (typeof message === "function") return ISSUES.map((issue) => String(message(issue)));
  return typeof message === "string" ? [message] : [];
}

const codes = () =>
  [...new Set([...exported.flatMap(([, what]) => codesIn(what)), ...written])].toSorted();

it("the JSON API, the desk and commands have words for all that can be wrong", () => {
  const known = new Set([...Object.keys(catalogues.en.problems), ...Object.keys(apiProblems)]);
  expect(codes().filter((code) => !known.has(code))).toEqual([]);
  // Of inputs, of functions that make them, of codes built from parts, and of those that no input gives.
  expect(codes()).toEqual(
    expect.arrayContaining([
      "menu-price-zero",
      "password-too-short",
      "email-too-long",
      "menu-number-too-long",
      "menu-file-not-json",
      "image-damaged",
    ]),
  );
});

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === "object" && part !== null && "kind" in part && part.kind === "schema";

/** The codes of an empty form, whichever parts of the input have no message. */
function codesOfNothing(input: unknown): string[] {
  if (!isSchema(input)) return Object.values(Object(input)).flatMap(codesOfNothing);
  const { issues = [] } = v.safeParse(input, {});
  return issues.map(({ message }) => message);
}

it("an empty form has only problems with words, whatever input reads it", () => {
  const known = new Set([...Object.keys(catalogues.en.problems), ...Object.keys(apiProblems)]);
  const unknown = inputs.flatMap(([name, input]) =>
    codesOfNothing(input).flatMap((code) => (known.has(code) ? [] : [`${name}: ${code}`])),
  );
  expect(inputs.map(([name]) => name)).toEqual(
    expect.arrayContaining(["PostInput", "AddItemInput"]),
  );
  expect(unknown).toEqual([]);
});

it.each([
  ...Object.entries(OF_OWNERS).map((entry) => [...entry, catalogues.en.problems] as const),
  ...Object.entries(OF_NEIGHBOURS).map((entry) => [...entry, catalogues.en.postProblems] as const),
])(
  "owners and neighbours have words of their own for all that can be wrong with %s",
  (_, input, words) => {
    const found = [...codesIn(input), ...codesOfNothing(input)];
    expect(found).not.toEqual([]);
    expect(found.filter((code) => !Object.hasOwn(words, code))).toEqual([]);
  },
);

it("all words are for a code that is still given", () => {
  const still = new Set(codes());
  const told = [...Object.keys(catalogues.en.problems), ...Object.keys(apiProblems)];
  expect(told.filter((code) => !still.has(code.replace(/-counted$/, "")))).toEqual([]);
});
