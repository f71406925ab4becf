import { unknownForm } from "#app/http/replies.ts";

type Fields = Record<string, string>;

/** What a form asks for by the name in its field `operation`. Throws a 400 where no form of ours has that name. */
export function actNamed<Act>(acts: Record<string, Act>, { operation = "" }: Fields): Act {
  const act = Object.hasOwn(acts, operation) ? acts[operation] : undefined;
  if (act === undefined) throw unknownForm();
  return act;
}
