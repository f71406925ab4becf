import * as fc from "fast-check";
import type { FormFields } from "#test/forms-in.ts";
import { anyKey, anyText } from "./values.ts";

/** A change to the fields of a form. */
export type FormChange =
  | { kind: "set"; at: number; value: string }
  | { kind: "remove"; at: number }
  | { kind: "add"; key: string; value: string }
  | { kind: "repeat"; at: number; times: number }
  | { kind: "set-all"; value: string };

/** The body that sends these fields, and its Content-Type if the body does not imply it. */
export type BodyMaker = (fields: FormFields) => { body: BodyInit; type?: string };

const URLENCODED = "application/x-www-form-urlencoded";
const textsOf = (fields: FormFields) =>
  fields.map(([name, value]): [string, string] => [name, typeof value === "string" ? value : ""]);
const encoded = (fields: FormFields) => new URLSearchParams(textsOf(fields)).toString();

/** workerd cannot write a name that ends in a backslash, though it can read one. */
const sendable = (name: string) => (name.endsWith("\\") ? `${name}~` : name);

/** As a form without files is sent. */
export const urlencoded: BodyMaker = (fields) => ({ body: encoded(fields), type: URLENCODED });
const multipart: BodyMaker = (fields) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(sendable(name), value);
  return { body };
};
const swapped: BodyMaker = (fields) => {
  const body = new FormData();
  for (const [name, value] of fields)
    body.append(
      sendable(name),
      typeof value === "string" ? new File([value], "a.txt") : value.name,
    );
  return { body };
};
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const parts = (fields: FormFields) =>
  textsOf(fields)
    .map(([name, value]) => part(name, value))
    .join("");
const cut: BodyMaker = (fields) => ({
  body: parts(fields),
  type: "multipart/form-data; boundary=x",
});
/** A form that is too large for any of our pages. */
export const hugeText: BodyMaker = (fields) => ({
  body: `${parts([...fields, ["text", " ".repeat(300_000)]])}--x--`,
  type: "multipart/form-data; boundary=x",
});
const strangeEscapes: BodyMaker = (fields) => ({
  body: `${encoded(fields)}&name=%E0%A4&%=%zz&text=Caf%E9&=&&`,
  type: URLENCODED,
});
const json: BodyMaker = (fields) => ({
  body: JSON.stringify(Object.fromEntries(textsOf(fields))),
  type: "application/json",
});
const noise: BodyMaker = (fields) => ({
  body: new TextEncoder().encode(encoded(fields)).map((byte) => byte ^ 0xa5),
  type: URLENCODED,
});

const MAKERS: [weight: number, BodyMaker][] = [
  [10, urlencoded],
  [5, multipart],
  [2, swapped],
  [1, cut],
  [1, hugeText],
  [1, strangeEscapes],
  [2, json],
  [1, noise],
  [1, (fields) => ({ body: encoded(fields), type: "text/plain" })],
  [1, (fields) => ({ body: encoded(fields), type: "multipart/form-data" })],
  [1, (fields) => ({ body: `${encoded(fields)}&text=${"+".repeat(65_000)}`, type: URLENCODED })],
  [1, () => ({ body: "", type: URLENCODED })],
];
/** A way to send a form, right or wrong. */
export const body = fc.oneof(
  ...MAKERS.map(([weight, maker]) => ({ weight, arbitrary: fc.constant(maker) })),
);

/** So many spaces, digits and the like that only a limit stops them. */
const longText = fc
  .tuple(
    fc.constantFrom(" ", "1", "\t", "\\", '"', "=", "a.", "च", "\n"),
    fc.constantFrom(500, 20_000),
  )
  .map(([text, times]) => `1${text.repeat(times)}x`);
const value = fc.oneof({ weight: 5, arbitrary: anyText }, { weight: 1, arbitrary: longText });
const at = fc.nat(30);
/** A change, mostly of one field. */
export const change: fc.Arbitrary<FormChange> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("set" as const), at, value }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("add" as const), key: anyKey, value }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("repeat" as const),
      at,
      times: fc.constantFrom(2, 25, 1_000),
    }),
  },
);

/** The fields that name the operation of a form. */
const WHAT_TO_DO = new Set(["act", "operation", "sendKey"]);

/** The fields after these changes. */
export function changedBy(fields: FormFields, changes: FormChange[]): FormFields {
  let changed = [...fields];
  for (const each of changes) {
    if (each.kind === "add") changed.push([each.key, each.value]);
    else if (each.kind === "set-all")
      changed = changed.map((field) => (WHAT_TO_DO.has(field[0]) ? field : [field[0], each.value]));
    else changeAt(changed, each.at % Math.max(changed.length, 1), each);
  }
  return changed;
}

function changeAt(
  fields: FormFields,
  at: number,
  change: Exclude<FormChange, { kind: "add" | "set-all" }>,
): void {
  const field = fields[at];
  if (!field) return;
  if (change.kind === "remove") fields.splice(at, 1);
  if (change.kind === "set") fields[at] = [field[0], change.value];
  if (change.kind === "repeat")
    fields.splice(at, 0, ...Array.from({ length: change.times }, () => field));
}
