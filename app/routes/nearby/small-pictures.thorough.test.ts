import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { TIME_LIMITS } from "#app/platform/unavailable.ts";
import { openDesk } from "#test/desk-case.ts";
import { CORNER, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { noisyPng, photoOf, png, webpOf } from "#test/pictures.ts";
import { caseOf, report } from "#test/reports.ts";
import worker from "#workers/app.ts";

/* With the binding, small pictures are made by what local runs use in place of Cloudflare Images. */

const { db } = stores;
const { IMAGE_TRANSFORMS: binding, FEED_STEP_MS: atOnce } = env;
const { transforms: limit } = TIME_LIMITS;
const large = noisyPng(640, 480);

let lines: { event?: string; part?: string; at?: string; message?: string }[] = [];
beforeEach(async () => {
  lines = [];
  // A busy machine draws slowly, and if a small picture is late, the whole photo is shown.
  TIME_LIMITS.transforms = MINUTE_MS;
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  await env.IMAGES.delete(await keysInR2());
  for (const method of ["log", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[0]);
    });
  }
});
afterEach(() => {
  TIME_LIMITS.transforms = limit;
  Object.assign(env, { IMAGE_TRANSFORMS: binding, FEED_STEP_MS: atOnce });
  Object.assign(env, { SHIELD_USERNAME: "", SHIELD_PASSWORD: "" });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);

/** A post with these photos; the paths of each, first the whole photo, then its small picture. */
async function publish(...photos: Uint8Array[]) {
  const author = newPhone();
  await author.goTo(CORNER);
  expect((await author.publish({ text: "With pictures", photos })).status).toBe(303);
  const [row] = await db.select().from(posts);
  if (!row) throw new Error("there is no post");
  const paths = row.photos.map(({ key }) => {
    const whole = `/images/${key.split("/").at(-1)}`;
    return [whole, whole.replace(/\.\w+$/, "-small.webp")] as const;
  });
  return { author, paths, row, thread: `/nearby/posts/${row.publicId}` };
}

async function statuses(paths: readonly (readonly string[])[], phone: Phone = newPhone()) {
  const asked = paths.map((both) =>
    Promise.all(both.map(async (path) => (await phone.get(path, "HEAD")).status)),
  );
  return Promise.all(asked);
}

const sourcesIn = async (phone: Phone, path: string) =>
  Array.from(
    (await (await phone.get(path)).text()).matchAll(/<img [^>]*?src="(\/images\/[^"]+)"/g),
    ([, source]) => source,
  );

describe("a card shows the small picture of a photo", () => {
  it("in the feed and in the thread, of the same shape, and links to the whole photo", async () => {
    const { author, paths, thread } = await publish(large);
    const [[whole, small] = ["", ""]] = paths;
    for (const path of ["/nearby", thread]) expect(await sourcesIn(author, path)).toEqual([small]);
    const html = await (await author.get(thread)).text();
    expect(html).toMatch(RegExp(`<a href="${whole}"[^>]*><img [^>]*width="640" height="480"`));
    const [ofWhole, ofSmall] = await Promise.all([whole, small].map((path) => author.get(path)));
    expect(ofSmall?.headers.get("Content-Type")).toBe("image/webp");
    const { width, height } = photoOf(new Uint8Array((await ofSmall?.arrayBuffer()) ?? []));
    expect([Math.round(width * 0.75), width < 401]).toEqual([height, true]);
    for (const name of ["Cache-Control", "Content-Security-Policy", "X-Content-Type-Options"]) {
      expect(ofSmall?.headers.get(name)).toBe(ofWhole?.headers.get(name));
    }
  });

  it("unless the photo is small itself: there is no second one", async () => {
    const { author, paths } = await publish(png);
    const [[whole] = [""]] = paths;
    expect(await sourcesIn(author, "/nearby")).toEqual([whole]);
    expect(await statuses(paths, author)).toEqual([[200, 404]]);
    expect(await keysInR2()).toHaveLength(1);
  });

  it("unless the post is older than small pictures: it shows the whole photo", async () => {
    const { author, row, paths } = await publish(large);
    const photos = sql`json_remove(photos, '$[0].hasSmall')`;
    await db.update(posts).set({ photos }).where(eq(posts.id, row.id));
    const [[whole] = [""]] = paths;
    expect(await sourcesIn(author, "/nearby")).toEqual([whole]);
    expect(await statuses(paths)).toEqual([[200, 404]]);
  });
});

