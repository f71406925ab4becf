import type { AddressCounts } from "#app/domain/reports/admit-report.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { dayCountOf } from "./hourly-limits.ts";

/** The counts of its address to which this request, a report of something in a thread, adds one. */
export function reportCountsOf(
  { headers }: Request,
  { thread, of }: { thread: string; of: string },
  now: number,
): AddressCounts {
  const address = addressKey(headers.get("CF-Connecting-IP"));
  return {
    reports: dayCountOf("reports", address, now),
    ofStanding: dayCountOf("reports of standing", address, now),
    hiding: dayCountOf("reports that hide", address, now),
    ofThing: dayCountOf("reports of a thing", `${address} ${thread} ${of}`, now),
    flagging: dayCountOf("reports that flag", address, now),
  };
}
