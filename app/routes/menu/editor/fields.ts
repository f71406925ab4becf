/** The fields of a form, in order; a name may occur more than once. */
export type Fields = [name: string, value: FormDataEntryValue][];

/** The texts of all fields of this name. */
export function textsOf(fields: Fields, name: string): string[] {
  return fields.flatMap(([key, value]) =>
    key === name && typeof value === "string" ? [value] : [],
  );
}

/** The text of a field; undefined if there is none of that name. */
export function fieldOf(fields: Fields, name: string): string | undefined {
  return textsOf(fields, name)[0];
}

/** The fields as a form that can be sent. */
export function formDataOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Rows of two fields, as the texts of both. */
export function pairsOf(fields: Fields, first: string, second: string): [string, string][] {
  const seconds = textsOf(fields, second);
  return textsOf(fields, first).map((text, index) => [text, seconds[index] ?? ""]);
}
