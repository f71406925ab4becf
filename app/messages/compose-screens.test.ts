import { env } from "cloudflare:workers";
import { createElement, type ReactElement } from "react";
import { DETECTORS, REASONS } from "#app/domain/word-rules/limits.ts";
import { AsItIs } from "#app/routes/nearby/components/as-it-is.tsx";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeTile } from "#app/domain/places/tiles.ts";
import { QUOTAS } from "#app/domain/posts/limits.ts";
import { WaitingPost } from "#app/routes/nearby/components/waiting-posts.tsx";
import { CharactersLeft } from "#app/routes/nearby/compose/characters-left.tsx";
import { ComposePage } from "#app/routes/nearby/compose/compose-page.tsx";
import { DiscardDraft } from "#app/routes/nearby/compose/discard-draft.tsx";
import { PhotoPicker } from "#app/routes/nearby/compose/photo-picker.tsx";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { CORNER, tileOf, settleAll } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { bytes, png } from "#test/pictures.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { catalogues } from "./catalogues.server.ts";

speakPseudo();
afterEach(() => vi.restoreAllMocks());

const TILE = writeTile(tileOf(CORNER));

type Phone = ReturnType<typeof newPhone>;
type Fields = Parameters<Phone["publish"]>[0];

async function phoneAtCorner(name = "7"): Promise<Phone> {
  const phone = newPhone({ cookies: { language: "hi" } });
  await phone.send("/nearby/place", { tile: TILE, name });
  return phone;
}

/** The page without the frame of the community, whose words are another area's. */
const withoutFrame = (page: Response) =>
  new HTMLRewriter().on("header", { element: (element) => void element.remove() }).transform(page);

const MANY = Array.from({ length: 5 }, () => png);
const LARGE = bytes(png, new Uint8Array(3_000_000));

const REFUSED: [name: string, status: number, fields: Fields][] = [
  ["an empty post", 422, { text: " " }],
  ["a post that is too long", 422, { text: "7".repeat(501) }],
  ["a post with a control character", 422, { text: "7\u0007" }],
  ["a post of no known kind", 422, { kind: "7" }],
  ["a post for no known time", 422, { hours: "7" }],
  ["a post for no known distance", 422, { reach: "7" }],
  ["a post from nowhere", 422, { tile: "" }],
  ["a post without a key", 422, { sendKey: "" }],
  ["a post by somebody too young", 403, { isOldEnough: "no" }],
  ["a post with a GIF", 422, { photos: [bytes("GIF89a")] }],
  ["a post with a damaged photo", 422, { photos: [png.slice(0, 40)] }],
  ["a post with too many photos", 422, { photos: MANY }],
  ["a post that is too large", 413, { photos: [LARGE, LARGE] }],
];

describe("in another language, no text from outside the catalogue is on", () => {
  it.each([
    ["the form", async () => (await phoneAtCorner()).get("/nearby/new")],
    [
      "the form for a place without a name",
      async () => (await phoneAtCorner("")).get("/nearby/new"),
    ],
    ["the form to be stored", async () => (await phoneAtCorner()).get("/nearby/new?to-keep")],
  ])("%s", async (_, open) => {
    const page = await open();
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<html lang="hi">');
    expect(await plainWordsIn(withoutFrame(new Response(html, page)))).toEqual([]);
  });

  it("the word that a post was sent", async () => {
    const feed = await (await (await phoneAtCorner()).get("/nearby?posted")).text();
    const [, sent = ""] = /(<p class="status" role="status">.*?<\/p>)/.exec(feed) ?? [];
    expect(sent).toContain("~~~");
    expect(await plainWordsIn(new Response(sent))).toEqual([]);
  });

  it.each(REFUSED)("the form after %s", async (_, status, fields) => {
    const phone = await phoneAtCorner();
    const page = await phone.publish({ text: "7", ...fields });
    expect(page.status).toBe(status);
    expect(await plainWordsIn(withoutFrame(page))).toEqual([]);
  });

  it.each(REFUSED)("the reply to the outbox after %s", async (_, status, fields) => {
    const reply = await sendFromOutbox(await phoneAtCorner(), fields);
    expect(reply.status).toBe(status);
    await expectForeign(reply);
  });

  it("the reply to the outbox after too many posts, in a minute or an hour, or of one that is not new", async () => {
    const phone = await phoneAtCorner();
    const limit = vi.spyOn(env.POSTS_PER_ADDRESS, "limit").mockResolvedValue({ success: false });
    await expectForeign(await sendFromOutbox(phone));
    limit.mockRestore();
    const first = await phoneAtCorner();
    for (let n = 0; n < 3; n += 1) await sendFromOutbox(first);
    await expectForeign(await sendFromOutbox(first));
    await phone.send("/nearby/old-enough", { isOldEnough: "yes" });
    await settleAll();
    const sendKey = crypto.randomUUID();
    for (let n = 0; n < QUOTAS.posts.hour; n += 1) {
      const key = n === 0 ? sendKey : crypto.randomUUID();
      expect((await sendFromOutbox(phone, { sendKey: key })).status).toBe(200);
    }
    await expectForeign(await sendFromOutbox(phone));
    await expectForeign(await sendFromOutbox(phone, { sendKey, text: "8" }));
  });

  it.each<[string, ReactElement]>([
    ["the form without a network", form({ isOffline: true })],
    ["the form with a draft", createElement(DiscardDraft, { discard: () => {} })],
    ["chosen photos", photoPicker({ chosen: [photo("1"), photo("2")] })],
    ["photos that are being prepared", photoPicker({ preparing: 1 })],
    ["photos that cannot be read", photoPicker({ areUnread: true })],
    ["50 characters", createElement(CharactersLeft, { left: 50 })],
    ["no characters", createElement(CharactersLeft, { left: 0 })],
    ["too many characters", createElement(CharactersLeft, { left: -1 })],
    ["a post that is sent", waiting("ready", 0.5)],
    ["a post that is about to be sent", waiting("ready")],
    ["a post that waits for the network", waiting("unreachable")],
    ["a post that fails", waiting("failing")],
    ["a post that has waited too long", waiting("stale")],
    ["a post that was refused", waiting("refused")],
    ["a post that its writer is asked about", createElement(WaitingPost, ASKED)],
    ["the two answers to that", createElement(AsItIs, { mark: "7", field: "7", label: "7" })],
  ])("%s", async (_, element) => {
    const html = await render(element);
    expect(html).toContain("~~~");
    expect(await plainWordsIn(new Response(html))).toEqual([]);
  });
});

