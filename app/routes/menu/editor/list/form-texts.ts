/** The texts of a form's fields of one name, in order and without blanks around them. */
export function textsIn(form: FormData, name: string): string[] {
  return form.getAll(name).map((text) => (typeof text === "string" ? text.trim() : ""));
}
