import * as v from "valibot";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { enquiryLimits } from "./limits.ts";

const LINE_ENDS = /\r?\n|\t/g;

/** A trimmed text of at most `most` UTF-16 units; `what` begins the sentence of what is wrong with it. */
function textInput(what: string, most: number, { hasLines = false } = {}) {
  return v.pipe(
    v.string(`${what} is required`),
    v.trim(),
    v.maxLength(most, `${what} must be at most ${most} characters long`),
    v.check(
      (text) =>
        text.isWellFormed() &&
        !hasControlCharacter(hasLines ? text.replaceAll(LINE_ENDS, "") : text),
      `${what} must not hold control characters`,
    ),
  );
}

const MessageInput = textInput("Message", enquiryLimits.messageLength, { hasLines: true });
const WRONG_PHONE = "Please enter a valid phone number";

/** A visitor's message: an address to answer to, a phone number if they like (ten digits, from 6 to 9), and words. */
export const ContactInput = v.object({
  email: v.optional(
    v.pipe(
      textInput("Email", enquiryLimits.emailLength),
      v.nonEmpty("Email is required"),
      v.email("Please enter a valid email address"),
    ),
    "",
  ),
  phone: v.optional(
    v.pipe(v.string(WRONG_PHONE), v.trim(), v.regex(/^([6-9]\d{9})?$/, WRONG_PHONE)),
    "",
  ),
  message: v.optional(
    v.pipe(
      v.string("Message is required"),
      v.nonEmpty("Message is required"),
      // For JSON Schema, which does not see that of an input within another.
      v.metadata({ maxLength: enquiryLimits.messageLength }),
      MessageInput,
      v.check(isVisible, "Message must be at least 1 character long"),
    ),
    "",
  ),
});

export type Contact = v.InferOutput<typeof ContactInput>;

/** A shop's wish for a menu: its name, ten digits by which it is reached, and words if it likes. */
export const ShopRequestInput = v.object({
  shopName: v.optional(
    v.pipe(
      textInput("Shop name", enquiryLimits.shopNameLength),
      v.check(isVisible, "Shop name is required"),
    ),
    "",
  ),
  phoneNumber: v.optional(
    v.pipe(
      v.string("Phone number is required"),
      v.trim(),
      v.nonEmpty("Phone number is required"),
      v.regex(/^\d{10}$/, WRONG_PHONE),
    ),
    "",
  ),
  message: v.optional(MessageInput, ""),
});

export type ShopRequest = v.InferOutput<typeof ShopRequestInput>;
