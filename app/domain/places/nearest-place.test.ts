import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { areaFiles, NEAR_KM, nameOfTile } from "./nearest-place.ts";
import type { KnownPlace } from "./place-file.ts";
import { tileAt } from "./tiles.ts";

/** With the real names, as a build has them. */
async function read(name: string): Promise<string | undefined> {
  const reply = await env.ASSETS.fetch(`https://assets.local/assets/places/test/${name}.txt`);
  return reply.ok ? reply.text() : undefined;
}

const tileOf = (latitude: number, longitude: number) => tileAt({ latitude, longitude }) ?? 0;

describe("somebody is at", () => {
  it.each([
    ["Indiranagar", 12.9784, 77.6408],
    ["Whitefield", 12.9698, 77.75],
    ["Bandra West", 19.0596, 72.8295],
    ["Charminar", 17.3616, 78.4747],
    ["Connaught Place", 28.6315, 77.2167],
    ["Banjara Hills", 17.4156, 78.4347],
    ["T. Nagar", 13.0418, 80.2341],
    ["Mylapore", 13.0339, 80.2619],
    ["Leh", 34.1526, 77.5771],
    ["Alwar", 27.5626, 76.6126],
    ["Panipat", 29.387, 76.968],
    ["Brixton", 51.4613, -0.1156],
    ["", 0, -30],
    ["", 80, 0],
  ])("%s", async (name, latitude, longitude) => {
    expect(await nameOfTile(tileOf(latitude, longitude), read)).toBe(name);
  });
});

it("in the forests of Bastar, far from every office, they are named after the nearest one, unless that is too far", async () => {
  const forest = tileOf(19.2, 81);
  expect(await nameOfTile(forest, read)).toBe("Dhondarbeda");
  expect(await nameOfTile(forest, read, NEAR_KM)).toBe("");
});

describe("with made places", () => {
  const at = (name: string, kind: KnownPlace["kind"], latitude: number, longitude = 77) => ({
    name,
    kind,
    tile: tileOf(latitude, longitude),
    area: "",
    pin: "",
  });
  const nameIn = (places: KnownPlace[], latitude: number, longitude = 77) => {
    const files = areaFiles(places);
    return nameOfTile(tileOf(latitude, longitude), async (name) => files[name]);
  };

  it("a town wins over a village or an office that is hardly nearer, and places beyond 5 km count only if none is nearer", async () => {
    const town = at("Town", "town", 13);
    expect(await nameIn([at("Village", "village", 13.011), town], 13.01)).toBe("Town");
    expect(await nameIn([at("Court Complex", "town", 13.011), town], 13.01)).toBe("Town");
    expect(await nameIn([at("Village", "village", 13.031), town], 13.03)).toBe("Village");
    const farther = at("Farther", "town", 13.15);
    expect(await nameIn([at("Village", "village", 13.02), farther], 13.06)).toBe("Village");
    expect(await nameIn([town, farther], 13.06)).toBe("Town");
    expect(await nameIn([town], 13.3)).toBe("");
    const camp = at("Town BSF", "town", 13.11);
    expect(await nameIn([town, camp], 13.11)).toBe("Town BSF");
    expect(await nameIn([town, camp], 13.06)).toBe("Town");
    expect(await nameIn([camp], 13.06)).toBe("Town BSF");
    const ramgarh = { ...at("Ramgarh", "town", 13.05), isShared: true };
    expect(await nameIn([town, ramgarh], 13.03)).toBe("Town");
    const files = areaFiles([town]);
    const read = async (name: string) => files[name];
    expect(await nameOfTile(tileOf(13.06, 77), read, NEAR_KM)).toBe("");
  });

  it("a place is found from across the edge of its area, crowded or not", async () => {
    // 180° / 2^7 is an edge of areas at both zooms.
    const edge = 78.75;
    const beyond = at("Beyond", "town", 13, edge + 0.01);
    expect(await nameIn([beyond], 13, edge - 0.01)).toBe("Beyond");
    const crowd = Array.from({ length: 1600 }, (_, n) =>
      at(`Village ${n}`, "village", 12 + n / 2000, edge + 1),
    );
    expect(await nameIn([beyond, ...crowd], 13, edge - 0.01)).toBe("Beyond");
    expect(await nameIn([beyond, ...crowd], 12.5, edge + 1)).toMatch(/^Village/);
  });
});
