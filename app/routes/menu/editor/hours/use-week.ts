import { useRef, useState } from "react";
import { PERIODS_A_DAY } from "#app/domain/shops/hours.ts";
import { useFirstRead } from "./use-first-read.ts";
import type { PeriodTexts } from "./week-bars.ts";

/** The times in the fields of a week. The fields keep them, so that what is typed before the script runs is not lost. */
export function useWeek(stored: PeriodTexts[]) {
  const list = useRef<HTMLDivElement>(null);
  const [periods, setPeriods] = useState(stored);
  const inputs = (name: string) => [
    ...(list.current?.querySelectorAll<HTMLInputElement>(`input[name=${name}]`) ?? []),
  ];
  function read(): void {
    const closes = inputs("dayTo");
    setPeriods(inputs("dayFrom").map(({ value }, at) => [value, closes[at]?.value ?? ""]));
  }
  useFirstRead(read);
  /** Counts as typing. Periods that are not given become blank. */
  function write(day: number, texts: PeriodTexts[]): void {
    const [opens, closes] = [inputs("dayFrom"), inputs("dayTo")];
    for (let part = 0; part < PERIODS_A_DAY; part += 1) {
      const at = day * PERIODS_A_DAY + part;
      const [from, to] = texts[part] ?? ["", ""];
      if (opens[at]) opens[at].value = from;
      if (closes[at]) closes[at].value = to;
    }
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return { list, periods, read, write };
}