function sendFromOutbox(phone: Phone, fields: Fields = {}): Promise<Response> {
  const post = { kind: "help", text: "7", reach: "3", hours: "6", isOldEnough: "yes" };
  const sendKey = crypto.randomUUID();
  return phone.send("/nearby/outbox", { ...post, tile: TILE, sendKey, ...fields });
}

async function expectForeign(reply: Response): Promise<void> {
  const { problem } = await reply.json<{ problem: { words: string } }>();
  expect(problem.words).toContain("~~~");
  expect(await plainWordsIn(new Response(problem.words))).toEqual([]);
}

type ComposeProps = Parameters<typeof ComposePage>[0];

function form(props: Partial<ComposeProps>): ReactElement {
  const beginning = {
    kind: null,
    text: "",
    isShared: false,
    edit: null,
    age: 13,
    sendKey: "7",
    madeAt: 0,
  };
  const place = { tile: tileOf(CORNER), name: "7" };
  return createElement(ComposePage, {
    ...beginning,
    place,
    isOffline: false,
    answer: undefined,
    ...props,
  });
}

type ChosenPhotos = Parameters<typeof PhotoPicker>[0]["photos"];

function photoPicker(photos: Partial<ChosenPhotos>): ReactElement {
  const none = { chosen: [], preparing: 0, areUnread: false, problem: "" };
  const unused = { add: async () => {}, remove() {}, restore() {}, leaveUnread() {}, clear() {} };
  const all = { ...none, ...unused, ...photos };
  const said = { problem: "", answer: { hadPhotos: true } };
  return createElement(PhotoPicker, { photos: all, readAgain: async () => {}, ...said });
}

const photo = (url: string) => ({ file: new File([], "7"), url });

const REFUSAL = {
  reason: "asked-first",
  mark: "7",
  found: [...DETECTORS, ...REASONS].map((of) => ({ of, words: "7" })),
};
const ASKED = {
  post: {
    sendKey: "7",
    fields: { text: "7" },
    since: 0,
    problem: { of: "form", refusal: REFUSAL },
  },
  state: "refused",
  sending: undefined,
} as const;

function waiting(state: Parameters<typeof WaitingPost>[0]["state"], share?: number): ReactElement {
  const problem = state === "refused" ? { of: "form", words: "7" } : undefined;
  const post = { sendKey: "7", fields: { text: "7" }, since: 0, problem };
  const sending = share === undefined ? undefined : { sendKey: "7", share };
  return createElement(WaitingPost, { post, state, sending });
}

async function render(element: ReactElement): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request("http://nukkad.test/nearby"));
  if (context instanceof Response) throw new Error("led elsewhere");
  const router = createStaticRouter(handler.dataRoutes, context);
  const of = { language: "hi" as const, texts: catalogues.hi };
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  return renderToString(MessagesProvider({ of, children: page }));
}
