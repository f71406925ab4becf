import type { InvalidInput } from "#app/domain/outcome.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { weekdayName, WEEKDAYS } from "#app/messages/weekdays.ts";
import type { LastingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

/** Says in a sentence why a change was not saved. */
export function useFailureText(): (failure: LastingFailure) => string {
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
  const hoursName = useHoursName();
  return (invalid) => {
    const field = names[invalid.path] ?? hoursName(invalid.path);
    if (field === undefined) return why.unreadable;
    return why.wrongField({ field, problem: problemText(problems, invalid) });
  };
}

/** What a wrong field of the hours is called: its day, or the dates. */
function useHoursName(): (path: string) => string | undefined {
  const { hours } = useMessages("editor");
  const language = useLanguage();
  return (path) => {
    const [, part, day] = path.split(".");
    const weekday = WEEKDAYS[Number(day)];
    if (part === "exceptions") return hours.exceptions;
    return part === "week" && weekday ? weekdayName(weekday, language) : undefined;
  };
}

/** What fields are called, by their names in a form or in what the domain refuses. */
export function useFieldNames(): Record<string, string> {
  const { fields, form, itemForm, lines, sizes, sections, details, hours } = useMessages("editor");
  const { picture, title: photo } = useMessages("photos");
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
    latitude: details.latitude,
    longitude: details.longitude,
    fssaiNumber: details.fssaiNumber,
    isListedNearby: details.nearby,
    includesGst: details.gst,
    servedFrom: sections.servedFrom,
    servedTo: sections.servedTo,
    servedDays: sections.servedDays,
    soldOut: itemForm.availability,
    /** Of a dish on the board. */
    from: hours.exceptionFrom,
    categories: details.categories,
    footer: lines.title,
    label: fields.lineTitle,
    image: picture.title,
    photo,
  };
}
