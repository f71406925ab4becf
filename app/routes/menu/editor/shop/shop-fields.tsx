import { useMessages } from "#app/ui/messages.tsx";
import type { ProblemAt } from "./shop-problems.ts";

interface DetailFieldProps extends React.ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: string;
  value: string | undefined;
  problemAt: ProblemAt;
}

/** A line of the shop's details, with what is wrong with it. */
export function DetailField({ name, label, hint, value, problemAt, ...props }: DetailFieldProps) {
  const id = `shop-${name}`;
  const problem = problemAt(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={describedBy(id, { hint, problem })}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        {...props}
      />
      <WrongText id={id} text={problem} />
    </div>
  );
}

/** The shop's categories, one on each line. */
export function CategoriesField({ value, problemAt }: { value?: string; problemAt: ProblemAt }) {
  const { details } = useMessages("editor");
  const id = "shop-categories";
  const problem = problemAt("categories");
  return (
    <div className="field">
      <label htmlFor={id}>{details.categories}</label>
      <small id={`${id}-hint`}>{details.categoriesHint}</small>
      <textarea
        id={id}
        name="categories"
        defaultValue={value}
        rows={3}
        aria-describedby={describedBy(id, { hint: "yes", problem })}
        aria-invalid={problem !== undefined}
        autoComplete="off"
      />
      <WrongText id={id} text={problem} />
    </div>
  );
}

interface Descriptions {
  hint: string | undefined;
  problem: string | undefined;
}

function describedBy(id: string, { hint, problem }: Descriptions): string | undefined {
  return [hint && `${id}-hint`, problem && `${id}-wrong`].filter(Boolean).join(" ") || undefined;
}

/** What is wrong with the field of this id; nothing if nothing is. */
export function WrongText({ id, text }: { id: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <small className="wrong-text" id={`${id}-wrong`}>
        {text}
      </small>
    )
  );
}
