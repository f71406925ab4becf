interface TextFieldProps extends React.InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem?: string;
  /** In characters, as the server counts them. */
  maxLength?: number;
}

/** The place of the problem is always there, so that screen readers read out what a script says in it. */
export function TextField({ id, label, hint, problem, maxLength, ...input }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} {...bounded(maxLength)} {...described({ id, hint, problem })} />
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface TextAreaProps extends React.TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem?: string;
  /** In characters, as the server counts them. */
  maxLength?: number;
}

/** As TextField, for text of several lines. */
export function TextArea({ id, label, hint, problem, maxLength, ...area }: TextAreaProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...area} {...bounded(maxLength)} {...described({ id, hint, problem })} />
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

/**
 * Browsers count an emoji as two, so `maxlength` leaves room for as many emoji as characters are allowed. The server refuses
 * anything longer, and the text is kept.
 */
function bounded(characters: number | undefined) {
  return characters === undefined ? {} : { maxLength: 2 * characters };
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
