import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { CORNER } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import {
  BEHIND_IHDR,
  BEHIND_JFIF,
  baseline,
  bytes,
  exif,
  lossy,
  photoOf,
  png,
  pngChunk,
  riff,
  SECRET,
  segment,
  webpChunk,
  withPieces,
} from "#test/pictures.ts";

const db = openDatabase(env.DB);
const XMP = `<x:xmpmeta><exif:GPSLatitude>${SECRET}</exif:GPSLatitude></x:xmpmeta>`;

afterEach(() => vi.restoreAllMocks());

/** A WebP of the extended kind, which says in its flags what it holds beside the picture. */
const extendedWebp = (...more: Uint8Array[]) =>
  riff(webpChunk("VP8X", bytes([0x0c, 0, 0, 0, 7, 0, 0, 3, 0, 0])), lossy.subarray(12), ...more);

async function publishPhotos(photos: (Uint8Array | File)[], more: Record<string, string> = {}) {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const reply = await phone.publish({ photos, text: "With a picture", ...more });
  return { phone, reply };
}

const newestPost = async () => {
  const [newest] = (await db.select().from(posts)).toSorted((a, b) => b.id - a.id);
  if (!newest) throw new Error("there is no post");
  return newest;
};

async function newestPhoto() {
  const [photo] = (await newestPost()).photos;
  if (!photo) throw new Error("there is no photo");
  return photo;
}

const nameOf = (key: string) => key.split("/").at(-1);
const latin = (content: ArrayBuffer | Uint8Array) => new TextDecoder("latin1").decode(content);

describe("of a photo that is sent", () => {
  it.each<[string, laden: Uint8Array]>([
    [
      "a JPEG",
      withPieces(
        baseline,
        BEHIND_JFIF,
        segment(0xe1, exif("II", 6)),
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`),
        segment(0xed, `Photoshop 3.0\0${SECRET}`),
        segment(0xfe, SECRET),
      ),
    ],
    [
      "a PNG",
      withPieces(
        png,
        BEHIND_IHDR,
        pngChunk("eXIf", exif("MM", 1).subarray(6)),
        pngChunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
      ),
    ],
    ["a WebP", extendedWebp(webpChunk("EXIF", exif("MM", 1).subarray(6)), webpChunk("XMP ", XMP))],
  ])("neither EXIF, nor XMP, nor a place is kept or shown: %s", async (_, laden) => {
    expect(latin(laden)).toContain(SECRET);
    const { phone, reply } = await publishPhotos([laden]);
    expect(reply.status).toBe(303);
    const { key, type } = await newestPhoto();
    const kept = (await (await env.IMAGES.get(key))?.arrayBuffer()) ?? new ArrayBuffer();
    const shown = await phone.get(`/images/${nameOf(key)}`);
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, type]);
    for (const content of [kept, await shown.arrayBuffer()]) {
      expect(latin(content)).not.toMatch(/GPS|SECRET|xmp|adobe|Photoshop/i);
      expect(photoOf(new Uint8Array(content)).type).toBe(type);
    }
  });

  it.each<[string, Uint8Array | File]>([
    ["that is a page in a picture's name", bytes("<html><script>alert(1)</script>")],
    ["that is an SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["that is a GIF", bytes("GIF89a", [1, 0, 1, 0, 0, 0, 0])],
    ["that only begins like a JPEG", bytes([0xff, 0xd8, 0xff, 0xe0], "JFIF and nothing else")],
    ["that is cut off", png.subarray(0, -8)],
    [
      "that is a JPEG and says PNG",
      new File([Uint8Array.from(baseline)], "a", { type: "image/png" }),
    ],
  ])("one %s is refused, nothing is kept, and what was typed comes back", async (_, lying) => {
    const before = [(await env.IMAGES.list()).objects.length, await db.$count(posts)];
    const { reply } = await publishPhotos([baseline, lying], { venue: "Pump house lane" });
    expect(reply.status).toBe(422);
    const page = await reply.text();
    expect(page).toMatch(
      /Please choose a JPEG, PNG or WebP picture|This picture (is damaged|isn’t in the format)/,
    );
    for (const typed of ["With a picture", "Pump house lane"]) expect(page).toContain(typed);
    expect([(await env.IMAGES.list()).objects.length, await db.$count(posts)]).toEqual(before);
  });
});

describe("a photo that is shown", () => {
  it.each([
    ["1", 3600],
    ["24", 3600],
  ])("of a post of %s h is kept by its viewer alone, for %s s at most", async (hours, most) => {
    const { phone } = await publishPhotos([png], { hours });
    const { key } = await newestPhoto();
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await phone.get(`/images/${nameOf(key)}`, method);
      const [, seconds] = /^private, max-age=(\d+)$/.exec(headers.get("Cache-Control") ?? "") ?? [];
      expect(status).toBe(200);
      expect(Number(seconds) % 60).toBe(0);
      expect(Number(seconds)).toBeGreaterThanOrEqual(most - 120);
      expect(Number(seconds)).toBeLessThanOrEqual(most);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
      expect(headers.get("Content-Type")).toBe("image/png");
    }
  });

  it("is kept no longer than its post has left", async () => {
    const { phone } = await publishPhotos([png], { hours: "1" });
    const { expiresAt, photos } = await newestPost();
    const path = `/images/${nameOf(photos[0]?.key ?? "")}`;
    const clock = vi.spyOn(Date, "now").mockReturnValue(expiresAt - 150_500);
    expect((await phone.get(path)).headers.get("Cache-Control")).toBe("private, max-age=120");
    clock.mockReturnValue(expiresAt);
    expect((await phone.get(path)).status).toBe(404);
  });

  it("is gone for everybody once it, or its post, is hidden", async () => {
    const { phone } = await publishPhotos([png, baseline]);
    const { id, photos } = await newestPost();
    const statuses = () =>
      Promise.all(
        photos.map(async ({ key }) => (await phone.get(`/images/${nameOf(key)}`)).status),
      );
    expect(await statuses()).toEqual([200, 200]);
    const [first, second] = photos;
    if (!first || !second) throw new Error("there are two photos");
    const hidden = [{ ...first, isHidden: true }, second];
    await db.update(posts).set({ photos: hidden }).where(eq(posts.id, id));
    expect(await statuses()).toEqual([404, 200]);
    await db.update(posts).set({ hiddenAt: 1 }).where(eq(posts.id, id));
    expect(await statuses()).toEqual([404, 404]);
  });
});
