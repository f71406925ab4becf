import { env } from "cloudflare:workers";
import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { comments, people, posts, reactions } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { CORNER, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { NEARBY_PATHS, newPhone, type Phone } from "#test/phone.ts";

/* What has expired is out of reach by every address below /nearby, those that are added later among them; nobody sweeps. */

// There are many addresses, and each is asked for everything.
vi.setConfig({ testTimeout: 30_000 });

const db = openDatabase(env.DB);
const HOUR = 60 * 60 * 1000;
const WORDS = "The tanker comes at six";
const ANSWER = "Thank you, I have two buckets";
const VENUE = "Pump house lane";

/** What the acts of a thread are called, and of any other page that is about one. */
const OPERATIONS = [
  "comment",
  "react",
  "resolve",
  "delete",
  "delete-comment",
  "report",
  "hide",
  "block",
];

let asha: Phone;
let author: Writer;

beforeEach(async () => {
  asha = newPhone();
  await asha.goTo(CORNER);
  await asha.publish({ text: "Asha was here" });
  const [last] = await db.select().from(people).orderBy(desc(people.id));
  author = last as Writer;
  await db.delete(posts);
});

/** A post of Asha's of an hour, written so long ago, with a photo, a comment and a reaction of hers. */
async function storePost(ago: number) {
  const now = Date.now() - ago;
  const words = { text: WORDS, venue: VENUE, kind: "help" } as const;
  const { publicId } = await post({ author, ...words, hours: 1, files: [png], at: CORNER, now });
  const at = { thread: publicId };
  await addComment(db, author, { ...at, text: ANSWER, sendKey: "the-answer" }, { now });
  await setReaction(db, author, { ...at, reaction: "thanks", isOn: true }, { now });
  const thread = await openThread(db, { person: author, secret: "" }, publicId, { now });
  return { publicId, comment: thread?.comments[0]?.publicId ?? "" };
}

type Stored = Awaited<ReturnType<typeof storePost>>;

const pathsOf = ({ publicId }: Stored) =>
  NEARBY_PATHS.map((path) => path.replace(/:\w+/, publicId));

/** The addresses that tell of a post to this phone. */
async function addressesThatTell(phone: Phone, stored: Stored): Promise<string[]> {
  const telling: string[] = [];
  const all = pathsOf(stored).flatMap((path) => [path, `${path}.data`]);
  for (const path of [...all, "/nearby?kind=help&within=1", "/nearby.data?within=10"]) {
    const text = await (await phone.get(path)).text();
    const isTold = [WORDS, ANSWER, VENUE, `${stored.publicId}-1`].some((words) =>
      text.includes(words),
    );
    if (isTold) telling.push(path);
  }
  return telling;
}

/** What any act might need, but for its name. */
const fieldsFor = ({ publicId, comment }: Stored) => ({
  thread: publicId,
  post: publicId,
  comment,
  text: "too late",
  reaction: "thanks off",
  isResolved: "yes",
  reason: "spam",
  isOldEnough: "yes",
});

/** What is stored of posts. */
const state = () =>
  Promise.all([db.select().from(posts), db.select().from(comments), db.select().from(reactions)]);

describe("a post that", () => {
  it("is live is told of where it should be: so this would find one that is not", async () => {
    const stored = await storePost(0);
    const told = await addressesThatTell(asha, stored);
    const thread = `/nearby/posts/${stored.publicId}`;
    expect(told).toEqual(
      expect.arrayContaining(["/nearby", "/nearby.data", thread, `${thread}.data`, "/nearby/mine"]),
    );
    expect((await asha.get(`/images/${stored.publicId}-1.png`)).status).toBe(200);
  });

  it("has expired is told of nowhere, to its author as to anybody, with its comments and photos", async () => {
    const stored = await storePost(HOUR);
    const stranger = newPhone();
    await stranger.goTo(CORNER);
    for (const phone of [asha, stranger]) {
      expect(await addressesThatTell(phone, stored)).toEqual([]);
      const thread = await phone.get(`/nearby/posts/${stored.publicId}`);
      expect(thread.status).toBe(404);
      for (const method of ["GET", "HEAD"]) {
        const photo = await phone.get(`/images/${stored.publicId}-1.png`, method);
        expect([photo.status, photo.headers.get("Cache-Control")]).toEqual([
          404,
          "private, no-store",
        ]);
      }
    }
    expect((await state()).map((rows) => rows.length)).toEqual([1, 1, 1]);
  });

  it("has expired does not count among those that are new, nor go on a page of older ones", async () => {
    const cursors = async () => {
      const html = await (await asha.get("/nearby?within=10")).text();
      return html.match(/[\w-]{40,}/g) ?? [];
    };
    const before = await cursors();
    await storePost(HOUR);
    expect(before.length).toBeGreaterThan(0);
    for (const cursor of before) {
      const fresh = await asha.get(`/nearby/fresh?within=10&since=${cursor}`);
      expect(await fresh.json()).toEqual({ count: 0 });
      const older = await asha.get(`/nearby/older?within=10&before=${cursor}`);
      expect(await older.json()).toMatchObject({ posts: [] });
    }
  });

  it("has expired is changed by no act of anybody, and says only that it has ended", async () => {
    const stored = await storePost(HOUR);
    const before = await state();
    const stranger = newPhone();
    await stranger.publish({ tile: "16/46234/29482", text: "From elsewhere" });
    const [[, elsewhere]] = await state();
    const tryAll = async (phone: Phone, path: string) => {
      for (const operation of OPERATIONS) {
        const fields = { ...fieldsFor(stored), operation, sendKey: crypto.randomUUID() };
        // As the framework's script sends it: no page is rendered around the answer.
        const reply = await phone.send(`${path}.data`, fields);
        expect(await reply.text()).not.toContain(WORDS);
        if (path.includes(stored.publicId)) expect(reply.status).toBeGreaterThanOrEqual(400);
      }
    };
    for (const path of pathsOf(stored)) await tryAll(asha, path);
    await tryAll(stranger, `/nearby/posts/${stored.publicId}`);
    const [rows, ...others] = await state();
    expect([rows.filter(({ id }) => id !== elsewhere?.id), ...others]).toEqual(before);
    const html = await (await stranger.get(`/nearby/posts/${stored.publicId}`)).text();
    expect(html).toContain("has ended");
  });
});
