const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month: 2026-11. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The month of a moment in milliseconds UTC. */
export function monthAt(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

/** The month so many months later, or earlier if `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthAt(Date.UTC(year, number - 1 + count));
}

/** The months from one to another, both included; none if `last` is earlier. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
