/**
 * The texts among the entries of a form by the names of their fields, the last where there are more of a name, with
 * plain line ends; files are left out.
 */
export function textsOf(form: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
}