describe("who cannot see a photo cannot see its small picture", () => {
  it("while it, or its post, is hidden", async () => {
    const { paths, row } = await publish(large, large);
    expect(await statuses(paths)).toEqual([
      [200, 200],
      [200, 200],
    ]);
    const [first, second] = row.photos;
    if (!first || !second) throw new Error("there are two photos");
    const hidden = [{ ...first, isHidden: true }, second];
    await db.update(posts).set({ photos: hidden }).where(eq(posts.id, row.id));
    expect(await statuses(paths)).toEqual([
      [404, 404],
      [200, 200],
    ]);
    await db.update(posts).set({ hiddenAt: 1 }).where(eq(posts.id, row.id));
    expect(await statuses(paths)).toEqual([
      [404, 404],
      [404, 404],
    ]);
  });

  it("once the post has ended, to the same minute, and neither is cached beyond it", async () => {
    const { paths, row, author } = await publish(large);
    vi.useFakeTimers({ toFake: ["Date"], now: row.expiresAt - 150_500 });
    const caching = async () =>
      Promise.all(
        paths.flat().map(async (path) => (await author.get(path)).headers.get("Cache-Control")),
      );
    expect(await caching()).toEqual(["private, max-age=120", "private, max-age=120"]);
    vi.setSystemTime(row.expiresAt - 1);
    expect(await statuses(paths)).toEqual([[200, 200]]);
    vi.setSystemTime(row.expiresAt);
    expect(await statuses(paths, author)).toEqual([[404, 404]]);
  });

  it("before the full minute at which the post appears, but its author can", async () => {
    env.FEED_STEP_MS = String(MINUTE_MS);
    const minute = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
    vi.useFakeTimers({ toFake: ["Date"], now: minute + 3_000 });
    const { author, paths } = await publish(large);
    expect([await statuses(paths), await statuses(paths, author)]).toEqual([
      [[404, 404]],
      [[200, 200]],
    ]);
    // A newcomer's post appears later than that.
    vi.setSystemTime(minute + 2 * HOUR_MS);
    expect(await statuses(paths)).toEqual([[200, 200]]);
  });

  it("while it waits to be compared, which only the whole photo is, nor once it is found to be known", async () => {
    Object.assign(env, { SHIELD_USERNAME: "nukkad", SHIELD_PASSWORD: "a password" });
    const asked: number[] = [];
    let answer = (): Response | Promise<Response> => Promise.reject(new TypeError("network"));
    vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      asked.push((await new Request(address, init).bytes()).length);
      return answer();
    });
    const { author, paths } = await publish(large);
    expect([await statuses(paths, author), asked]).toEqual([[[404, 404]], [large.length]]);
    answer = () => Response.json({ classification: "csam" });
    const scheduledTime = new Date(Date.now() + 2 * MINUTE_MS);
    await worker.scheduled(createScheduledController({ cron: "* * * * *", scheduledTime }));
    expect([await statuses(paths, author), asked]).toEqual([
      [[404, 404]],
      [large.length, large.length],
    ]);
  });
});

