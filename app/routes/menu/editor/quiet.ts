import { memo, type ComponentType } from "react";

/** A part of the page that is not rendered again unless one of its properties changes, or a change in it has failed. */
export function quiet<P extends { failed: readonly unknown[] }>(part: ComponentType<P>) {
  return memo(part, (before, now) => {
    const isCalm = before.failed.length === 0 && now.failed.length === 0;
    const names = Object.keys(now) as (keyof P)[];
    return isCalm && names.every((name) => name === "failed" || before[name] === now[name]);
  });
}
