import { AGE_FIELD } from "#app/domain/people/input.ts";
import { PostInput } from "#app/domain/posts/input.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { refusalText, type RefusalMessages } from "#app/routes/nearby/components/refusals.ts";
import { findFieldProblems } from "#app/domain/problem.ts";

/** What is wrong with the form of a post, by the field that shows it; `form` is for everything else. */
export type Problems = Partial<Record<ShownField | "form", string>>;

const SHOWN_FIELDS = ["text", "venue", "photos", AGE_FIELD] as const;
type ShownField = (typeof SHOWN_FIELDS)[number];

export function shownAt({ of, words }: { of: string; words: string }): Problems {
  return { [SHOWN_FIELDS.find((field) => field === of) ?? "form"]: words };
}

/** What is wrong with these fields of a post, before it is sent. `age` is asked for where it is not null. */
export function problemsOfPost(
  fields: Record<string, string>,
  age: number | null,
  messages: RefusalMessages,
): Problems {
  const found = Object.entries(findFieldProblems(PostInput, fields)).map(([of, problem]) =>
    shownAt({ of, words: problemText(messages.problems, problem) }),
  );
  const ofAge = age === null ? {} : ageProblem(fields[AGE_FIELD], age, messages);
  return Object.assign({}, ...found, ofAge);
}

function ageProblem(
  answer: string | undefined,
  leastAge: number,
  messages: RefusalMessages,
): Problems {
  if (answer === "yes") return {};
  const words =
    answer === "no"
      ? refusalText({ reason: "age-unknown", leastAge }, messages)
      : messages.compose.age.ask({ age: leastAge });
  return { [AGE_FIELD]: words };
}

/** What was kept of a text and what stands in its field, each once: nothing of either is lost. */
export function mergedText(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept;
  return typed.includes(kept) ? typed : `${kept}\n${typed}`;
}

/** The texts in a form, by the names of their fields. */
export function fieldsOf(form: HTMLFormElement | null): Record<string, string> {
  return form ? textsOf(new FormData(form)) : {};
}

/** Only the fields that somebody has changed since the page came. */
export function changedFieldsOf(form: HTMLFormElement): Record<string, string> {
  const changed = new Set(Array.from(form.elements, (field) => isChanged(field) && field.name));
  return Object.fromEntries(Object.entries(fieldsOf(form)).filter(([name]) => changed.has(name)));
}

function isChanged(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "file") return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

export function fillForm(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
    } else if (field instanceof RadioNodeList) field.value = value;
  }
}

/** Moves the focus to the first field with a problem. A problem of the whole form stands beside its button. */
export function focusOnFirst(form: HTMLFormElement | null, problems: Problems): void {
  const name = SHOWN_FIELDS.find((field) => problems[field] !== undefined);
  const field = name && form?.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