describe("a small picture goes with its photo", () => {
  async function expectBothGone(
    act: (of: Awaited<ReturnType<typeof publish>>) => Promise<unknown>,
  ) {
    const published = await publish(large, png);
    expect(await keysInR2()).toHaveLength(3);
    await act(published);
    expect([await keysInR2(), await db.$count(posts)]).toEqual([[], 0]);
  }

  it("when its author deletes the post", () =>
    expectBothGone(({ author, thread }) => author.send(thread, { operation: "delete" })));

  it("when its author deletes all data", () =>
    expectBothGone(({ author }) => author.send("/nearby/mine", { operation: "delete-data" })));

  it("when the post has ended", () =>
    expectBothGone(({ row }) =>
      worker.scheduled(
        createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date(row.expiresAt) }),
      ),
    ));

  it("when moderators remove that photo alone", async () => {
    const { row, paths } = await publish(large, large);
    await report({ thread: row.publicId, of: "photo-1", now: Date.now() });
    const desk = await openDesk();
    const { id } = await caseOf();
    await desk.act(id, { act: "remove" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
    const chores = { cron: "* * * * *", scheduledTime: new Date() };
    await worker.scheduled(createScheduledController(chores));
    expect(await statuses(paths)).toEqual([
      [404, 404],
      [200, 200],
    ]);
    const gone = `${row.publicId}-1`;
    expect((await keysInR2()).filter((key) => key.includes(gone))).toEqual([]);
    expect(await keysInR2()).toHaveLength(2);
  });
});

describe("where no small picture can be made, a post is published and shows the whole photo", () => {
  beforeEach(() => {
    TIME_LIMITS.transforms = limit;
  });

  const failing = (output: () => Promise<ImageTransformationResult>): ImagesBinding => {
    const transformer = { transform: () => transformer, output } as unknown as ImageTransformer;
    return { ...binding, input: () => transformer };
  };
  const says = (text: string) => () =>
    Promise.resolve({ response: () => new Response(text) } as ImageTransformationResult);

  it.each<[string, ImagesBinding | undefined, (typeof lines)[0][]]>([
    ["as there is no binding", undefined, []],
    [
      "as Cloudflare Images fails",
      failing(() => Promise.reject(new Error("IMAGES_TRANSFORM_ERROR 9523"))),
      [{ part: "transforms", at: "photo drawn smaller", message: "IMAGES_TRANSFORM_ERROR 9523" }],
    ],
    ["as what comes is no picture", failing(says("ERROR 9523")), []],
    [
      "as none comes in two seconds",
      failing(() => new Promise(() => {})),
      [{ part: "transforms", at: "photo drawn smaller", message: "no answer within 2000 ms" }],
    ],
  ])("%s", async (_, transforms, logged) => {
    Object.assign(env, { IMAGE_TRANSFORMS: transforms });
    const { author, paths } = await publish(large);
    const [[whole] = [""]] = paths;
    expect(await sourcesIn(author, "/nearby")).toEqual([whole]);
    expect(await statuses(paths)).toEqual([[200, 404]]);
    const failures = lines.filter(({ part }) => part !== undefined);
    expect(failures).toEqual(logged.map((line) => expect.objectContaining(line) as unknown));
  });

  it("as the month's share is used up, which is a line in the log, and no error", async () => {
    const usedUp = Object.assign(new Error("IMAGES_TRANSFORM_ERROR 9422"), { code: 9422 });
    Object.assign(env, { IMAGE_TRANSFORMS: failing(() => Promise.reject(usedUp)) });
    const { paths } = await publish(large, noisyPng(480, 640));
    expect(await statuses(paths)).toEqual([
      [200, 404],
      [200, 404],
    ]);
    const said = lines.map(({ event }) => event);
    expect(said.filter((event) => event === "transforms used up")).toHaveLength(1);
    expect(said).not.toContain("error");
  });
});

it("a second attempt has only the time that the first has left, and the first is taken where that is over", async () => {
  TIME_LIMITS.transforms = limit;
  vi.useFakeTimers({ toFake: ["Date"] });
  const tooLarge = webpOf(400, 300, 20_000);
  let attempts = 0;
  const transformer = {
    transform: () => transformer,
    output: () => {
      attempts += 1;
      if (attempts > 1) return new Promise(() => {});
      vi.setSystemTime(Date.now() + 1_990);
      return Promise.resolve({ response: () => new Response(tooLarge as BodyInit) });
    },
  } as unknown as ImageTransformer;
  Object.assign(env, { IMAGE_TRANSFORMS: { ...binding, input: () => transformer } });
  const { paths } = await publish(large);
  expect(await statuses(paths)).toEqual([[200, 200]]);
  const late = lines.filter(({ part }) => part === "transforms");
  expect(late.map(({ message }) => message)).toEqual(["no answer within 10 ms"]);
});
