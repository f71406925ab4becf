import { useFetchers, type Fetcher } from "react-router";
import { AGE_FIELD } from "#app/domain/people/input.ts";

/** Whether its sender says in a form that is under way that they are old enough. */
export function saysOldEnough({ formData }: { formData: FormData | undefined }): boolean {
  return formData?.get(AGE_FIELD) === "yes";
}

/** The age to confirm; null if there is none, or while the form of a card, perhaps of the page before, confirms it. */
export function useAgeToAsk(age: number | null): number | null {
  return useFetchers().some(saysOldEnough) ? null : age;
}

/**
 * The answer to a form: its fetcher's, or before there is one the page's. None while its question about age is being
 * answered.
 */
export function answerStillToGive<T>(fetcher: Fetcher<T>, onPage: T | undefined): T | undefined {
  return saysOldEnough(fetcher) ? undefined : (fetcher.data ?? onPage);
}
