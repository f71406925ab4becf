import * as v from "valibot";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { tenDigits } from "#app/domain/shops/phones.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { enquiryLimits } from "./limits.ts";

const LINE_ENDS = /\r?\n|\t/g;

/** A trimmed text of at most `most` characters; `field` begins the code of what is wrong with it. */
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
const WRONG_PHONE = "phone-wrong";

/** A phone number in whatever groups, behind 0 or +91; ten digits out. What is none stays as it is, to be refused. */
function phoneInput(noText = WRONG_PHONE) {
  return v.pipe(
    trimmedText(enquiryLimits.phoneLength, WRONG_PHONE, noText),
    v.metadata({ description: "Ten digits, in groups or not; 0 or +91 may stand before them" }),
    v.transform((text) => tenDigits(text) ?? text),
  );
}

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
  phone: v.optional(v.pipe(phoneInput(), v.regex(/^([6-9]\d{9})?$/, WRONG_PHONE)), ""),
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

const NumberInput = v.optional(
  v.pipe(
    phoneInput("phone-required"),
    v.nonEmpty("phone-required"),
    v.regex(/^\d{10}$/, WRONG_PHONE),
  ),
  "",
);

/** A shop's request for a menu: its name, a ten-digit phone number, and a message if it likes. */
export const ShopRequestInput = v.object({
  shopName: v.optional(
    v.pipe(
      textInput("shop-name", enquiryLimits.shopNameLength),
      v.check(isVisible, "shop-name-required"),
    ),
    "",
  ),
  phoneNumber: NumberInput,
  message: v.optional(MessageInput, ""),
});

export type ShopRequest = v.InferOutput<typeof ShopRequestInput>;

/** A request for a new password: the shop's name or its username, and a number of ten digits to be called on. */
export const LoginRequestInput = v.object({
  shop: v.optional(
    v.pipe(
      textInput("login-name", enquiryLimits.shopNameLength),
      v.check(isVisible, "login-name-required"),
    ),
    "",
  ),
  phoneNumber: NumberInput,
});

export type LoginRequest = v.InferOutput<typeof LoginRequestInput>;
