import { describe, expect, it } from "vitest";
import { isQuiet, isTimeZone } from "./quiet-hours.ts";

const at = (written: string) => Date.parse(written);
const minutes = (written: string) => {
  const [hours = 0, rest = 0] = written.split(":").map(Number);
  return hours * 60 + rest;
};
const hours = (from: string, to: string, timeZone: string) => ({
  quietFrom: minutes(from),
  quietTo: minutes(to),
  timeZone,
});

describe("within one day", () => {
  const nap = hours("13:00", "15:30", "Asia/Kolkata");

  it.each([
    ["12:59", false],
    ["13:00", true],
    ["15:29", true],
    ["15:30", false],
    ["00:00", false],
  ])("%s", (time, isSo) => {
    expect(isQuiet(nap, at(`2026-11-20T${time}:00+05:30`))).toBe(isSo);
  });
});

describe("over midnight", () => {
  const night = hours("22:00", "07:00", "Asia/Kolkata");

  it.each([
    ["21:59", false],
    ["22:00", true],
    ["23:59", true],
    ["00:00", true],
    ["06:59", true],
    ["07:00", false],
    ["12:00", false],
  ])("%s", (time, isSo) => {
    expect(isQuiet(night, at(`2026-11-20T${time}:00+05:30`))).toBe(isSo);
  });
});

it("hours that end when they begin are none", () => {
  for (const time of ["00:00", "08:00", "08:01", "23:59"]) {
    const never = hours("08:00", "08:00", "UTC");
    expect(isQuiet(never, at(`2026-11-20T${time}:00Z`))).toBe(false);
  }
});

it("they follow the clock on the wall where it is moved for summer", () => {
  const night = hours("22:00", "07:00", "Europe/London");
  // On 29 March 2026, 01:00 becomes 02:00.
  expect(isQuiet(night, at("2026-03-28T06:30:00Z"))).toBe(true);
  expect(isQuiet(night, at("2026-03-29T05:59:00Z"))).toBe(true);
  expect(isQuiet(night, at("2026-03-29T06:00:00Z"))).toBe(false);
  expect(isQuiet(night, at("2026-03-29T21:00:00Z"))).toBe(true);
  // On 25 October 2026, 02:00 becomes 01:00, and that hour comes twice.
  const hour = hours("01:00", "02:00", "Europe/London");
  for (const time of ["00:30", "01:30"])
    expect(isQuiet(hour, at(`2026-10-25T${time}:00Z`))).toBe(true);
  expect(isQuiet(hour, at("2026-10-25T02:00:00Z"))).toBe(false);
});

it("an hour that the clock leaps over is not quiet", () => {
  const hour = hours("02:00", "03:00", "America/New_York");
  expect(isQuiet(hour, at("2026-03-08T06:59:00Z"))).toBe(false);
  expect(isQuiet(hour, at("2026-03-08T07:00:00Z"))).toBe(false);
});

it.each([
  ["Asia/Kolkata", true],
  ["Asia/Calcutta", true],
  ["America/Argentina/Buenos_Aires", true],
  ["UTC", true],
  ["Asia/Nukkad", false],
  ["", false],
])("%s is a time zone: %s", (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
