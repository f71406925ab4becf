import type { InvalidInput } from "#app/domain/outcome.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { Failure } from "./failure.ts";

/** Says in a sentence why a change was not saved. */
export function useFailureText(): (failure: Failure) => string {
  const { why } = useMessages("editor");
  const invalidText = useInvalidText();
  return (failure) => {
    if (failure.reason === "invalid-input") return invalidText(failure);
    return failure.reason === "full" ? why.full({ most: failure.most }) : why[failure.reason];
  };
}

/** A field that nobody fills in is wrong only where the page was tampered with, or is from an older release. */
function useInvalidText(): (invalid: InvalidInput) => string {
  const { why } = useMessages("editor");
  const problems = useMessages("problems");
  const names = useFieldNames();
  return (invalid) => {
    const field = names[invalid.path];
    if (field === undefined) return why.unreadable;
    return why.wrongField({ field, problem: problemText(problems, invalid) });
  };
}

function useFieldNames(): Record<string, string> {
  const { fields, form, itemForm, lines, picture, sizes, sections, details, hours } =
    useMessages("editor");
  return {
    name: fields.name,
    pricePaise: form.price,
    /** Of a size. */
    price: form.price,
    options: sizes.title,
    text: fields.text,
    description: details.description,
    phoneNumber: details.phoneNumber,
    secondName: itemForm.secondName,
    diet: itemForm.mark,
    spicy: itemForm.spicy,
    allergens: itemForm.allergens,
    kcal: itemForm.kcal,
    serving: itemForm.serving,
    foodType: details.foodType,
    address: details.address,
    fssaiNumber: details.fssaiNumber,
    includesGst: details.gst,
    servedFrom: sections.servedFrom,
    servedTo: sections.servedTo,
    servedDays: sections.servedDays,
    soldOut: itemForm.availability,
    date: hours.date,
    from: hours.exceptionFrom,
    to: hours.exceptionTo,
    categories: details.categories,
    footer: lines.title,
    label: fields.lineTitle,
    image: picture.title,
    photo: useMessages("photos").title,
  };
}
