/** A form's texts by field name, without files, with plain line ends. Of several with one name the last counts. */
export function textsOf(form: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
}
