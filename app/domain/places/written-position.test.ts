import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tileAt, writeTile } from "./tiles.ts";
import { isOffEarth, readPosition } from "./written-position.ts";

const MUMBAI = { latitude: 19.0761, longitude: 72.8777 };

/** The tile that a text says, for comparing with that of a position. */
function tileIn(text: string) {
  const position = readPosition(text);
  return position && writeTile(tileAt(position) ?? -1);
}

describe("coordinates", () => {
  it.each([
    "19.0761, 72.8777",
    "19.0761,72.8777",
    "  19.0761 72.8777 ",
    "19.0761; 72.8777",
    "19,0761 72,8777",
    "19,0761; 72,8777",
    "19,0761, 72,8777",
    "+19.0761, +72.8777",
    "19.0761°, 72.8777°",
    "19.0761° N, 72.8777° E",
    "19.0761N 72.8777E",
    "N 19.0761, E 72.8777",
    "N19.0761 E72.8777",
    "72.8777 E, 19.0761 N",
    "lat: 19.0761, lng: 72.8777",
    "Latitude 19.0761 Longitude 72.8777",
    "१९.०७६१, ७२.८७७७",
    "19°04'34\"N 72°52'40\"E",
    "19°04′33.96″N, 72°52′39.72″E",
    "19° 4' 34'' N, 72° 52' 40'' E",
    "19 04 34 N 72 52 40 E",
    "19°04.566'N 72°52.662'E",
  ])("are understood as %s", (text) => {
    expect(tileIn(text)).toBe(writeTile(tileAt(MUMBAI) ?? -1));
  });

  it("have a side of the world, or a sign", () => {
    const there = { latitude: -22.9068, longitude: -43.1729 };
    expect(readPosition("-22.9068, -43.1729")).toEqual(there);
    expect(readPosition("−22.9068 −43.1729")).toEqual(there);
    expect(readPosition("22.9068S 43.1729W")).toEqual(there);
  });

  it.each([
    "91, 10",
    "10, 181",
    "19.07",
    "19.07,",
    "19 60 00 N 72 00 00 E",
    "19N 72N",
    "560038",
    "Sector 21, 22",
    "19,07 72,87",
    "",
    "1".repeat(10_000),
    `${" ".repeat(5000)}1`,
  ])("are not in %s", (text) => {
    expect(readPosition(text)).toBeUndefined();
  });
});

describe("impossible coordinates", () => {
  it.each(["91, 181", "10, 181", "-91,10", "10; -181", "91.5 181.25", "91° N, 181° E", "९१, १८१"])(
    "are noticed: %s",
    (text) => {
      expect(isOffEarth(text)).toBe(true);
    },
  );

  it.each(["19.0761, 72.8777", "560 038", "560038", "Sector 91, 181", "19,07 72,87", "91,", ""])(
    "are not in %s",
    (text) => {
      expect(isOffEarth(text)).toBe(false);
    },
  );
});

describe("a link of a map", () => {
  it.each([
    "https://www.google.com/maps/@19.0761,72.8777,15z",
    "https://www.google.com/maps/place/Tea+House/@19.2,72.9,17z/data=!3m1!4b1!4m6!3m5!8m2!3d19.0761!4d72.8777!16s",
    "https://maps.google.com/?q=19.0761,72.8777",
    "https://maps.google.com/maps?q=loc:19.0761,72.8777&z=16",
    "https://www.google.com/maps/search/?api=1&query=19.0761%2C72.8777",
    "https://www.google.com/maps/search/19.0761,+72.8777?entry=tts",
    "https://www.google.com/maps/place/19.0761,72.8777",
    "https://www.google.com/maps/dir/?api=1&destination=19.0761,72.8777",
    "www.google.com/maps/@19.0761,72.8777,15z",
    "https://www.openstreetmap.org/#map=16/19.0761/72.8777",
    "https://www.openstreetmap.org/?mlat=19.0761&mlon=72.8777#map=12/19.5/72.1",
    "https://maps.apple.com/?ll=19.0761,72.8777&q=Tea",
    "https://maps.apple.com/place?coordinate=19.0761,72.8777&name=Tea",
    "geo:19.0761,72.8777",
    "geo:19.0761,72.8777;u=35?z=16",
    "geo:0,0?q=19.0761,72.8777(Tea%20House)",
  ])("says where: %s", (link) => {
    expect(readPosition(link)).toEqual(MUMBAI);
  });

  it.each(["https://maps.app.goo.gl/AbCdEf123", "https://example.org/?q=tea", "https://%", "geo:"])(
    "says nothing: %s",
    (link) => {
      expect(readPosition(link)).toBeUndefined();
    },
  );
});

describe("a DIGIPIN", () => {
  it("is that of the post's headquarters in New Delhi", () => {
    const { latitude, longitude } = readPosition("39J-49L-L8T4") ?? { latitude: 0, longitude: 0 };
    expect(latitude).toBeCloseTo(28.6228, 3);
    expect(longitude).toBeCloseTo(77.213, 3);
    expect(readPosition("39j49ll8t4")).toEqual({ latitude, longitude });
  });

  it.each(["39J-49L-L8T", "39J-49L-L8T44", "1ABCDEFGHI", "39J 49L"])("is not %s", (text) => {
    expect(readPosition(text)).toBeUndefined();
  });
});

it("any text is read without failing", () => {
  // The unit "binary" would first build a map of all Unicode.
  const unit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
  fc.assert(fc.property(fc.string({ unit }), (text) => void readPosition(text)));
});
