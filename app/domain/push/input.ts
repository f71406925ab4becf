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

/** An uncompressed point of the curve P-256. Messages cannot be encrypted for anything else. */
function isPublicKey(written: string): boolean {
  try {
    const point = ECDH.convertKey(written, "prime256v1", "base64url", "base64url", "uncompressed");
    return point === written;
  } catch {
    return false;
  }
}

/** A minute of the day. */
const MinuteInput = v.pipe(
  boundedText(4, "Please choose a time"),
  v.regex(/^\d{1,4}$/, "Please choose a time"),
  v.transform(Number),
  v.maxValue(MINUTES_A_DAY - 1, "Please choose a time"),
);

/** A browser's subscription, whether it wants Help posts, and its quiet hours. */
export const SubscriptionInput = v.object({
  endpoint: v.pipe(
    boundedText(LONGEST_ENDPOINT, "The address is too long", "The address is missing"),
    v.check(isPushService, "This browser's push service is not known here"),
  ),
  p256dh: v.pipe(
    boundedText(87, "The key is not of a known form", "The key is missing"),
    v.regex(PUBLIC_KEY, "The key is not of a known form"),
    v.check(isPublicKey, "The key is none"),
  ),
  auth: v.pipe(
    boundedText(22, "The key is not of a known form", "The key is missing"),
    v.regex(AUTH_SECRET, "The key is not of a known form"),
  ),
  wantsHelp: v.pipe(
    v.optional(v.picklist(["yes", "no"], "Please choose"), "no"),
    v.transform((choice) => choice === "yes"),
  ),
  quietFrom: MinuteInput,
  quietTo: MinuteInput,
  timeZone: v.pipe(
    boundedText(64, "This time zone is not known here", "The time zone is missing"),
    v.check(isTimeZone, "This time zone is not known here"),
  ),
});
