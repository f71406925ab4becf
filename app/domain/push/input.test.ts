import * as v from "valibot";
import { expect, it } from "vitest";
import { newPushBrowser } from "#test/push-browser.ts";
import { SubscriptionInput } from "./input.ts";

const { endpoint, p256dh, auth } = newPushBrowser();
const form = {
  endpoint,
  p256dh,
  auth,
  wantsHelp: "yes",
  quietFrom: "1320",
  quietTo: "420",
  timeZone: "Asia/Kolkata",
};

it("a subscription is read as a form writes it", () => {
  const read = { ...form, wantsHelp: true, quietFrom: 1320, quietTo: 420 };
  expect(v.parse(SubscriptionInput, form)).toEqual(read);
  expect(v.parse(SubscriptionInput, { ...form, wantsHelp: "no" }).wantsHelp).toBe(false);
});

/** With another last byte the point is off the curve. */
const besideCurve = `${p256dh.slice(0, -2)}${p256dh.endsWith("AA") ? "BA" : "AA"}`;

it.each<[string, Record<string, string>]>([
  ["an address that is not of a push service", { endpoint: "https://evil.example/x" }],
  ["a longer address", { endpoint: `${endpoint}${"x".repeat(1_000)}` }],
  ["a key that is too short", { p256dh: p256dh.slice(1) }],
  ["a key that is no point of the curve", { p256dh: besideCurve }],
  ["a key of zeros", { p256dh: "A".repeat(87) }],
  ["a secret that is too long", { auth: `${auth}A` }],
  ["a secret of other letters", { auth: auth.replace(/./, "+") }],
  ["something between yes and no", { wantsHelp: "perhaps" }],
  ["a minute after the last", { quietFrom: "1440" }],
  ["a minute before the first", { quietTo: "-1" }],
  ["part of a minute", { quietTo: "1.5" }],
  ["a time zone that is none", { timeZone: "Asia/Nukkad" }],
  ["an endless time zone", { timeZone: "x".repeat(65) }],
])("refuses %s", (_, change) => {
  expect(v.safeParse(SubscriptionInput, { ...form, ...change }).success).toBe(false);
});

it("refuses what leaves anything out; news of Help posts are for who asks", () => {
  for (const name of Object.keys(form)) {
    const { success } = v.safeParse(SubscriptionInput, { ...form, [name]: undefined });
    expect([name, success]).toEqual([name, name === "wantsHelp"]);
  }
});
