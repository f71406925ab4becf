import { describe, expect, it } from "vitest";
import { findPhoneNumber } from "./phone-numbers.ts";

describe("a phone number", () => {
  it.each([
    "Call 9876543210",
    "+91 98765 43210",
    "098765-43210",
    "call me on 98765.43210 please",
    "9 8 7 6 5 4 3 2 1 0",
    "9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣",
    "९८७६५ ४३२१०",
    "৯৮৭৬৫৪৩২১০",
    "nine eight seven six five four three two one zero",
    "नौ आठ सात छह पाँच चार तीन दो एक शून्य",
    "nau aath saat chhe paanch char teen do ek shunya",
    "022-23456789",
    "number 7012345678",
    "double nine double eight double seven double six double five",
    "99 8 8 77 66 55",
    "98.76.54.32.10",
    "98 76 54 32 10 is mine",
    "double nine 8765 4321 0",
    "987.6.5.43.210 msg me",
    "pehle 98765 phir 43210",
    "98 dot 765 dot 43210",
    "98765 4321O",
    "ninety eight, seventy six, fifty four, thirty two, ten",
    "अट्ठानवे छिहत्तर चौवन बत्तीस दस",
    "nau aath saat 6 5 4 teen do ek zero",
    "Call me on 9876543210 this evening",
    "My number is 98765 43210, this is urgent",
    "whatsapp 98765-43210 (this number only)",
    "call 9876543210 ten minutes before",
    "98765 43210 das minute mein",
    "9876543210 x 2",
    "Call 9876543210, 2 BHK, one bathroom",
  ])("is in “%s”", (text) => {
    expect(findPhoneNumber(text)).toMatch(/^[\d\P{L}]+$/u);
  });

  it.each([
    "Call 112 or 1098 at once",
    "Women’s helpline 181, cyber fraud 1930",
    "1800-11-4000 is toll-free",
    "Order no. 9876543210 has not come",
    "PNR 8765432109 is confirmed",
    "Consumer number 9876543210, who reads the meter?",
    "PIN 440010, flat 1204",
    "Samosa 15, kachori 20, jalebi 120 a kilo",
    "Rates today: 80 90 70 60 50",
    "Scores 99 88 77 66 55",
    "cricket 98 76 54 32 11 what a match",
    "ages 61 72 83 64 75 of seniors",
    "Potatoes 60 70 80 90 85 at five shops",
    "Lucky draw: 99 11 22 33 44",
    "Tambola numbers: 77 66 55 44 33",
    "₹98,76,543",
    "Rs. 9876543210 for a flat!",
    "On 27-11-2026 at 10:30",
    "2026-11-27 18:30 to 20:45",
    "Bus 101 at 6:40, 7:10, 7:40 and 8:10",
    "2 BHK 8,500, 3 BHK 12,500, 1 RK 6,000",
    "Rooms 6500 aur 7000 me, deposit 2 mahine",
  ])("is not in “%s”", (text) => {
    expect(findPhoneNumber(text)).toBeUndefined();
  });

  it("is told as it was found", () => {
    expect(findPhoneNumber("Call +91 98765-43210 now")).toBe("91 98765-43210");
  });
});
