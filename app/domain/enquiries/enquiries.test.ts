import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { requestLogin, requestShop, sendContactMessage } from "./enquiries.ts";
import { ContactInput, LoginRequestInput, ShopRequestInput } from "./input.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

beforeEach(async () => {
  await db.batch([db.delete(contactMessages), db.delete(shopRequests)]);
});

const contact = { email: "asha@example.com", phone: "9876543210", message: "नमस्ते\nHello" };
const request = { shopName: "Sharma's", phoneNumber: "0123456789", message: "" };

/** The first problem of each field. */
function problemsOf(input: v.GenericSchema, fields: unknown) {
  const { issues } = v.safeParse(input, fields);
  return Object.fromEntries(
    (issues ?? []).toReversed().map((issue) => [v.getDotPath(issue), issue.message]),
  );
}

describe("a message to us", () => {
  it("is stored as it was written, open", async () => {
    await sendContactMessage(db, v.parse(ContactInput, contact), { now: NOW });
    const { phone: phoneNumber, ...said } = contact;
    expect(await db.select().from(contactMessages)).toMatchObject([
      { ...said, phoneNumber, createdAt: NOW, handledAt: null },
    ]);
  });

  it("that is sent twice is stored once, and two without a key are two", async () => {
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
    [{}, { email: "email-required", message: "message-required" }],
    [{ ...contact, email: " " }, { email: "email-required" }],
    [{ ...contact, email: "asha" }, { email: "email-wrong" }],
    [{ ...contact, email: "asha@example" }, { email: "email-wrong" }],
    [{ ...contact, phone: "5876543210" }, { phone: "phone-wrong" }],
    [{ ...contact, phone: "987654321" }, { phone: "phone-wrong" }],
    [{ ...contact, phone: "+91 5876543210" }, { phone: "phone-wrong" }],
    [{ ...contact, message: "" }, { message: "message-required" }],
    [{ ...contact, message: " \n " }, { message: "message-empty" }],
    [{ ...contact, message: "x".repeat(2_001) }, { message: "message-too-long" }],
    [{ ...contact, message: "a\u0000" }, { message: "message-control-characters" }],
  ])("is refused with a code for each field: %j", (fields, problems) => {
    expect(problemsOf(ContactInput, fields)).toEqual(problems);
  });
});

it.each(["98765 43210", "+91 98765 43210", "098765-43210", "९८७६५ ४३२१०"])(
  "a number written as %s is kept as ten digits",
  (number) => {
    expect(v.parse(ContactInput, { ...contact, phone: number }).phone).toBe("9876543210");
    const asked = v.parse(ShopRequestInput, { ...request, phoneNumber: number });
    expect(asked.phoneNumber).toBe("9876543210");
  },
);

describe("a request for a forgotten login", () => {
  it("is stored beside those for a menu, once for each key", async () => {
    const asked = { shop: "chaat-house", phoneNumber: "9876543210" };
    for (const key of ["a", "a", undefined]) await requestLogin(db, asked, { now: NOW, key });
    const kept = {
      kind: "login",
      shopName: "chaat-house",
      phoneNumber: "9876543210",
      status: "new",
    };
    expect(await db.select().from(shopRequests)).toMatchObject([kept, kept]);
  });

  it("is refused with a code for each field", () => {
    expect(problemsOf(LoginRequestInput, {})).toEqual({
      shop: "login-name-required",
      phoneNumber: "phone-required",
    });
    expect(problemsOf(LoginRequestInput, { shop: "x".repeat(121), phoneNumber: "98" })).toEqual({
      shop: "login-name-too-long",
      phoneNumber: "phone-wrong",
    });
  });
});

describe("a shop's request", () => {
  it("is stored as new, once for each key", async () => {
    for (const key of ["a", "a", undefined]) await requestShop(db, request, { now: NOW, key });
    const kept = { ...request, status: "new", createdAt: NOW, shopId: null };
    expect(await db.select().from(shopRequests)).toMatchObject([kept, kept]);
  });

  it.each(["0123456789", "5555555555", " 9876543210 "])("may have the number %s", (phoneNumber) => {
    expect(problemsOf(ShopRequestInput, { ...request, phoneNumber })).toEqual({});
  });

  it.each([
    [{}, { shopName: "shop-name-required", phoneNumber: "phone-required" }],
    [{ ...request, shopName: "  " }, { shopName: "shop-name-required" }],
    [{ ...request, phoneNumber: "" }, { phoneNumber: "phone-required" }],
    [{ ...request, phoneNumber: "98765 4321" }, { phoneNumber: "phone-wrong" }],
    [{ ...request, phoneNumber: "+1 212 555 0100" }, { phoneNumber: "phone-wrong" }],
    [{ ...request, phoneNumber: "98765432101" }, { phoneNumber: "phone-wrong" }],
  ])("is refused with a code for each field: %j", (fields, problems) => {
    expect(problemsOf(ShopRequestInput, fields)).toEqual(problems);
  });
});
