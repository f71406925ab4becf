import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newPlaceFinder, pinIn } from "./find-places.ts";
import { centreOf, distanceKm } from "./tiles.ts";

/* With the real names, as a build has them. */

async function read(name: string): Promise<string | undefined> {
  const reply = await env.ASSETS.fetch(`https://assets.local/assets/places/test/${name}.txt`);
  return reply.ok ? reply.text() : undefined;
}

const { find } = newPlaceFinder(read);

async function firstFor(typed: string): Promise<string> {
  const [place] = await find(typed);
  return place ? `${place.name}, ${place.area} ${place.pin}`.trim() : "";
}

describe("somebody finds", () => {
  it.each([
    ["Indiranagar", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["Indira", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["Indiranagar, Bengaluru", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["Indira Nagar Lucknow 226016", "Indira Nagar, Lucknow, Uttar Pradesh 226016"],
    ["560038", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["560 038", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["५६००३८", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["Koramangala", "Koramangala, Bengaluru, Karnataka 560034"],
    ["kormangla", "Koramangala, Bengaluru, Karnataka 560034"],
    ["इंदिरानगर", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["Chandni Chowk", "Chandni Chowk, Delhi 110006"],
    ["चांदनी चौक", "Chandni Chowk, Delhi 110006"],
    ["मुंबई", "Mumbai, Mumbai, Maharashtra 400001"],
    ["लखनऊ", "लखनऊ, Lucknow, Uttar Pradesh 226001"],
    ["Andheri West", "Andheri West, Mumbai, Maharashtra 400053"],
    ["Indiranagar West", "Indiranagar, Bengaluru, Karnataka 560038"],
    ["jaisalmer bsf", "Jaisalmer BSF, Jaisalmer, Rajasthan 345001"],
    ["kota junction", "Kota Junction, Kota, Rajasthan 324002"],
    ["naubasta lucknow", "Naubasta Lucknow, Lucknow, Uttar Pradesh 226003"],
    ["mayur vihar phase iii", "Mayur Vihar Phase III, Delhi 110096"],
    ["sector 62 noida", "Sector 62, Noida, Gautam Buddha Nagar, Uttar Pradesh 201309"],
    ["noida sector 62", "Sector 62, Noida, Gautam Buddha Nagar, Uttar Pradesh 201309"],
    ["bengaluru 560034 koramangala", "Koramangala, Bengaluru, Karnataka 560034"],
    ["Connaught Place", "Connaught Place, Delhi 110001"],
    ["Salt Lake", "Salt Lake, Kolkata, West Bengal 700064"],
    ["tnagar", "T. Nagar, Chennai, Tamil Nadu 600017"],
    ["साल्ट लेक", "Salt Lake, Kolkata, West Bengal 700064"],
    ["hitech city", "Hitech City, HITEC City, Hyderabad, Telangana 500081"],
    // Many names begin like this one, and it comes late among them.
    ["Kundla Kalan", "Kundla Kalan, Banswara, Rajasthan 327001"],
    ["London", "London, England, United Kingdom"],
    ["Dubai", "Dubai, Dubai, United Arab Emirates"],
    ["Bombay", "Bombay, Mumbai, Maharashtra 400001"],
    ["Shekhpar", "Shekhpar, Surendranagar, Gujarat 363510"],
    ["Berlin", "Berlin, State of Berlin, Germany"],
    ["Łódź", "Łódź, Łódź Voivodeship, Poland"],
    ["lodz poland", "Łódź, Łódź Voivodeship, Poland"],
  ])("by %s: %s", async (typed, place) => {
    expect(await firstFor(typed)).toBe(place);
  });

  it("towns before villages of the same name, and the exact name before longer ones", async () => {
    const found = await find("Powai");
    expect(found.map(({ name, kind }) => [name, kind]).slice(0, 3)).toEqual([
      ["Powai", "head"],
      ["Powai", "town"],
      ["Powai IIT", "town"],
    ]);
    const kinds = (await find("Rasulpur")).map(({ kind }) => kind);
    expect(kinds.lastIndexOf("town")).toBeLessThan(kinds.indexOf("village"));
  });

  it("the places of a PIN code while it is typed", async () => {
    const pins = (await find("56003")).map(({ pin }) => pin.slice(0, 5));
    expect(new Set(pins)).toEqual(new Set(["56003"]));
  });

  it.each([
    ["Indiranagar Bengaluru", 12.98, 77.64],
    // The directory puts their offices 58, 27 and 15 km away.
    ["Mainpuri", 27.23, 79.03],
    ["Amreli", 21.6, 71.21],
    ["Jodhpur", 26.27, 73.01],
    // Whose names GeoNames has in another district: they stay where the directory has them.
    ["Khadia 380001", 23.02, 72.59],
    ["Panangad 682506", 10.11, 76.36],
    // Whose office is in the old town, and GeoNames in the middle of the city.
    ["Mumbai", 18.94, 72.84],
  ])("%s where it is", async (typed, latitude, longitude) => {
    const [place] = await find(typed);
    expect(distanceKm(centreOf(place?.tile ?? 0), { latitude, longitude })).toBeLessThan(2);
  });
});

describe("nothing is found", () => {
  it.each([
    "",
    "x",
    "xqzzxq",
    "999999",
    "🙂🙂🙂",
    "'; DROP TABLE posts; --",
    "%00",
    "ಇಂದಿರಾನಗರ",
    "q".repeat(10_000),
  ])("for %s", async (typed) => {
    expect(await find(typed)).toEqual([]);
  });
});

it("of what is typed the server learns three letters or digits at most", async () => {
  const asked: string[] = [];
  const finder = newPlaceFinder(async (name) => {
    asked.push(name);
    return read(name);
  });
  for (const typed of ["Koramangala, Bengaluru", "560038", "xqzzxq", "../../etc/passwd"]) {
    await finder.find(typed);
  }
  expect(asked).toEqual(expect.arrayContaining(["kr", "560"]));
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.filter((name) => !/^[a-z\d]{1,3}$/.test(name))).toEqual([]);
});

it("a name whose file could not be read is found when it can", async () => {
  let isDown = true;
  const finder = newPlaceFinder(async () => {
    if (isDown) throw new TypeError("no network");
    return "\nKarnataka\nHampi\t0\t583239\tkvwqfu\t2";
  });
  await expect(finder.find("Hampi")).rejects.toThrow("no network");
  isDown = false;
  expect(await finder.find("Hampi")).toMatchObject([{ name: "Hampi", kind: "village" }]);
});

it.each([
  ["560038", "560038"],
  ["560 038", "560038"],
  ["56", "56"],
  ["PIN 560038", "560038"],
  ["Pin code: 560 038", "560038"],
  ["पिन कोड ५६००३८", "560038"],
  ["Pinjore", undefined],
  ["5600381", undefined],
  ["Sector 21", undefined],
])("%s is the PIN code %s", (typed, pin) => {
  expect(pinIn(typed)).toBe(pin);
});
