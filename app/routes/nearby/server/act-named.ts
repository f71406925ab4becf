import { unknownForm } from "#app/http/replies.ts";

type Fields = Record<string, string>;

/** The operation that a form names in its field `operation`. Throws a 400 if there is none of that name. */
export function actNamed<Act>(acts: Record<string, Act>, { operation = "" }: Fields): Act {
  const act = Object.hasOwn(acts, operation) ? acts[operation] : undefined;
  if (act === undefined) throw unknownForm();
  return act;
}
