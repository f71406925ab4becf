import type { Language } from "./languages.ts";
import { daysTexts, timesText } from "./served-times.ts";

/** Of each weekday, from Monday on, the periods in which a shop is open, in minutes since midnight. */
interface Week {
  week: [from: number, to: number][][];
}

/**
 * The week of a shop, days with the same hours together: "Mon–Fri 8 am–10 pm · Sat, Sun 9 am–11 pm", without days where
 * all are alike. A day on which it is closed is left out, and so are exceptions.
 */
export function weekText({ week }: Week, language: Language): string {
  const days = Map.groupBy(
    week.map((periods, index) => ({
      weekday: index + 1,
      times: periods.map((period) => timesText(period, language)).join(", "),
    })),
    ({ times }) => times,
  );
  return [...days]
    .filter(([times]) => times !== "")
    .map(([times, alike]) => {
      const names = daysTexts(
        alike.map(({ weekday }) => weekday),
        language,
      );
      return alike.length === 7 ? times : `${names.join(", ")} ${times}`;
    })
    .join(" · ");
}
