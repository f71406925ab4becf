/** The default. */
const LEAST_AGE = 13;

/** The least age to post in a country (ISO 3166-1). Rules such as "13 IN=18 KR=14"; unreadable parts are ignored. */
export function leastAgeIn(country: string | undefined, rules: string): number {
  const words = rules.split(/[\s,]+/);
  const everywhere = words.find((word) => /^\d{1,2}$/.test(word));
  const [, here] = words.map((word) => word.split("=")).find(([name]) => name === country) ?? [];
  return ageOf(here) ?? ageOf(everywhere) ?? LEAST_AGE;
}

function ageOf(written: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(written ?? "") ? Number(written) : undefined;
}
