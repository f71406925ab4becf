import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { columnAndRow, numbered, tileAt, writeTile } from "#app/domain/places/tiles.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import { cleanName } from "#app/routes/nearby/server/places.ts";

const INDIRANAGAR = tileAt({ latitude: 12.9784, longitude: 77.6408 }) ?? 0;
const FOUND = { tile: INDIRANAGAR, name: "Found here" };
const NEXT_DOOR = numbered(columnAndRow(INDIRANAGAR).x + 1, columnAndRow(INDIRANAGAR).y);
const MAP = mapPath(FOUND, "/nearby/new");

const open = async (path: string, phone = newPhone()) => (await phone.get(path)).text();

/** The squares of a near map: the tile of each, what it is called, and whether it is lit. */
function squaresIn(html: string) {
  const squares = html.matchAll(
    /name="tile"( checked="")? value="([^"]*)"( checked="")?\/><b[^>]*>([^<]*)<\/b> <small>([^<]*)/g,
  );
  return [...squares].map(([, before, tile, after, name, way]) => ({
    tile,
    name,
    way,
    isLit: (before ?? after) !== undefined,
  }));
}

const litIn = (html: string) => squaresIn(html).filter(({ isLit }) => isLit);
const namesDrawn = (html: string) =>
  [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, name]) => name);

/** Sends the form of a map with this square lit, as a browser does. */
function choose(phone: Phone, html: string, tile: string) {
  const field = (name: string) =>
    new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const action = /<form action="([^"]*)" method="post"/.exec(html)?.[1] ?? "";
  return phone.send(action, { name: field("name"), named: field("named"), tile });
}

afterEach(() => vi.restoreAllMocks());

