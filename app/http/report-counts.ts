import { LONGEST_LIFE_MS } from "#app/domain/posts/limits.ts";
import type { AddressCounts, AreaCounts } from "#app/domain/reports/admit-report.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { countUntil, dayCountOf } from "./hourly-limits.ts";

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
    ofProven: dayCountOf("reports of the proven", address, now),
    hiding: {
      ofAll: dayCountOf("reports that hide", address, now),
      ofProven: dayCountOf("reports that hide of the proven", address, now),
    },
    // No day begins it anew: whatever can be reported now ends before the count does.
    ofThing: countUntil("reports of a thing", `${address} ${thread} ${of}`, now + LONGEST_LIFE_MS),
    flagging: dayCountOf("reports that flag", address, now),
  };
}

/** The counts to which this request, a report in an area, adds one. The area is given by its tile at zoom 14. */
export function areaCountsOf({ headers }: Request, now: number): (parent: number) => AreaCounts {
  const address = addressKey(headers.get("CF-Connecting-IP"));
  return (parent) => {
    const shareOf = (whose: string) => ({
      hiding: dayCountOf(`reports that hide around${whose}`, String(parent), now),
      weighing: dayCountOf(`reports that count around${whose}`, String(parent), now),
    });
    const ofAddress = (whose: string) =>
      dayCountOf(`reports that count around of an address${whose}`, `${address} ${parent}`, now);
    return {
      ofAll: shareOf(""),
      ofKnown: shareOf(" of the known"),
      ofLongKnown: shareOf(" of the long known"),
      ofProven: shareOf(" of the proven"),
      weighingOfAddress: { ofAll: ofAddress(""), ofProven: ofAddress(" of the proven") },
    };
  };
}
