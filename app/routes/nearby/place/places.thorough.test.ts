import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tileAt, writeTile, type Position } from "#app/domain/places/tiles.ts";
import { post } from "#test/neighbours.ts";
import { NEARBY_PATHS, newPhone, type Phone } from "#test/phone.ts";
import { baseline } from "#test/pictures.ts";

/* What every route below /nearby takes in and gives out, new ones too, when a phone says more than it should. */

const EXACT: Position = { latitude: 19.07612345, longitude: 72.87798765 };
const TILE = tileAt(EXACT) ?? 0;

/** The tile of a finer zoom that a position lies in: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function finerTile({ latitude, longitude }: Position, zoom: number) {
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
  return { written: `${zoom}/${x}/${y}`, numbers: [x, y, y * 2 ** zoom + x].map(String) };
}
const FINER = [17, 18, 20, 24].map((zoom) => finerTile(EXACT, zoom));

/** What would tell more than the tile, as far as it can be told from other numbers. */
const LEAKS = [
  ...FINER.flatMap(({ written, numbers }) => [written, ...numbers]),
  ...Object.values(EXACT).map((degrees) => degrees.toFixed(4)),
];

/** What it tells more than the tile, each with what stands around it. In ids and times are the same digits by chance. */
function leaksIn(text: string): string[] {
  return LEAKS.flatMap((leak) => {
    const isNumber = /^\d+$/.test(leak);
    const at = isNumber ? text.search(new RegExp(`(?<!\\d)${leak}(?!\\d)`)) : text.indexOf(leak);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 120), at + 60)];
  });
}

/** Not even the tile that the post was written in. */
function expectNoPlaceIn(texts: string[]) {
  const text = texts.join("\n");
  expect(leaksIn(text)).toEqual([]);
  expect([String(TILE), writeTile(TILE)].filter((leak) => text.includes(leak))).toEqual([]);
}

/** All that phones hear, and all that the logs say. */
const heard: string[] = [];
const logged: string[] = [];
beforeEach(() => {
  heard.length = 0;
  logged.length = 0;
  for (const method of ["log", "info", "warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((...said) => logged.push(said.map(String).join()));
  }
});
afterEach(() => vi.restoreAllMocks());

async function hear(reply: Response) {
  heard.push(JSON.stringify([...reply.headers]), await reply.text());
  // Cookies hold JSON in base64.
  for (const cookie of reply.headers.getSetCookie()) {
    const [, value = ""] = /^[^=]+=([^;]*)/.exec(cookie) ?? [];
    heard.push(atob(decodeURIComponent(value).replace(/\..*$/, "").replaceAll("-", "+")));
  }
  return reply.status;
}

async function allThatIsKept(): Promise<string> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM pragma_table_list WHERE strict",
  ).all<{ name: string }>();
  const rows = tables.map(
    async ({ name }) => (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results,
  );
  const { keys } = await env.SESSIONS.list();
  const values = keys.map(async ({ name }) => [name, await env.SESSIONS.get(name)]);
  const { objects } = await env.IMAGES.list();
  return JSON.stringify([await Promise.all(rows), await Promise.all(values), objects]);
}

/** A phone whose cookie of places, which anybody can write, says more than it should. */
function phoneThatLeaks(tile: string): Phone {
  const places = btoa(JSON.stringify([{ tile, name: "" }]));
  const { latitude, longitude } = EXACT;
  const cf = { latitude: String(latitude), longitude: String(longitude), city: "Mumbai" };
  return newPhone({ cookies: { places: encodeURIComponent(places) }, cf });
}

const leakingFields = (tile: string) => ({
  ...Object.fromEntries(Object.entries(EXACT).map(([name, degrees]) => [name, String(degrees)])),
  coordinates: `${EXACT.latitude}, ${EXACT.longitude}`,
  tile,
});

async function sendEverywhere(phone: Phone, tile: string, publicId: string) {
  const query = new URLSearchParams(leakingFields(tile)).toString();
  for (const path of NEARBY_PATHS.map((path) => path.replace(/:\w+/, publicId))) {
    for (const asked of [path, `${path}.data`]) {
      await hear(await phone.get(asked));
      // A form's address is that of its page, whatever stands in it: of these, only the logs are heard.
      await phone.get(`${asked}?${query}`);
    }
    for (const operation of ["", "comment", "react", "report", "subscribe"]) {
      const fields = { ...leakingFields(tile), operation, text: "", sendKey: "some-key-1" };
      await hear(await phone.send(path, fields));
      await hear(await phone.send(`${path}.data`, fields));
    }
  }
}

