import * as v from "valibot";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { enquiryLimits } from "./limits.ts";

const LINE_ENDS = /\r?\n|\t/g;

/** A trimmed text of at most `most` UTF-16 units; `field` begins the code of what is wrong with it. */
function textInput(field: string, most: number, { hasLines = false } = {}) {
  return v.pipe(
    trimmedText(most, `${field}-too-long`, `${field}-required`),
    v.check(
      (text) =>
        text.isWellFormed() &&
        !hasControlCharacter(hasLines ? text.replaceAll(LINE_ENDS, "") : text),
      `${field}-control-characters`,
    ),
  );
}

const MessageInput = textInput("message", enquiryLimits.messageLength, { hasLines: true });
const PHONE_LENGTH = 10;
const WRONG_PHONE = "phone-wrong";

/** A visitor's message: an email address, a phone number if they like (ten digits, the first from 6 to 9), and text. */
export const ContactInput = v.object({
  email: v.optional(
    v.pipe(
      textInput("email", enquiryLimits.emailLength),
      v.nonEmpty("email-required"),
      v.email("email-wrong"),
    ),
    "",
  ),
  phone: v.optional(
    v.pipe(trimmedText(PHONE_LENGTH, WRONG_PHONE), v.regex(/^([6-9]\d{9})?$/, WRONG_PHONE)),
    "",
  ),
  message: v.optional(
    v.pipe(
      v.string("message-required"),
      v.nonEmpty("message-required"),
      // JSON Schema does not see the limit of an input within another.
      v.metadata({ maxLength: enquiryLimits.messageLength }),
      MessageInput,
      v.check(isVisible, "message-empty"),
    ),
    "",
  ),
});

export type Contact = v.InferOutput<typeof ContactInput>;

/** A shop's request for a menu: its name, a ten-digit phone number, and a message if it likes. */
export const ShopRequestInput = v.object({
  shopName: v.optional(
    v.pipe(
      textInput("shop-name", enquiryLimits.shopNameLength),
      v.check(isVisible, "shop-name-required"),
    ),
    "",
  ),
  phoneNumber: v.optional(
    v.pipe(
      trimmedText(PHONE_LENGTH, WRONG_PHONE, "phone-required"),
      v.nonEmpty("phone-required"),
      v.regex(/^\d{10}$/, WRONG_PHONE),
    ),
    "",
  ),
  message: v.optional(MessageInput, ""),
});

export type ShopRequest = v.InferOutput<typeof ShopRequestInput>;
