import * as v from "valibot";
import { DIETS } from "#app/db/closed-lists.ts";
import { TimeInput, timeText } from "#app/domain/shops/time-input.ts";
import { DietFormInput, DietInput, NameInput, SecondNameInput } from "./input.ts";
import type { Section } from "./menus.ts";

// Everything about a section's fields, as item-fields.ts has it of an item's.

/** The columns that a shop fills in, but for the subheaders, which are a list with operations of its own. */
export type SectionValues = Omit<
  Section,
  "id" | "shopId" | "position" | "revision" | "subheaders" | "items"
>;

export const emptySection: Omit<SectionValues, "name"> = {
  secondName: "",
  diet: null,
  servedFrom: null,
  servedTo: null,
  servedDays: [],
};

/** ISO weekdays, each once and in order. All seven of them are the same as none. */
export const DaysInput = v.pipe(
  v.array(v.picklist([1, 2, 3, 4, 5, 6, 7], "menu-days-wrong"), "menu-days-wrong"),
  v.transform((days) => [...new Set<number>(days)].toSorted((a, b) => a - b)),
  v.transform((days) => (days.length === 7 ? [] : days)),
);

const DaysFormInput = v.pipe(
  v.array(v.pipe(v.string("menu-days-wrong"), v.transform(Number)), "menu-days-wrong"),
  DaysInput,
);

/** The fields of the section's form. */
export const SectionFormInput = v.pipe(
  v.object(
    {
      name: NameInput,
      secondName: SecondNameInput,
      diet: DietFormInput,
      servedFrom: TimeInput,
      servedTo: TimeInput,
      servedDays: DaysFormInput,
    },
    "form-unreadable",
  ),
  v.forward(
    v.check(({ servedFrom, servedTo }) => arePaired(servedFrom, servedTo), "menu-times-incomplete"),
    ["servedTo"],
  ),
  v.forward(
    v.check(({ servedFrom, servedTo }) => areApart(servedFrom, servedTo), "menu-times-same"),
    ["servedTo"],
  ),
);

/** A served time in minutes of the day; null for none, undefined where it is left out. */
type GivenTime = number | null | undefined;

/** Whether served times come in pairs: both are given, both are none, or both are left out. */
export function arePaired(from: GivenTime, to: GivenTime): boolean {
  if (from === undefined || to === undefined) return from === to;
  return (from === null) === (to === null);
}

/** Whether a section is served for a while: not from one moment to the same. */
export function areApart(from: GivenTime, to: GivenTime): boolean {
  return typeof from !== "number" || from !== to;
}

const TIMES = ["servedFrom", "servedTo"];

/** The values of an edit that differ from what its author saw, which are all if that is unknown. The times go together. */
export function editedSectionValues(
  values: Partial<SectionValues>,
  seen: Partial<SectionValues> | undefined,
): Partial<SectionValues> {
  const before: Record<string, unknown> = seen ?? {};
  const given = Object.entries(values);
  const edited = given.flatMap(([name, value]) =>
    JSON.stringify(before[name]) === JSON.stringify(value) ? [] : [name],
  );
  const names = TIMES.some((name) => edited.includes(name)) ? [...edited, ...TIMES] : edited;
  return Object.fromEntries(given.filter(([name]) => names.includes(name)));
}

/** The fields of that form, filled in for a section. */
export function sectionFormTexts(section: SectionValues): [field: string, text: string][] {
  return [
    ["name", section.name],
    ["secondName", section.secondName],
    ["diet", section.diet ?? ""],
    ["servedFrom", timeText(section.servedFrom)],
    ["servedTo", timeText(section.servedTo)],
    ...section.servedDays.map((day): [string, string] => ["servedDays", String(day)]),
  ];
}

/** What a section has in the JSON API besides its name and place; all left out unless the shop fills them in. */
export const sectionJsonShape = {
  second_name: v.optional(
    v.pipe(v.string(), v.description("The name in the shop's second language")),
  ),
  diet: v.optional(
    v.pipe(v.picklist(DIETS), v.description("The mark of its items that have none")),
  ),
  served_from: v.optional(v.pipe(v.string(), v.description("Indian time, such as 08:30"))),
  served_to: v.optional(v.string()),
  served_days: v.optional(
    v.pipe(v.array(v.number()), v.description("1 is Monday; all days if left out")),
  ),
};

/** What a section says besides its name, for the JSON API; what is empty is left out. */
export function sectionToJson({
  secondName,
  diet,
  servedFrom,
  servedTo,
  servedDays,
}: Omit<SectionValues, "name">) {
  return {
    ...(secondName && { second_name: secondName }),
    ...(diet && { diet }),
    ...(servedFrom !== null && {
      served_from: timeText(servedFrom),
      served_to: timeText(servedTo),
    }),
    ...(servedDays.length > 0 && { served_days: servedDays }),
  };
}

const A_TIME = "Indian time, such as 08:30";

/** What the JSON API reads of a section besides its name; null empties any of it. */
export const sectionJsonInputs = {
  second_name: v.optional(v.nullable(SecondNameInput)),
  diet: v.optional(v.nullable(DietInput)),
  served_from: v.optional(v.pipe(v.nullable(TimeInput), v.description(A_TIME))),
  served_to: v.optional(v.pipe(v.nullable(TimeInput), v.description(A_TIME))),
  served_days: v.optional(v.pipe(v.nullable(DaysInput), v.description("1 is Monday"))),
};
const SectionJsonInput = v.object(sectionJsonInputs);

/** The values in a JSON body; what it leaves out is left out. */
export function sectionFromJson(
  body: v.InferOutput<typeof SectionJsonInput>,
): Partial<SectionValues> {
  const values = {
    secondName: body.second_name,
    diet: body.diet,
    servedFrom: body.served_from,
    servedTo: body.served_to,
    servedDays: body.served_days,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value ?? emptySection[field as keyof typeof values]]),
  );
}
