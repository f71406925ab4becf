/** A parser is missing, as there is no network to load it over. */
export class ParserMissing extends Error {}

/** Loads a parser. Throws ParserMissing where it cannot be had now; the next call tries again. */
export async function loadParser<Parser>(load: () => Promise<Parser>): Promise<Parser> {
  try {
    return await load();
  } catch (cause) {
    throw new ParserMissing("a parser could not be loaded", { cause });
  }
}
