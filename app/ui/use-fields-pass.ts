import { useSyncExternalStore, type RefObject } from "react";

/** Whether all fields pass `check`, by default validity. True until React runs: without it the browser checks them. */
export function useFieldsPass(
  form: RefObject<HTMLFormElement | null>,
  check: (validity: ValidityState) => boolean = ({ valid }) => valid,
): boolean {
  return useSyncExternalStore(
    watchFields,
    () => fieldsOf(form.current).every((field) => check(field.validity) || isAutofilled(field)),
    () => true,
  );
}

/** Calls `onChange` when a field is typed in, and when the browser has filled one in by itself (forms.css). */
function watchFields(onChange: () => void): () => void {
  const events = ["input", "reset", "animationstart"];
  for (const event of events) document.addEventListener(event, onChange);
  return () => {
    for (const event of events) document.removeEventListener(event, onChange);
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.querySelectorAll<Field>("input, textarea") ?? [])];
}

/** What the browser has filled in by itself is kept from scripts until the person does something. */
function isAutofilled(field: Field): boolean {
  return field.matches(":is(:autofill, :-webkit-autofill)");
}
