import { MINUTE_MS } from "#app/durations.ts";
import { When } from "./facts.tsx";

interface ClockProps {
  /** In milliseconds UTC, all three. */
  openedAt: number;
  dueAt: number;
  now: number;
}

export function Clock({ openedAt, dueAt, now }: ClockProps) {
  return (
    <p className={dueAt < now ? "clock overdue" : "clock"}>
      Waiting for {lasting(now - openedAt)},{" "}
      {dueAt < now ? `overdue for ${lasting(now - dueAt)}` : `${lasting(dueAt - now)} left`}: to be
      decided by <When time={dueAt} />
    </p>
  );
}

/** A time that has passed, or is left, in its largest unit: "3 h", "2 days". */
function lasting(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 1) return "less than a minute";
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
