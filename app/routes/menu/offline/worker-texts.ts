/** What the worker says, in the language of its menus. Its script sets it before the worker's file runs. */
export interface WorkerTexts {
  locale: string;
  /** How a time of day is written. */
  clock: Intl.DateTimeFormatOptions;
  /** Of today, of yesterday, each with a place for the time, and with one for the date of what is earlier. */
  asOf: [today: string, yesterday: string, earlier: string];
}

declare global {
  var menuTexts: WorkerTexts;
}
