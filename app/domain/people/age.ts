/** The age from which anybody may post where nothing else is said. */
const LEAST_AGE = 13;

/**
 * The age that somebody in this country must have reached to post. `rules` is one for everywhere and further ones for
 * countries (ISO 3166-1, two letters), such as "13 IN=18 KR=14"; what of it cannot be read does not count.
 */
export function leastAgeIn(country: string | undefined, rules: string): number {
  const words = rules.split(/[\s,]+/);
  const everywhere = words.find((word) => /^\d{1,2}$/.test(word));
  const [, here] = words.map((word) => word.split("=")).find(([name]) => name === country) ?? [];
  return ageOf(here) ?? ageOf(everywhere) ?? LEAST_AGE;
}

function ageOf(written: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(written ?? "") ? Number(written) : undefined;
}
