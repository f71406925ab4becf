import type { Texts } from "#app/messages/translation.ts";

/** What is wrong with a field of a form, or of a call of the JSON API. */
export const problems = {
  "email-required": "Email is required",
  "email-wrong": "Please enter a valid email address",
  "email-too-long": "Email must be at most {most} characters long",
  "email-control-characters": "Email has a character that can’t be shown. Please type it again.",
  "phone-required": "Phone number is required",
  "phone-wrong": "Please enter a valid phone number",
  "message-required": "Message is required",
  "message-empty": "Message must be at least 1 character long",
  "message-too-long": "Message must be at most {most} characters long",
  "message-control-characters":
    "Message has a character that can’t be shown. Please type it again.",
  "shop-name-required": "Shop name is required",
  "shop-name-too-long": "Shop name must be at most {most} characters long",
  "shop-name-control-characters":
    "Shop name has a character that can’t be shown. Please type it again.",
  "password-required": "Please type a new password",
  "password-too-short": "The new password must be at least 8 characters long",
  "password-too-long": "The new password must be at most 128 characters long",
  "password-unreadable": "The new password has a character we can’t read. Please type it again.",
  "password-has-username": "The new password must not contain your username",
  "password-too-common": "Too many people use this password. Please choose another.",
  "words-missing": "Please write something",
  "words-too-long": "Please use at most {most} characters",
  "words-control-characters": "There’s a character here that can’t be shown. Please type it again.",
  "post-kind-wrong": "Please choose Update, Help or Plan",
  "post-hours-wrong": "Please choose 1, 6 or 24 hours",
  "post-reach-wrong": "Please choose 1, 3 or 10 km",
  "post-place-missing": "Please choose your place first",
  "post-key-wrong": "Something is missing in this form. Please open it again.",
  "post-photos-too-many": "A post can have up to {most} photos.",
  "form-unreadable": "We couldn’t read what was sent. Please open the form again.",
  "image-too-large": "A picture can be at most 5 MB.",
  "image-too-many-pixels": "A picture can have at most 50 megapixels.",
  "image-unknown-format": "Please choose a JPEG, PNG or WebP picture.",
  "image-other-format": "This picture isn’t of the format it claims to be. Please choose another.",
  "image-damaged": "This picture is damaged. Please choose another.",
  "image-animated": "An animated picture can’t be used. Please choose a still one.",
  "image-rare-jpeg":
    "Browsers can’t show this kind of JPEG. Please save it as an ordinary JPEG, PNG or WebP.",
} as const satisfies Texts;
