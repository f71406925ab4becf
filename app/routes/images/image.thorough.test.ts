import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
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
  SECRET,
  segment,
  withPieces,
} from "#test/pictures.ts";
import { editorOf, menuOf, readFailure, sendForm, storeEditableMenu } from "#test/editor.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";

/** A shop's editor, as one of its people uses it. */
async function openEditor() {
  const menu = await storeEditableMenu();
  const { cookie: Cookie } = await logIn(menu.shop.id);
  return {
    upload: (content: Uint8Array, name = "us.jpg", type = "image/jpeg") => {
      const file = new File([content as BlobPart], name, { type });
      const form: [string, string | File][] = [
        ["operation", "change-shop-image"],
        ["image", file],
      ];
      return sendForm(editorOf(menu), form, { Cookie });
    },
    remove: () => sendForm(editorOf(menu), [["operation", "remove-shop-image"]], { Cookie }),
    keyNow: async () => (await menuOf(menu.shop.id)).shop.imageKey,
  };
}

type Editor = Awaited<ReturnType<typeof openEditor>>;

const imageAt = (key: string | null) => visit(`/images/${key}`);
const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);

/** Uploads a picture and visits its address. */
async function publish({ upload, keyNow }: Editor, content: Uint8Array, ...file: string[]) {
  expect((await upload(content, ...file)).status).toBe(303);
  const key = await keyNow();
  return { key, response: await imageAt(key) };
}

let editor: Editor;
beforeEach(async () => {
  for (const key of await keysInR2()) await env.IMAGES.delete(key);
  editor = await openEditor();
});

describe("a picture that a shop has uploaded", () => {
  it.each<[string, laden: Uint8Array, clean: Uint8Array, type: string]>([
    [
      "a JPEG",
      bytes(withPieces(baseline, BEHIND_JFIF, segment(0xfe, SECRET)), SECRET),
      baseline,
      "image/jpeg",
    ],
    ["a PNG", withPieces(png, BEHIND_IHDR, pngChunk("tEXt", SECRET)), png, "image/png"],
  ])("is shown without what was planted in it: %s", async (_, laden, clean, type) => {
    const { response } = await publish(editor, laden);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    const shown = new Uint8Array(await response.arrayBuffer());
    expect(shown).toEqual(clean);
    expect(response.headers.get("Content-Length")).toBe(String(clean.length));
  });

  it("is turned as its camera was held, and says nothing else about the camera", async () => {
    const laden = withPieces(baseline, BEHIND_JFIF, segment(0xe1, exif("MM", 6)));
    const { response } = await publish(editor, laden);
    const shown = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder("latin1").decode(shown)).not.toContain(SECRET);
    const { width, height } = photoOf(shown);
    expect([width, height]).toEqual([4, 8]);
  });

  it("is what its content is, whatever its name and its sender say", async () => {
    const { key, response } = await publish(editor, lossy, "menu.html", "text/html");
    expect(key).toMatch(/\.webp$/);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
  });

  it("is cached for ever, and is a picture and nothing else", async () => {
    const { response } = await publish(editor, png);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it("is gone once another takes its place", async () => {
    const first = await publish(editor, png);
    const second = await publish(editor, baseline);
    expect((await imageAt(first.key)).status).toBe(404);
    expect(await keysInR2()).toEqual([second.key]);
  });

  it("is gone once it is removed, and the same picture of another shop is not", async () => {
    const { key } = await publish(editor, png);
    const other = await publish(await openEditor(), png);
    expect((await editor.remove()).status).toBe(303);
    expect(await editor.keyNow()).toBeNull();
    expect((await imageAt(key)).status).toBe(404);
    expect(await keysInR2()).toEqual([other.key]);
  });
});

describe("an address of no picture", () => {
  it("is a plain 404 that nobody keeps", async () => {
    const { key } = await publish(editor, png);
    const others = [`${"a".repeat(64)}.svg`, `x${key}`, `${key}x`, `${key}\n`, "notes.txt"];
    for (const other of others) await env.IMAGES.put(other, "not for the public");
    for (const path of [
      `${"0".repeat(64)}.png`,
      String(key).toUpperCase(),
      String(key).replace(".png", ".jpg"),
      String(key).replace(".png", ""),
      `${"a".repeat(64)}.svg`,
      "notes.txt",
      `x${key}`,
      `${key}x`,
      `${key}%0A`,
      `.%2F${key}`,
      `..%2Fimages%2F${key}`,
      `%2e%2e%2f${key}`,
      `%00${key}`,
      "x".repeat(3000),
    ]) {
      const response = await visit(`/images/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toBe("Not found\n");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("is that of a picture as data, which would have the runtime read it as text, and warn in the log", async () => {
    const { key } = await publish(editor, png);
    const response = await visit(`/images/${key}.data`);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([
      404,
      "private, no-store",
    ]);
  });

  it("takes no picture: only the editor does", async () => {
    const { key } = await publish(editor, png);
    const form = new FormData();
    form.append("image", new File([baseline as BlobPart], "us.jpg"));
    const headers = { Origin: ORIGIN };
    const response = await visit(`/images/${key}`, { method: "POST", body: form, headers });
    expect(response.status).toBe(405);
    expect(await keysInR2()).toEqual([key]);
  });
});

describe("what is uploaded is refused, and nothing stored,", () => {
  const LARGEST = 5 * 1024 * 1024;

  it.each<[string, Uint8Array, number, RegExp]>([
    [
      "where it is no picture",
      bytes("<script>alert(1)</script>"),
      422,
      /choose a JPEG, PNG or WebP/,
    ],
    ["where it is empty", bytes(), 422, /choose a JPEG, PNG or WebP/],
    ["where it is cut off", png.subarray(0, -8), 422, /is damaged/],
    ["where it is over 5 MB", bytes(png, new Uint8Array(LARGEST)), 422, /up to 5 MB/],
    ["where it is far larger", new Uint8Array(LARGEST + 65_536), 413, /can be up to 5 MB/],
  ])("%s", async (_, content, status, why) => {
    const { key } = await publish(editor, baseline);
    const refused = await readFailure(await editor.upload(content));
    expect(refused.status).toBe(status);
    expect(refused.alert).toMatch(status === 413 ? why : /^Failed to update picture/);
    expect(refused.alert).toMatch(why);
    expect(await editor.keyNow()).toBe(key);
    expect(await keysInR2()).toEqual([key]);
  });
});
