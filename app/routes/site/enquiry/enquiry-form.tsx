import { brand } from "#app/brand.ts";
import type { FormSeal, PublicForm } from "#app/http/form-guard.ts";
import { TextArea, TextField } from "#app/ui/text-field.tsx";
import type { EnquiryAnswer } from "./receive-enquiry.ts";

interface EnquiryFormProps {
  form: PublicForm;
  /** The seal of a new form. */
  seal: FormSeal;
  answer?: EnquiryAnswer;
  /** What is said where it could not be kept. */
  failure: string;
  /** What the button says. */
  send: string;
  fields: EnquiryField[];
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
}

/**
 * A form that anybody may send, to its own page. enquiry-script.ts reads from it, and from the answered page, all
 * that it needs: what the form is called, what it says while it sends, and what when it fails.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, answer, failure, send, fields, children } = props;
  const seal = answer?.seal ?? props.seal;
  const hasFailed = answer?.advice !== undefined;
  const firstWrong = fields.find(({ name }) => answer?.problems[name] !== undefined)?.name;
  return (
    <form
      className="card enquiry"
      method="post"
      action={`/${form}`}
      noValidate
      data-enquiry={form}
      data-outcome={answer ? "refused" : "asked"}
      data-failure={failure}
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
      <div className="failure" role="alert" tabIndex={-1} autoFocus={hasFailed}>
        <p className="alert">{hasFailed && failure}</p>
        <p className="advice">{answer?.advice}</p>
      </div>
      <div className="actions">
        <a className="button" href="/">
          Cancel
        </a>
        <button className="button primary">{send}</button>
      </div>
    </form>
  );
}

interface FieldProps {
  form: PublicForm;
  field: EnquiryField;
  typed?: string;
  problem?: string;
  isFirstWrong: boolean;
}

/** Longer than it may be, so that a text that is too long is told of and not cut; shorter than a form may be. */
const MOST_TYPED = 6_000;

function Field({ form, field, typed, problem, isFirstWrong }: FieldProps) {
  const { rows, type, ...others } = field;
  const shared = {
    ...others,
    id: `${form}-${field.name}`,
    problem,
    defaultValue: typed,
    maxLength: MOST_TYPED,
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
  const id = `${form}-website`;
  return (
    <div className="trap">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Turnstile({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div data-sitekey={siteKey} />
      <noscript>
        <p>
          This form needs JavaScript to tell people from programs. You can write to{" "}
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> as well.
        </p>
      </noscript>
    </>
  );
}
