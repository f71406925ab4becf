/** The fields of a form, in order; a name may occur several times. */
export type Fields = [name: string, value: FormDataEntryValue][];

/** All texts under this name, in order; files are left out. */
export function textsOf(fields: Fields, name: string): string[] {
  return fields.flatMap(([key, value]) =>
    key === name && typeof value === "string" ? [value] : [],
  );
}

/** The first field of this name; undefined if there is none. */
export function fieldOf(fields: Fields, name: string): string | undefined {
  return textsOf(fields, name)[0];
}

/** The fields as a form, files included. */
export function formDataOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** The rows that several fields make together; the first says how many. */
export function rowsOf(fields: Fields, names: string[]): string[][] {
  const columns = names.map((name) => textsOf(fields, name));
  return (columns[0] ?? []).map((_, row) => columns.map((texts) => texts[row]?.trim() ?? ""));
}

/** The rows that two fields make together. */
export function pairsOf(fields: Fields, first: string, second: string): [string, string][] {
  const seconds = textsOf(fields, second);
  return textsOf(fields, first).map((text, index) => [text, seconds[index] ?? ""]);
}
