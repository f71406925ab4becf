/** Quiet time between two minutes of the day, in a time zone (IANA). */
export interface QuietHours {
  quietFrom: number;
  /** Exclusive. If it equals `quietFrom`, it is never quiet. */
  quietTo: number;
  timeZone: string;
}

/** Whether `time` (ms UTC) is within the quiet hours. Hours that begin later than they end pass midnight. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, time: number): boolean {
  const minute = minuteOfDay(time, timeZone);
  if (quietFrom <= quietTo) return minute >= quietFrom && minute < quietTo;
  return minute >= quietFrom || minute < quietTo;
}

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
