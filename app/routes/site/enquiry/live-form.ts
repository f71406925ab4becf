import { ContactInput, LoginRequestInput, ShopRequestInput } from "#app/domain/enquiries/input.ts";
import { findFieldProblems, type FieldsInput, type Problem } from "#app/domain/problem.ts";
import { problemText, type ProblemTexts } from "#app/messages/problem-text.ts";
import { sendForm, type Answer } from "./send-form.ts";
import { textsOf } from "./form-texts.ts";
import { showTurnstile } from "./turnstile.ts";

const INPUTS: Record<string, FieldsInput> = {
  contact: ContactInput,
  "add-shop": ShopRequestInput,
  "login-help": LoginRequestInput,
};

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Surroundings {
  /** It was kept: `page` is what the server shows then, at `address`. */
  onSent: (page: Document, address: string) => void;
  /** It failed for another reason than its fields; called with "" when that is over. */
  onFailed: (failure: string) => void;
}

/** Checks fields once left, then sends the form and puts the answer into it in place: nothing that was typed moves. */
export function enliven(form: HTMLFormElement, { onSent, onFailed }: Surroundings): void {
  const input = INPUTS[form.dataset["enquiry"] ?? ""] ?? ContactInput;
  const { buttons, unsent, problems: problemTexts } = textsOf(form);
  const fields = fieldsOf(form);
  const button = form.querySelector<HTMLButtonElement>(".primary");
  const sendText = button?.textContent ?? "";
  const left = new Set<Field>(fields.filter(({ ariaInvalid }) => ariaInvalid === "true"));
  const turnstile = showTurnstile(form);
  let isSending = false;

  function check(): boolean {
    const problems = findFieldProblems(input, Object.fromEntries(new FormData(form)));
    for (const field of fields)
      if (left.has(field)) showProblem(field, problems[field.name], problemTexts);
    const isValid = Object.keys(problems).length === 0;
    if (button) Object.assign(button, { disabled: isSending, ariaDisabled: String(!isValid) });
    return isValid;
  }

  function wait(sending: boolean): void {
    isSending = sending;
    for (const field of fields) field.readOnly = sending;
    button?.replaceChildren(sending ? buttons.sending : sendText);
    check();
  }

  function show(answer: Answer): void {
    if (answer.outcome === "sent") return onSent(answer.page, answer.address);
    if (answer.outcome === "failed") advise(form, answer.isSilent ? unsent.noAnswer : "");
    else putInto(form, answer.page);
    if (!leadToWrong(fields, button)) onFailed(form.dataset["failure"] ?? "");
  }

  form.addEventListener("input", check);
  form.addEventListener("focusout", ({ target }) => {
    left.add(target as Field);
    check();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    // Who presses the button too early is told what is missing.
    for (const field of fields) left.add(field);
    if (!check()) return void leadToWrong(fields, button);
    onFailed("");
    advise(form, "");
    wait(true);
    const answer = await sendForm(form);
    turnstile.reset();
    wait(false);
    show(answer);
  });
  check();
}

/** Puts the focus into the first field that is wrong, or onto the button if none is: then it is false. */
function leadToWrong(fields: Field[], button: HTMLElement | null): boolean {
  const wrong = fields.find(({ ariaInvalid }) => ariaInvalid === "true");
  (wrong ?? button)?.focus();
  return wrong !== undefined;
}

/** The fields that a person fills in. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>(".field :is(input, textarea)")];
}

function showProblem(field: Field, problem: Problem | undefined, texts: ProblemTexts): void {
  showProblemText(field, problem && problemText(texts, problem));
}

/** Says beside the field what is wrong with it, or that nothing is. */
function showProblemText(field: Field, problem = ""): void {
  field.ariaInvalid = String(problem !== "");
  const place = field.parentElement?.querySelector(".alert");
  // What is said again would be read out again.
  if (place?.textContent !== problem) place?.replaceChildren(problem);
}

function advise(form: HTMLFormElement, words: string): void {
  form.querySelector(".advice")?.replaceChildren(words);
}

/** Puts the seal, the advice and the problems of the form in the answered page into this one. */
function putInto(form: HTMLFormElement, page: Document): void {
  for (const name of ["token", "website"]) {
    const [own, answered] = [form, page].map((where) =>
      where.querySelector<HTMLInputElement>(`[name="${name}"]`),
    );
    if (own && answered) own.value = answered.value;
  }
  const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? "";
  advise(form, textOf(".advice"));
  for (const field of fieldsOf(form)) {
    const problem = textOf(`#${field.id}-problem`);
    if (problem !== "") showProblemText(field, problem);
  }
}
