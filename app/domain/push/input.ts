import { ECDH } from "node:crypto";
import * as v from "valibot";
import { isPushService } from "./push-services.ts";
import { isTimeZone } from "./quiet-hours.ts";

const LONGEST_ENDPOINT = 1_000;
const MINUTES_A_DAY = 24 * 60;
/** 65 and 16 bytes in base64url. */
const PUBLIC_KEY = /^[\w-]{87}$/;
const AUTH_SECRET = /^[\w-]{22}$/;

/** A point of the curve P-256, written uncompressed: for anything else no message can be encrypted. */
function isPublicKey(written: string): boolean {
  try {
    const point = ECDH.convertKey(written, "prime256v1", "base64url", "base64url", "uncompressed");
    return point === written;
  } catch {
    return false;
  }
}

/** A minute of the day, as a form writes it. */
const MinuteInput = v.pipe(
  v.string("Please choose a time"),
  v.regex(/^\d{1,4}$/, "Please choose a time"),
  v.transform(Number),
  v.maxValue(MINUTES_A_DAY - 1, "Please choose a time"),
);

/** What somebody wants to be told, and where: their browser's subscription, whether of Help posts, and quiet hours. */
export const SubscriptionInput = v.object({
  endpoint: v.pipe(
    v.string("The address is missing"),
    v.maxLength(LONGEST_ENDPOINT, "The address is too long"),
    v.check(isPushService, "This browser's push service is not known here"),
  ),
  p256dh: v.pipe(
    v.string("The key is missing"),
    v.regex(PUBLIC_KEY, "The key is not of a known form"),
    v.check(isPublicKey, "The key is none"),
  ),
  auth: v.pipe(
    v.string("The key is missing"),
    v.regex(AUTH_SECRET, "The key is not of a known form"),
  ),
  wantsHelp: v.pipe(
    v.optional(v.picklist(["yes", "no"], "Please choose"), "no"),
    v.transform((choice) => choice === "yes"),
  ),
  quietFrom: MinuteInput,
  quietTo: MinuteInput,
  timeZone: v.pipe(
    v.string("The time zone is missing"),
    v.maxLength(64, "This time zone is not known here"),
    v.check(isTimeZone, "This time zone is not known here"),
  ),
});