describe("the map of a place that was found", () => {
  it("lights its square, and names it as it was found and the others by where they are", async () => {
    const html = await open(MAP);
    expect(squaresIn(html)).toHaveLength(56);
    expect(litIn(html)).toEqual([
      { tile: writeTile(INDIRANAGAR), name: "Found here", way: "", isLit: true },
    ]);
    const nextDoor = squaresIn(html).find(({ tile }) => tile === writeTile(NEXT_DOOR));
    expect(nextDoor).toMatchObject({ name: "Indiranagar", way: "1 square east" });
    expect(squaresIn(html)[0]?.way).toBe("4 squares north, 3 squares west");
    expect(namesDrawn(html)).toContain("Found here");
    expect(namesDrawn(html)).toContain("C V Raman");
  });

  it("has no script, and neither cache nor searching engine keeps it", async () => {
    const reply = await newPhone().get(MAP);
    const html = await reply.text();
    expect(html).not.toContain("<script");
    expect(html).toContain('name="robots" content="noindex');
    expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it.each(["en", "hi"])(
    "takes 25 KB at most in %s, near or wide, whatever leads there",
    async (language) => {
      const phone = newPhone({ cookies: { language } });
      const from = `/nearby/new?text=${"q".repeat(6000)}`;
      const path = mapPath({ tile: INDIRANAGAR, name: "ज".repeat(40) }, from);
      for (const query of ["", "&wide"]) {
        const html = await open(path + query, phone);
        const [map = ""] = /<div class="map">.*?<\/div><\/div>/s.exec(html) ?? [];
        expect(map).toContain("</svg>");
        expect(new TextEncoder().encode(map).length).toBeGreaterThan(5_000);
        expect(new TextEncoder().encode(map).length).toBeLessThan(25_000);
      }
    },
  );

  it("makes the lit square the place with the name that was found, and leads on", async () => {
    const phone = newPhone();
    const chosen = await choose(phone, await open(MAP, phone), writeTile(INDIRANAGAR));
    expect(chosen.headers.get("Location")).toBe("/nearby/new");
    expect(await open("/nearby/place", phone)).toContain(">Found here</span> (now)");
  });

  it("calls another square as the map does, not by what was found", async () => {
    const phone = newPhone();
    const html = await open(MAP, phone);
    for (const { tile = "", name } of [squaresIn(html)[3], squaresIn(html)[26]].flatMap(
      (one) => one ?? [],
    )) {
      await choose(phone, html, tile);
      expect(name).not.toBe("");
      expect(await open("/nearby/place", phone)).toContain(`>${name}</span> (now)`);
    }
    expect(await open("/nearby/place", phone)).not.toContain("Found here");
  });

  it("calls a square what its reader has called it, on the map and when it is chosen again", async () => {
    const phone = newPhone();
    await phone.send("/nearby/place", { tile: writeTile(NEXT_DOOR), name: "Grandmother’s" });
    await phone.send("/nearby/place", { tile: "16/1/20000", name: "Elsewhere" });
    const html = await open(MAP, phone);
    expect(namesDrawn(html)).toContain("Grandmother’s");
    await choose(phone, html, writeTile(NEXT_DOOR));
    expect(await open("/nearby/place", phone)).toContain("Grandmother’s</span> (now)");
  });

  it("is drawn without names if their files cannot be read", async () => {
    vi.spyOn(env.ASSETS, "fetch").mockRejectedValue(new Error("no files"));
    for (const query of ["", "&wide"]) {
      const html = await open(mapPath({ ...FOUND, name: "" }, "/nearby") + query);
      expect(html.match(/<small>/g)).toHaveLength(query === "" ? 57 : 56);
      expect(namesDrawn(html)).toEqual([]);
    }
  });

  it("logs nothing of where it is", async () => {
    const lines: string[] = [];
    for (const method of ["log", "info", "warn", "error"] as const) {
      vi.spyOn(console, method).mockImplementation((...said) => lines.push(said.join()));
    }
    const phone = newPhone();
    await choose(phone, await open(MAP, phone), writeTile(NEXT_DOOR));
    await open(`${MAP}&wide`, phone);
    expect(lines.join()).toContain('"path":"/nearby/place/map"');
    const { x, y } = columnAndRow(INDIRANAGAR);
    expect(lines.join("\n")).not.toMatch(new RegExp(`${x}|${y}|Found`));
  });

  it("knows no finer square than a tile", async () => {
    const { x, y } = columnAndRow(INDIRANAGAR);
    const html = await open(`/nearby/place/map?at=24/${x * 256 + 77}/${y * 256 + 99}`);
    expect(litIn(html)).toMatchObject([{ tile: writeTile(INDIRANAGAR) }]);
    expect(html).not.toContain(String(x * 256 + 77));
  });

  it.each(["", "at=", "at=16/1", "at=16/70000/1", "at=12.97,77.64"])(
    "leads back to the search where there is no square: %s",
    async (query) => {
      const reply = await newPhone().get(`/nearby/place/map?${query}&from=/nearby/new`);
      expect(reply.status).toBe(302);
      expect(reply.headers.get("Location")).toBe("/nearby/place?from=%2Fnearby%2Fnew");
    },
  );

  it("leads on to nowhere but the community", async () => {
    const html = await open(mapPath(FOUND, "https://evil.example/nearby"));
    expect(html).not.toContain("evil");
  });

  it.each(["16/0/30000", "16/65535/30000", "16/1/0", "16/1/65535"])(
    "is there at the edge of the world too: %s",
    async (at) => {
      const html = await open(`/nearby/place/map?at=${at}`);
      expect(new Set(squaresIn(html).map(({ tile }) => tile)).size).toBe(56);
      expect(litIn(html)).toHaveLength(1);
      expect(await open(`/nearby/place/map?at=${at}&wide`)).toContain('aria-current="true"');
    },
  );
});

it("a square of the wide map leads to a near map, on the same way", async () => {
  const html = await open(`${MAP}&wide`);
  const [form = ""] = /<form action="\/nearby\/place\/map".*<\/form>/s.exec(html) ?? [];
  expect(form).toContain('name="from" value="/nearby/new"');
  const [, at = "", name = ""] =
    /<button value="([^"]*)" name="at"><b[^>]*>([^<]*)<\/b> <small>2 squares south, 1 square east</.exec(
      form,
    ) ?? [];
  const near = await open(`/nearby/place/map?${new URLSearchParams({ from: "/nearby/new", at })}`);
  expect(name).not.toBe("");
  expect(litIn(near)).toMatchObject([{ tile: at, name }]);
});

it("cuts a place’s name that is too long between two characters", () => {
  const name = cleanName(`${"a".repeat(39)}🏠🏠`);
  // If this failed, half an emoji in the report would break the test runner.
  expect(name.isWellFormed()).toBe(true);
  expect(name).toHaveLength(`${"a".repeat(39)}🏠`.length);
});
