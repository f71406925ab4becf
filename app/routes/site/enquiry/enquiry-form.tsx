import { brand } from "#app/brand.ts";
import type { FormSeal, PublicForm } from "#app/http/form-guard.ts";
import { localPath } from "#app/messages/languages.ts";
import type { Problem } from "#app/domain/problem.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useLanguage, useMessages, useTexts } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { TextArea, TextField } from "#app/ui/text-field.tsx";
import { useAdvice } from "./use-advice.ts";
import type { FormTexts } from "./form-texts.ts";
import type { EnquiryAnswer } from "./receive-enquiry.ts";

interface EnquiryFormProps {
  form: PublicForm;
  seal: FormSeal;
  answer?: EnquiryAnswer;
  failure: string;
  send: string;
  fields: EnquiryField[];
  /** Where Cancel leads; home if it is left out. */
  cancelTo?: string;
  children?: React.ReactNode;
}

/** A field of one line; of several where it says how many rows are shown. */
export interface EnquiryField extends Pick<
  React.InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "required"
> {
  name: string;
  label: string;
  rows?: number;
  /** What stands in it at first. */
  filled?: string | undefined;
}

/** A form that anybody may send, to its own page. All that enquiry-script.ts needs is in its markup. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, answer, failure, send, fields, cancelTo, children } = props;
  const seal = answer?.seal ?? props.seal;
  const { buttons } = useMessages("ui");
  const language = useLanguage();
  const adviceOn = useAdvice();
  const refusal = answer?.refusal;
  const scriptTexts = useScriptTexts();
  const firstWrong = fields.find(({ name }) => answer?.problems[name] !== undefined)?.name;
  return (
    <form
      className="card enquiry"
      method="post"
      action={localPath(language, `/${form}`)}
      noValidate
      data-enquiry={form}
      data-outcome={answer ? "refused" : "asked"}
      data-failure={failure}
      data-texts={JSON.stringify(scriptTexts)}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          form={form}
          field={field}
          typed={answer?.typed[field.name]}
          problem={answer?.problems[field.name]}
          isFirstWrong={field.name === firstWrong}
        />
      ))}
      <Trap form={form} />
      <input type="hidden" name="token" value={seal.token} />
      {seal.siteKey !== null && <Turnstile siteKey={seal.siteKey} />}
      {children}
      {/* Beside the button that was pressed: there it is in sight, also on a low screen. */}
      <div className="failure" role="alert" tabIndex={-1} autoFocus={refusal !== undefined}>
        <p className="alert">{refusal && failure}</p>
        <p className="advice">{refusal && adviceOn(refusal)}</p>
      </div>
      <div className="actions">
        <a className="button" href={cancelTo ?? localPath(language, "/")}>
          {buttons.cancel}
        </a>
        <button className="button primary">{send}</button>
      </div>
    </form>
  );
}

function useScriptTexts(): FormTexts {
  const { buttons, unsent } = useTexts("ui");
  const { dismiss } = useTexts("site").form;
  return {
    buttons: { cancel: buttons.cancel, sending: buttons.sending },
    form: { dismiss },
    unsent: { noAnswer: unsent.noAnswer },
    problems: useTexts("problems"),
  };
}

interface FieldProps {
  form: PublicForm;
  field: EnquiryField;
  typed?: string;
  problem?: Problem;
  isFirstWrong: boolean;
}

function Field({ form, field, typed, problem, isFirstWrong }: FieldProps) {
  const { rows, type, filled, ...others } = field;
  const problems = useMessages("problems");
  const shared = {
    ...others,
    id: `${form}-${field.name}`,
    problem: problem && problemText(problems, problem),
    defaultValue: typed ?? filled,
    // Without JavaScript this is what brings a reader to the field, and to what describes it.
    autoFocus: isFirstWrong,
  };
  return rows === undefined ? (
    <TextField {...shared} type={type} />
  ) : (
    <TextArea {...shared} rows={rows} />
  );
}

/** Hidden from people (enquiry.css); programs that fill everything in give themselves away by it. */
function Trap({ form }: { form: PublicForm }) {
  const { form: texts } = useMessages("site");
  const id = `${form}-website`;
  return (
    <div className="trap">
      <label htmlFor={id}>{texts.trap}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Turnstile({ siteKey }: { siteKey: string }) {
  const { form: texts } = useMessages("site");
  return (
    <>
      <div data-sitekey={siteKey} />
      <noscript>
        <p>{rich(texts.needsScript({ email: brand.contactEmail, mail: <MailLink /> }))}</p>
      </noscript>
    </>
  );
}

function MailLink({ children }: { children?: React.ReactNode }) {
  return <a href={`mailto:${brand.contactEmail}`}>{children}</a>;
}
