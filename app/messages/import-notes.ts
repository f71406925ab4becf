import { bindTexts } from "./bind.ts";
import type { Texts } from "./translation.ts";

/** What an import has corrected, dropped or replaced, to stand after the place in the file. */
const notes = {
  "image-left-out": "is left out: pictures are not imported",
  "mark-unknown": "is no mark that is known, and the item gets none",
  "mark-contradicted": "says otherwise than the mark that was taken",
  "detail-unread": "could not be read, and is left out",
  "text-shortened": "is cut to {most} characters",
  "availability-unknown": "is no answer that is known, and the item can be had",
  "subheaders-read": "are read as {texts}",
  "subheaders-dropped": "are read as none",
  "price-of-sizes": "“{item}” takes its lowest option price, {price}",
  "price-missing": "“{item}” has no price and is shown without one",
  "price-not-number": "is no number and counts as no price",
  "price-rounded": "{rupees} is rounded to {price}",
  "name-left-out": "“{name}” is no name and is left out",
  "name-repeated": "“{name}” comes twice, and the second is left out",
  "field-unknown": "is not kept: the menu has no such field",
  "detail-replaced": "takes the place of “{old}”",
} as const satisfies Texts;

type NoteText = string | ((values: Record<string, string>) => string);

const importNotes = bindTexts(notes, "en") as Record<keyof typeof notes, NoteText>;

/** What an import tells about a place in its file. */
export function importNoteText({
  code,
  values,
}: {
  code: keyof typeof notes;
  values: Record<string, string>;
}): string {
  const text = importNotes[code];
  return typeof text === "string" ? text : text(values);
}
