import type { InvalidInput } from "#app/domain/outcome.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Problem } from "./failure.ts";

/** Says in a sentence why a change was not saved. */
export function useWhy(): (problem: Problem) => string {
  const { why } = useMessages("editor");
  const whyInvalid = useWhyInvalid();
  return (problem) => {
    if (problem.reason === "invalid-input") return whyInvalid(problem);
    return problem.reason === "full" ? why.full({ most: problem.most }) : why[problem.reason];
  };
}

/** A field that nobody fills in is wrong only where the page was tampered with, or is from an older release. */
function useWhyInvalid(): (invalid: InvalidInput) => string {
  const { why } = useMessages("editor");
  const problems = useMessages("problems");
  const names = useFieldNames();
  return ({ path, message, most }) => {
    const field = names[path];
    if (field === undefined || !Object.hasOwn(problems, message)) return why.unreadable;
    const problem = problemText(problems, { code: message, most });
    return why.wrongField({ field, problem });
  };
}

function useFieldNames(): Record<string, string> {
  const { fields, form, lines, picture, sizes, details } = useMessages("editor");
  return {
    name: fields.name,
    pricePaise: form.price,
    /** Of a size. */
    price: form.price,
    options: sizes.title,
    text: fields.text,
    description: details.description,
    phoneNumber: details.phoneNumber,
    foodType: details.foodType,
    categories: details.categories,
    footer: lines.title,
    label: fields.lineTitle,
    image: picture.title,
  };
}
