import { When } from "./facts.tsx";
import { lasting } from "./report-names.ts";

interface ClockProps {
  /** In milliseconds UTC, all three. */
  openedAt: number;
  dueAt: number;
  now: number;
}

/** How long an open case has waited, and by when it is to be decided. */
export function Clock({ openedAt, dueAt, now }: ClockProps) {
  return (
    <p className={dueAt < now ? "clock overdue" : "clock"}>
      Waiting for {lasting(now - openedAt)},{" "}
      {dueAt < now ? `overdue for ${lasting(now - dueAt)}` : `${lasting(dueAt - now)} left`}: to be
      decided by <When time={dueAt} />
    </p>
  );
}
