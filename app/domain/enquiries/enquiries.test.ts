import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/schema.ts";
import { requestShop, sendContactMessage } from "./enquiries.ts";
import { ContactInput, ShopRequestInput } from "./input.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

beforeEach(async () => {
  await db.batch([db.delete(contactMessages), db.delete(shopRequests)]);
});

const contact = { email: "asha@example.com", phone: "9876543210", message: "नमस्ते\nHello" };
const request = { shopName: "Sharma's", phoneNumber: "0123456789", message: "" };

/** The first problem of each field, as a form shows them. */
function problemsOf(input: v.GenericSchema, fields: unknown) {
  const { issues } = v.safeParse(input, fields);
  return Object.fromEntries(
    (issues ?? []).toReversed().map((issue) => [v.getDotPath(issue), issue.message]),
  );
}

describe("a message to us", () => {
  it("is kept as it was written, open", async () => {
    await sendContactMessage(db, v.parse(ContactInput, contact), { now: NOW });
    const { phone: phoneNumber, ...said } = contact;
    expect(await db.select().from(contactMessages)).toMatchObject([
      { ...said, phoneNumber, createdAt: NOW, handledAt: null },
    ]);
  });

  it("that is sent twice is kept once, and two without a mark are two", async () => {
    for (const key of ["a", "a", "b", undefined, undefined]) {
      await sendContactMessage(db, contact, { now: NOW, key });
    }
    expect(await db.select().from(contactMessages)).toHaveLength(4);
  });

  it("may do without a phone number", () => {
    expect(v.parse(ContactInput, { email: " a@b.in ", message: " x " })).toEqual({
      email: "a@b.in",
      phone: "",
      message: "x",
    });
  });

  it.each([
    [{}, { email: "Email is required", message: "Message is required" }],
    [{ ...contact, email: " " }, { email: "Email is required" }],
    [{ ...contact, email: "asha" }, { email: "Please enter a valid email address" }],
    [{ ...contact, email: "asha@example" }, { email: "Please enter a valid email address" }],
    [{ ...contact, phone: "5876543210" }, { phone: "Please enter a valid phone number" }],
    [{ ...contact, phone: "987654321" }, { phone: "Please enter a valid phone number" }],
    [{ ...contact, phone: "+919876543210" }, { phone: "Please enter a valid phone number" }],
    [{ ...contact, message: "" }, { message: "Message is required" }],
    [{ ...contact, message: " \n " }, { message: "Message must be at least 1 character long" }],
    [
      { ...contact, message: "x".repeat(2_001) },
      { message: "Message must be at most 2000 characters long" },
    ],
    [{ ...contact, message: "a\u0000" }, { message: "Message must not hold control characters" }],
  ])("is refused in words: %j", (fields, problems) => {
    expect(problemsOf(ContactInput, fields)).toEqual(problems);
  });
});

describe("a shop's request", () => {
  it("is kept as new, once for each mark", async () => {
    for (const key of ["a", "a", undefined]) await requestShop(db, request, { now: NOW, key });
    const kept = { ...request, status: "new", createdAt: NOW, shopId: null };
    expect(await db.select().from(shopRequests)).toMatchObject([kept, kept]);
  });

  it.each(["0123456789", "5555555555", " 9876543210 "])("may have the number %s", (phoneNumber) => {
    expect(problemsOf(ShopRequestInput, { ...request, phoneNumber })).toEqual({});
  });

  it.each([
    [{}, { shopName: "Shop name is required", phoneNumber: "Phone number is required" }],
    [{ ...request, shopName: "  " }, { shopName: "Shop name is required" }],
    [{ ...request, phoneNumber: "" }, { phoneNumber: "Phone number is required" }],
    [
      { ...request, phoneNumber: "98765 4321" },
      { phoneNumber: "Please enter a valid phone number" },
    ],
    [
      { ...request, phoneNumber: "९८७६५४३२१०" },
      { phoneNumber: "Please enter a valid phone number" },
    ],
    [
      { ...request, phoneNumber: "98765432101" },
      { phoneNumber: "Please enter a valid phone number" },
    ],
  ])("is refused in words: %j", (fields, problems) => {
    expect(problemsOf(ShopRequestInput, fields)).toEqual(problems);
  });
});
