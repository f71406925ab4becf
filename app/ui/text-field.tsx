/**
 * Without `maxlength`, with which browsers silently cut off what is pasted. The server refuses text that is too long,
 * and the page comes back with all of it.
 */
type Uncut<Attributes> = Omit<Attributes, "maxLength">;

interface TextFieldProps extends Uncut<React.InputHTMLAttributes<HTMLInputElement>> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem?: string;
}

/** The place of the problem is always there, so that screen readers read out what a script says in it. */
export function TextField({ id, label, hint, problem, ...input }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} {...described({ id, hint, problem })} />
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface TextAreaProps extends Uncut<React.TextareaHTMLAttributes<HTMLTextAreaElement>> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem?: string;
}

/** As TextField, for text of several lines. */
export function TextArea({ id, label, hint, problem, ...area }: TextAreaProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...area} {...described({ id, hint, problem })} />
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

type Noted = Pick<TextFieldProps, "id" | "hint" | "problem">;

function described({ id, hint, problem }: Noted) {
  return {
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`,
  };
}

function Notes({ id, hint, problem }: Noted) {
  return (
    <>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <p className="alert" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </>
  );
}
