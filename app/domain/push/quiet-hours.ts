/** When somebody wants to be left alone: between two minutes of the day, in a time zone (IANA). */
export interface QuietHours {
  quietFrom: number;
  /** From this minute on they may be disturbed again. The same as `quietFrom` is never quiet. */
  quietTo: number;
  timeZone: string;
}

/** Whether somebody is to be left alone at `time` (ms UTC). Hours that begin later than they end go over midnight. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, time: number): boolean {
  const minute = minuteOfDay(time, timeZone);
  if (quietFrom <= quietTo) return minute >= quietFrom && minute < quietTo;
  return minute >= quietFrom || minute < quietTo;
}

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(clockOf(name));
  } catch {
    return false;
  }
}

function minuteOfDay(time: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockOf(timeZone).format(time).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Throws where there is no such time zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
