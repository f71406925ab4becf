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
  "push-service-unknown": "Notifications don’t work in this browser yet. Please try another one.",
  "push-time-wrong": "Please choose a time",
  "push-time-zone-unknown": "We don’t know the time zone that your phone is set to.",
  "push-place-missing": "Please choose a place first",
  "push-unreadable":
    "Your browser sent something we couldn’t read. Please reload this page, then try again.",
} as const satisfies Texts;
