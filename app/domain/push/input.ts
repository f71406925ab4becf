import { ECDH } from "node:crypto";
import * as v from "valibot";
import { boundedText } from "#app/domain/bounded-text.ts";
import { isPushService } from "./push-services.ts";
import { isTimeZone } from "./quiet-hours.ts";

const LONGEST_ENDPOINT = 1_000;
const MINUTES_A_DAY = 24 * 60;
/** 65 and 16 bytes in base64url. */
const PUBLIC_KEY = /^[\w-]{87}$/;
const AUTH_SECRET = /^[\w-]{22}$/;
/** The code for what no browser sends. */
const UNREADABLE = "push-unreadable";

/** An uncompressed point of the curve P-256. Messages cannot be encrypted for anything else. */
function isPublicKey(written: string): boolean {
  try {
    const point = ECDH.convertKey(written, "prime256v1", "base64url", "base64url", "uncompressed");
    return point === written;
  } catch {
    return false;
  }
}

const MinuteInput = v.pipe(
  boundedText(4, "push-time-wrong"),
  v.regex(/^\d{1,4}$/, "push-time-wrong"),
  v.transform(Number),
  v.maxValue(MINUTES_A_DAY - 1, "push-time-wrong"),
);

/** A browser's subscription, whether it wants Help posts, and its quiet hours. */
export const SubscriptionInput = v.object(
  {
    endpoint: v.pipe(
      boundedText(LONGEST_ENDPOINT, UNREADABLE),
      v.check(isPushService, "push-service-unknown"),
    ),
    p256dh: v.pipe(
      boundedText(87, UNREADABLE),
      v.regex(PUBLIC_KEY, UNREADABLE),
      v.check(isPublicKey, UNREADABLE),
    ),
    auth: v.pipe(boundedText(22, UNREADABLE), v.regex(AUTH_SECRET, UNREADABLE)),
    wantsHelp: v.pipe(
      v.optional(v.picklist(["yes", "no"], UNREADABLE), "no"),
      v.transform((choice) => choice === "yes"),
    ),
    quietFrom: MinuteInput,
    quietTo: MinuteInput,
    timeZone: v.pipe(
      boundedText(64, "push-time-zone-unknown"),
      v.check(isTimeZone, "push-time-zone-unknown"),
    ),
  },
  UNREADABLE,
);
