import * as v from "valibot";
import type { FormProblem } from "#app/device/form-problem.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { PostInput, WhenInput } from "#app/domain/posts/input.ts";
import { refusalOfTime } from "#app/domain/posts/times.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { refusalText, type RefusalMessages } from "#app/routes/nearby/components/refusals.ts";
import { findFieldProblems } from "#app/domain/problem.ts";

/** What is wrong with the form of a post, by the field that shows it; `form` is for everything else. `asItIs` as in a `FormProblem`. */
export type Problems = Partial<Record<ShownField | "form" | "asItIs", string>>;

/** In the order in which they stand in the form. */
const SHOWN_FIELDS = ["text", "time", AGE_FIELD, "photos", "venue"] as const;
type ShownField = (typeof SHOWN_FIELDS)[number];

export function shownAt({ of, words, asItIs }: FormProblem): Problems {
  const shown = of === "day" ? "time" : of;
  const field = SHOWN_FIELDS.find((field) => field === shown) ?? "form";
  return { [field]: words, ...(asItIs !== undefined && { asItIs }) };
}

interface Sender {
  /** The age to be confirmed; null if none is. */
  age: number | null;
  /** In milliseconds UTC; undefined where it is not certain. */
  now: number | undefined;
  /** Whether photos that were added cannot be read. */
  areUnread?: boolean;
}

/** What is wrong with these fields of a post, before it is sent. */
export function problemsOfPost(
  fields: Record<string, string>,
  { age, now, areUnread }: Sender,
  messages: RefusalMessages,
): Problems {
  const found = Object.entries(findFieldProblems(PostInput, fields)).map(([of, problem]) =>
    shownAt({ of, words: problemText(messages.problems, problem) }),
  );
  const ofAge = age === null ? {} : ageProblem(fields[AGE_FIELD], age, messages);
  const ofPhotos = areUnread ? { photos: messages.writing.photos.unread } : {};
  return Object.assign({}, ...found, problemOfTime(fields, now, messages), ofAge, ofPhotos);
}

function problemOfTime(
  fields: Record<string, string>,
  now: number | undefined,
  { problems }: RefusalMessages,
): Problems {
  const when = v.safeParse(WhenInput, fields);
  // A kind or a time that is no such thing is told of with the other fields.
  if (!when.success) {
    const [{ message }] = when.issues;
    return message === "post-time-missing"
      ? { time: problemText(problems, { code: message }) }
      : {};
  }
  const untimely = now === undefined ? undefined : refusalOfTime(when.output, now);
  return untimely ? { time: problemText(problems, untimely.refusal) } : {};
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

function isChanged(field: unknown): field is Field {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "file") return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(field: unknown): field is Field {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some(
    (kind) => field instanceof kind,
  );
}

/** A day that the form offers no more is left unchosen. */
export function fillForm(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (isField(field)) {
      field.value = value;
    } else if (field instanceof RadioNodeList) field.value = value;
  }
}

/** Also of what the server had filled in, and moves the focus to its text. */
export function emptyForm(form: HTMLFormElement | null): void {
  form?.reset();
  if (form) fillForm(form, { text: "", venue: "" });
  form?.querySelector("textarea")?.focus();
}

/** Moves the focus to the first field with a problem. A problem of the whole form stands beside its button. */
export function focusOnFirst(form: HTMLFormElement | null, problems: Problems): void {
  const name = SHOWN_FIELDS.find((field) => problems[field] !== undefined);
  const field = name && form?.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (!(first instanceof HTMLElement)) return;
  const around = first.closest("details");
  if (around) around.open = true;
  first.focus();
}
