import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { QUOTAS } from "#app/domain/posts/limits.ts";
import type { Problem } from "#app/domain/problem.ts";
import type { WritingRefusal } from "#app/routes/nearby/components/refusals.ts";
import { CORNER, tileOf, settleAll } from "#test/neighbours.ts";
import {
  BEHIND_JFIF,
  baseline,
  bytes,
  exif,
  png,
  SECRET,
  segment,
  withPieces,
} from "#test/pictures.ts";
import { cookieOf } from "#test/sessions.ts";
import { newAddress, ORIGIN, submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

const FIELDS = {
  kind: "help",
  text: "Does anybody have a ladder?",
  venue: "",
  reach: "3",
  hours: "6",
  tile: writeTile(tileOf(CORNER)),
};
let serial = 0;

async function comeOfAge(headers: Record<string, string> = newAddress()) {
  const reply = await submit("/nearby/old-enough", { isOldEnough: "yes" }, headers);
  expect(reply.status).toBe(200);
  return { ...headers, Cookie: cookieOf(reply.headers.get("Set-Cookie")) };
}

function formOf(fields: object, files: Uint8Array[] = []): FormData {
  const form = new FormData();
  const sendKey = `send-key-${++serial}`;
  for (const [name, text] of Object.entries<string>({ sendKey, ...FIELDS, ...fields }))
    form.set(name, text);
  for (const file of files) form.append("photos", new File([file.slice()], "photo"));
  return form;
}

const send = (body: FormData, headers: Record<string, string>, origin = ORIGIN) =>
  visit("/nearby/outbox", { method: "POST", body, headers: { Origin: origin, ...headers } });

const told = async (reply: Response) => ({ status: reply.status, ...(await reply.json<object>()) });
/** How a refusal is told: in words, and as data for an outbox that tells it later, perhaps in another language. */
const refusal = (status: number, of: string, words: string, refusal: WritingRefusal) => ({
  status,
  problem: { of, words, refusal },
});

type Bad = Partial<typeof FIELDS> & { sendKey?: string; files?: Uint8Array[] };

describe("a post from an outbox", () => {
  it("is there once, however often it is sent, also at the same moment", async () => {
    const headers = await comeOfAge();
    const fields = { sendKey: "one-and-only", text: "Once" };
    const replies = await Promise.all([1, 2, 3].map(() => send(formOf(fields, [png]), headers)));
    const ids = await Promise.all(
      [...replies, await send(formOf(fields, [png]), headers)].map(told),
    );
    expect(ids[0]).toEqual({
      status: 200,
      publicId: expect.stringMatching(/^[\w-]{16}$/),
      isHeld: false,
    });
    expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
    const kept = await db.select().from(posts);
    expect(kept.filter(({ text }) => text === "Once")).toHaveLength(1);
  });

  it("keeps the order of its photos, and nothing of where they were taken", async () => {
    const laden = bytes(withPieces(baseline, BEHIND_JFIF, segment(0xe1, exif("MM", 6))), SECRET);
    const headers = await comeOfAge();
    const reply = await send(formOf({}, [laden, png, laden, png]), headers);
    const { publicId } = await reply.json<{ publicId: string }>();
    const names = [1, 2, 3, 4].map((n) => `/images/${publicId}-${n}.${n % 2 ? "jpg" : "png"}`);
    for (const name of names) {
      const image = await visit(name);
      expect(image.status).toBe(200);
      expect(new TextDecoder("latin1").decode(await image.bytes())).not.toContain("GPS");
    }
  });

  it("may have photos of 5 MB together, and no more", async () => {
    const filler = segment(0xe2, "x".repeat(65_000));
    const withFillers = (count: number) =>
      new Blob([
        baseline.slice(0, BEHIND_JFIF),
        ...Array.from({ length: count }, () => filler.slice()),
        baseline.slice(BEHIND_JFIF),
      ]).bytes();
    const [large, grown] = [await withFillers(80), await withFillers(81)];
    expect(large.length).toBeGreaterThan(5_000_000);
    const headers = await comeOfAge();
    const [taken, tooLarge] = [
      await send(formOf({}, [large]), headers),
      await send(formOf({}, [large, await withFillers(2)]), headers),
    ];
    expect(taken.status).toBe(200);
    expect(await told(tooLarge)).toEqual(
      refusal(413, "photos", "This is too large to send. Try a shorter text or fewer photos.", {
        reason: "too-large",
        mostBytes: 262_144,
      }),
    );
    expect(await told(await send(formOf({}, [grown]), headers))).toEqual(
      refusal(422, "photos", "A picture can be up to 5 MB.", {
        reason: "invalid-input",
        path: "image",
        code: "image-too-large",
      }),
    );
  });

  it.each([
    ["no text", { text: " " }, { path: "text", code: "words-missing" }, "Please write something."],
    [
      "too much text",
      { text: "x".repeat(501) },
      { path: "text", code: "words-too-long", most: 500, count: 501 },
      "That’s 501 characters. Please use at most 500.",
    ],
    [
      "no place",
      { tile: "" },
      { path: "tile", code: "post-place-missing" },
      "Please choose your place first.",
    ],
    [
      "a place that is a line break",
      { venue: "a\nb" },
      { path: "venue", code: "words-control-characters" },
      "There’s a character here that can’t be shown. Please type it again.",
    ],
    [
      "no key",
      { sendKey: "" },
      { path: "sendKey", code: "post-key-wrong" },
      "Something is missing from this form. Please open it again.",
    ],
    [
      "a file that lies",
      { files: [bytes("GIF89a")] },
      { path: "image", code: "image-unknown-format" },
      "Please choose a JPEG, PNG or WebP picture.",
    ],
    [
      "a damaged photo",
      { files: [png.slice(0, 40)] },
      { path: "image", code: "image-damaged" },
      "This picture is damaged. Please choose another.",
    ],
    [
      "five photos",
      { files: [png, png, png, png, png] },
      { path: "photos", code: "post-photos-too-many", most: 4 },
      "A post can have up to 4 photos.",
    ],
  ] as [string, Bad, Problem & { path: string }, string][])(
    "with %s is refused in words",
    async (_, { files = [], ...fields }, wrong, words) => {
      const reply = await send(formOf(fields, files), await comeOfAge());
      // The form calls its field for pictures `photos`.
      const of = wrong.path === "image" ? "photos" : wrong.path;
      expect(await told(reply)).toEqual(
        refusal(422, of, words, { reason: "invalid-input", ...wrong }),
      );
    },
  );

  it("is refused where another site sends it", async () => {
    const headers = await comeOfAge();
    const before = (await db.select().from(posts)).length;
    expect((await send(formOf({}), headers, "https://evil.example")).status).toBe(403);
    for (const path of ["/nearby/outbox", "/nearby/old-enough"]) {
      expect((await visit(path, { headers })).status).toBe(405);
    }
    expect((await db.select().from(posts)).length).toBe(before);
  });

  it("is refused beyond the quota, with how long to wait, but not where it was sent before", async () => {
    const headers = await comeOfAge();
    await settleAll();
    for (let n = 0; n < QUOTAS.posts.hour; n += 1) {
      expect((await send(formOf({ sendKey: `quota-${n}-key` }), headers)).status).toBe(200);
    }
    const tooMany = await send(formOf({}), headers);
    expect(tooMany.headers.get("Retry-After")).toMatch(/^3\d\d\d$/);
    expect(await told(tooMany)).toEqual(
      refusal(429, "form", "You’ve sent a lot in a short time. Please try again in 1 hour.", {
        reason: "too-many",
        // Of the time until then, some has passed.
        retryAfter: Number(tooMany.headers.get("Retry-After")),
      }),
    );
    expect((await send(formOf({ sendKey: "quota-0-key" }), headers)).status).toBe(200);
  });
});

describe("the age of who posts", () => {
  const tooYoung = refusal(
    403,
    "isOldEnough",
    "You have to be 13 or older to take part here. You’re welcome to keep reading.",
    { reason: "age-unknown", leastAge: 13 },
  );

  it("is asked for, and remembered", async () => {
    const address = newAddress();
    expect(await told(await send(formOf({}), address))).toEqual(tooYoung);
    const headers = await comeOfAge(address);
    expect((await send(formOf({}), headers)).status).toBe(200);
  });

  it("makes nobody a neighbour who is too young", async () => {
    const before = (await db.select().from(people)).length;
    for (const isOldEnough of ["no", ""]) {
      const reply = await submit("/nearby/old-enough", { isOldEnough });
      expect(reply.headers.get("Set-Cookie")).toBeNull();
      expect(await told(reply)).toEqual(tooYoung);
    }
    expect((await db.select().from(people)).length).toBe(before);
  });
});