describe("nothing finer than a tile", () => {
  // The next zoom and the last one; those between take the same way.
  it.each([FINER[0], FINER.at(-1)].filter((tile) => tile !== undefined))(
    "is kept, logged or answered by any route that is told $written",
    async ({ written }) => {
      const phone = phoneThatLeaks(written);
      const { publicId } = await post({ at: EXACT, now: Date.now() });
      await sendEverywhere(phone, written, publicId);
      expect(await hear(await phone.send("/nearby/place", leakingFields(written)))).toBe(303);
      const search = leakingFields(written).coordinates;
      expect(await hear(await phone.send("/nearby/place", { search }))).toBe(200);
      // At the address of the first one, enough has been sent in this minute.
      const another = phoneThatLeaks(written);
      const sent = await another.publish({ ...leakingFields(written), photos: [baseline] });
      expect(await hear(sent)).toBe(303);
      await hear(await another.get("/nearby/mine"));
      const said = heard.join("\n");
      const kept = await allThatIsKept();
      // So that this would find it: the tile itself is there.
      expect(kept).toContain(`"tile":${TILE},`);
      expect(said).toContain(writeTile(TILE));
      expect(leaksIn(kept)).toEqual([]);
      expect(leaksIn(said)).toEqual([]);
      expectNoPlaceIn(logged);
    },
  );

  it("is logged when the database fails in the middle of it", async () => {
    const [finer] = FINER.slice(-1);
    const phone = phoneThatLeaks(finer?.written ?? "");
    await phone.publish();
    const open = env.DB.withSession.bind(env.DB);
    vi.spyOn(env.DB, "withSession").mockImplementation((...given) => {
      const session = open(...given);
      const prepare = session.prepare.bind(session);
      vi.spyOn(session, "prepare").mockImplementation((query) =>
        prepare(
          query.includes("INSERT INTO") || query.includes("insert into") ? "SELECT nothing" : query,
        ),
      );
      return session;
    });
    expect(await hear(await phone.publish(leakingFields(finer?.written ?? "")))).toBe(500);
    expect(logged.join()).toContain('"event":"error"');
    expectNoPlaceIn(logged);
  });
});

describe("who chooses a place on the way to another page", () => {
  const place = { tile: writeTile(TILE), name: "" };
  const leadsTo = async (from: string) => {
    const query = new URLSearchParams({ from });
    const reply = await newPhone().send(`/nearby/place?${query}`, place);
    return reply.headers.get("Location");
  };

  it("goes on there, and nowhere but in the community", async () => {
    expect(await leadsTo("/nearby/new?shared")).toBe("/nearby/new?shared");
    expect(await leadsTo("//evil.example/nearby")).toBe("/nearby");
    expect(await leadsTo("https://evil.example/nearby")).toBe("/nearby");
  });

  it("finds what was shared where they left it", async () => {
    const phone = newPhone();
    const shared = "/nearby/new?text=Tea+at+five";
    expect(await (await phone.get(shared)).text()).toContain("<h1>Which corner is yours?");
    await phone.send("/nearby/place", place);
    expect(await (await phone.get(shared)).text()).toContain("Tea at five</textarea>");
  });

  it("gets a refused post back with its place, where the browser has forgotten that", async () => {
    const phone = newPhone();
    const refused = await phone.publish({ text: "Words to keep", kind: "none", tile: place.tile });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Words to keep</textarea>");
    expect(page).toContain(`name="tile" value="${place.tile}"`);
  });

  it("keeps the name that a place has when the phone finds it again", async () => {
    const phone = newPhone();
    await phone.send("/nearby/place", { ...place, name: "Grandmother’s" });
    await phone.send("/nearby/place", place);
    expect(await (await phone.get("/nearby/place")).text()).toContain("Grandmother’s</span> (now)");
  });
});

describe("the pages of the community", () => {
  it("may ask for a position, as an owner's editor may, and no others", async () => {
    const phone = newPhone();
    for (const path of [
      "/nearby",
      "/nearby/place",
      "/nearby/new",
      "/nearby/mine",
      "/shop/edit/offline",
    ]) {
      const { headers } = await phone.get(path);
      expect([path, headers.get("Permissions-Policy")]).toEqual([
        path,
        expect.stringContaining("geolocation=(self)"),
      ]);
    }
    for (const path of ["/", "/privacy-policy", "/menu/x", "/shop/login", "/images/x", "/desk"]) {
      const { headers } = await phone.get(path);
      expect([path, headers.get("Permissions-Policy")]).toEqual([
        path,
        expect.stringContaining("geolocation=()"),
      ]);
    }
  });

  it("offer the edge's guess as a tile, and the places that this browser has used", async () => {
    const phone = newPhone({ cf: { latitude: "19.07612", longitude: "72.87798", city: "Mumbai" } });
    const chooser = await (await phone.get("/nearby")).text();
    expect(chooser).toContain("near <span>Mumbai</span>");
    expect(chooser).toContain(`value="${writeTile(TILE)}"`);
    await phone.goTo({ latitude: 28.61, longitude: 77.2 });
    expect(await (await phone.get("/nearby/place")).text()).toContain("The corner");
    const nobody = await (await newPhone().get("/nearby")).text();
    expect(nobody).not.toContain('id="guessed-place"');
  });

  it("have no place in them but that of who looks", async () => {
    await post({ at: EXACT, now: Date.now(), text: "Seen from next door" });
    const phone = newPhone();
    await phone.goTo({ latitude: EXACT.latitude + 0.02, longitude: EXACT.longitude });
    for (const path of ["/nearby", "/nearby.data"])
      await hear(await phone.get(path + "?within=10"));
    const said = heard.join("\n");
    expect(said.match(/Seen from next door/g)?.length).toBeGreaterThan(1);
    expectNoPlaceIn(heard);
  });
});
