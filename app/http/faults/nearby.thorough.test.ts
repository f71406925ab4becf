import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { makeMoveCode } from "#app/domain/own-data/move-codes.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { askForAlert } from "#app/domain/posts/corner-alerts.ts";
import { subscribe } from "#app/domain/push/subscriptions.ts";
import { HOUR_MS } from "#app/durations.ts";
import { testMatrix } from "#test/faults/matrix.ts";
import type { Row, Visitors } from "#test/faults/row.ts";
import { file, form, page, SPARE_SESSION } from "#test/faults/seeds.ts";
import { CORNER, stores, newNeighbour, post, settleAll, tileOf } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { newPushBrowser } from "#test/push-browser.ts";
import { block } from "#test/push-rows.ts";
import { comment, report } from "#test/reports.ts";
import { ACTS } from "#app/routes/nearby/thread/thread-acts.ts";

const { db } = stores;
const as = "neighbour";
const OTHERS = "/nearby/posts/thread-of-other1";
const OWN = "/nearby/posts/thread-of-mine-1";
/** Neither reported nor answered. */
const OWN_NEW = "/nearby/posts/thread-of-mine-2";
const MINE = "/nearby/mine";
/** Of a photo that was hidden. */
const APPEAL = "/nearby/mine/appeal?case=1";

const KEY = "01234567-89ab-4cde-8f01-23456789abcd";
const POST = {
  kind: "help",
  text: "Does anybody have a ladder?",
  reach: "3",
  hours: "6",
  tile: writeTile(tileOf(CORNER)),
  sendKey: KEY,
};
const browser = newPushBrowser();
const otherBrowser = newPushBrowser();
/** With which another neighbour goes on on this phone. */
let code = "";
const SUBSCRIPTION = {
  operation: "subscribe",
  endpoint: browser.endpoint,
  p256dh: browser.p256dh,
  auth: browser.auth,
  wantsHelp: "yes",
  quietFrom: "1320",
  quietTo: "420",
  timeZone: "Asia/Kolkata",
};

const STRAY_PHOTO: [RegExp, string] = [
  /^picture images\/posts\/[\d-]+\/new\.png /,
  "a photo that no post names is swept away after a few days",
];
const NEWCOMER: [RegExp, string] = [
  /^people .*"key_hash":"new"/,
  "who is made a neighbour, and did not get its cookie, is forgotten after 90 days",
];
const TOLD = { d1: "Who is told of it is looked for once it is answered" };
const WAS_TOLD: [RegExp, string] = [
  /^conversations .*"seen_comment_id":\d+,"told_at":/,
  "who takes part already is told once the comment is there, or of the next one",
];
const BEGINS = "They are a neighbour by now, and the same one when they send it again";
const EVIDENCE = "It is filed, and its photos are copied before they go";
const NOTED: [RegExp, string] = [
  /^picture copies\/deletions\//,
  "what is about to go is noted first, so that no backup brings it back",
];
const IN_STEPS = "Photos go before the rows that know them";

function withPhoto(fields: Record<string, string>) {
  return () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.append("photos", new File([png as BlobPart], "ladder.png", { type: "image/png" }));
    return body;
  };
}

/** All that can be done in a thread, and by whom. */
const IN_THREAD: Record<
  string,
  [path: string, fields: Record<string, string>, special?: Partial<Row>]
> = {
  comment: [OTHERS, { text: "I have one", sendKey: KEY }, { forgives: TOLD }],
  react: [OTHERS, { reaction: "thanks on", from: OTHERS }],
  join: [OTHERS, { isOn: "yes", from: OTHERS }],
  "hide-post": [OTHERS, { from: "/nearby" }],
  "unhide-post": [OTHERS, { from: "/nearby" }],
  block: [OTHERS, { of: "post", from: "/nearby" }],
  unblock: [OTHERS, { block: "block-of-another", from: "/nearby" }],
  edit: [OWN_NEW, { text: "Never mind", venue: "" }],
  resolve: [OWN, { isResolved: "yes" }],
  delete: [OWN, {}, { doneBefore: 404, inSteps: IN_STEPS }],
  "delete-comment": [OTHERS, { comment: "comment-of-mine1" }, { doneBefore: 404, leaves: [NOTED] }],
};

const ofNewcomer = { isOldEnough: "yes" };

testMatrix({
  area: "nearby",
  rows: [
    ...page("/nearby"),
    ...page("/nearby", { as, what: "as a neighbour" }),
    ...page("/nearby", {
      as: "regular",
      what: "as who comes after a week",
      forgives: { kv: "Their session is renewed the next time" },
      begins: "Their session is the same, and renewed",
      leaves: [[/^session /, "it has as much time left as before"]],
    }),
    ...page("/nearby?before=x", { as }),
    file("/nearby/older?before=x", { as }),
    file("/nearby/fresh?since=x", { as }),
    ...page("/nearby/place", { as }),
    ...page("/nearby/place/map?at=16/46902/30382", {
      as,
      forgives: {
        assets: "Squares without names are better than none",
        d1: "Squares without shops are better than none",
      },
    }),
    ...page("/nearby/new", { as }),
    ...page(OTHERS, { as }),
    ...page(`${OTHERS}/report?of=post`, { as }),
    ...page(MINE, { as }),
    ...page(APPEAL, { as }),
    ...page(APPEAL, { what: "as a stranger", refused: 404 }),
    ...form(APPEAL, { words: "They are cough drops" }, { as, doneBefore: 409 }),
    ...page(MINE, { what: "as a stranger" }),
    file("/nearby/mine/export", { as }),
    file("/nearby/push", { as }),
    file("/nearby/outbox", { as, refused: 405 }),
    file("/nearby/old-enough", { as, refused: 405 }),
    ...page("/nearby/offline", { as }),
    file("/nearby/new/shared", { as }),
    ...form("/nearby/new/shared", { text: "A ladder" }).slice(0, 1),
    ...form("/nearby/place", { tile: POST.tile, name: "The corner" }, { as }),
    ...form("/nearby/place", { search: "Indiranagar" }, { as, what: "a search" }),
    ...form(
      "/nearby/place",
      { tile: POST.tile, name: "Found", named: "16/46902/30382" },
      { as, what: "from the map" },
    ),
    ...form("/nearby/new", POST, { as, forgives: TOLD }),
    ...form("/nearby/new", withPhoto(POST), {
      as,
      what: "with a photo",
      forgives: TOLD,
      leaves: [STRAY_PHOTO],
    }),
    ...form(
      "/nearby/new",
      { ...POST, ...ofNewcomer },
      {
        what: "as a stranger",
        forgives: TOLD,
        begins: BEGINS,
        leaves: [SPARE_SESSION, NEWCOMER],
      },
    ),
    ...form("/nearby/outbox", withPhoto(POST), {
      as,
      forgives: TOLD,
      leaves: [STRAY_PHOTO],
    }).slice(0, 1),
    ...form("/nearby/old-enough", ofNewcomer, {
      begins: BEGINS,
      leaves: [SPARE_SESSION, NEWCOMER],
    }).slice(0, 1),
    ...Object.keys(ACTS).flatMap((operation) => {
      const [path, fields, special] = IN_THREAD[operation] ?? ["/no-row-for-this-act", {}];
      return form(path, { operation, ...fields }, { as, what: operation, ...special });
    }),
    ...form(
      OTHERS,
      { operation: "comment", text: "Me", sendKey: KEY, ...ofNewcomer },
      {
        what: "comment as a stranger",
        forgives: TOLD,
        begins: BEGINS,
        leaves: [SPARE_SESSION, NEWCOMER, WAS_TOLD],
      },
    ),
    ...form(
      `${OTHERS}/report`,
      { of: "post", reason: "spam", words: "" },
      {
        as,
        forgives: { r2: EVIDENCE, d1: EVIDENCE },
        leaves: [
          [/^picture evidence\/case-3\//, EVIDENCE],
          [/^cases \{"id":3,/, EVIDENCE],
        ],
      },
    ),
    ...form(MINE, { operation: "make-code" }, { as, what: "make-code" }),
    ...form(MINE, () => new URLSearchParams({ operation: "use-code", code }), {
      what: "use-code",
      doneBefore: 422,
      leaves: [SPARE_SESSION],
    }),
    ...form(MINE, { operation: "read-rules" }, { as, what: "read-rules" }),
    ...["ask-alert", "end-alert"].flatMap((operation) =>
      form(MINE, { operation, from: "/nearby" }, { as, what: operation }),
    ),
    ...form(MINE, { operation: "unblock", block: "block-of-tests-1" }, { as, what: "unblock" }),
    ...form(MINE, { operation: "delete-data" }, { as, what: "delete-data", inSteps: IN_STEPS }),
    ...["subscribe", "state", "language"]
      .map((operation) => ({ ...SUBSCRIPTION, operation }))
      .flatMap((fields) =>
        form("/nearby/push", fields, { as, what: fields.operation }).slice(0, 1),
      ),
    ...form(
      "/nearby/push",
      { operation: "unsubscribe", endpoint: otherBrowser.endpoint },
      {
        as,
        what: "unsubscribe",
      },
    ).slice(0, 1),
  ],
  store,
});

/** A neighbour who looks from the corner and has something of everything, and what others have posted. */
async function store(): Promise<Visitors> {
  const now = Date.now();
  const regular = await storeRegular();
  const phone = newPhone();
  await phone.goTo(CORNER);
  await phone.publish({ text: "My ladder", photos: png });
  await settleAll();
  const [own] = await db.select().from(posts);
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.id, own?.personId ?? 0));
  if (!own || !person) throw new Error("nothing was published");
  const author = person as Writer;
  await db.update(posts).set({ publicId: "thread-of-mine-1" });
  await report({ thread: "thread-of-mine-1", of: "photo-1", now });
  const another = await post({ author, files: [png], now });
  await report({ thread: another.publicId, now });
  await db.update(cases).set({ photosKeptAt: null });
  const decided = { decision: "hide", decidedAt: now, decidedBy: "somebody" } as const;
  await db.update(cases).set(decided).where(eq(cases.id, 1));
  await db.update(people).set({ seenDecisionAt: now }).where(eq(people.id, author.id));
  const fresh = await post({ author, now });
  await db
    .update(posts)
    .set({ publicId: "thread-of-mine-2" })
    .where(eq(posts.publicId, fresh.publicId));
  const others = await post({ kind: "help", files: [png], now });
  await db
    .update(posts)
    .set({ publicId: "thread-of-other1" })
    .where(eq(posts.publicId, others.publicId));
  await comment(author, "thread-of-other1", "Me too", now);
  await db.update(comments).set({ publicId: "comment-of-mine1" });
  await block(author, await newNeighbour(now));
  await db.update(blocks).set({ publicId: "block-of-tests-1" });
  await askForAlert(db, author, tileOf(CORNER), { now: now - HOUR_MS });
  code = await makeMoveCode(db, await newNeighbour(now), [], { now });
  const { endpoint, p256dh, auth } = otherBrowser;
  const quiet = { quietFrom: 0, quietTo: 0, timeZone: "Asia/Kolkata" };
  const chosen = { tile: null, ...quiet, language: "en" };
  await subscribe(db, author, { endpoint, p256dh, auth, ...chosen }, { now });
  return { regular, [as]: headersOf(phone) };
}

/** Somebody whose session was made long ago. */
async function storeRegular() {
  const phone = newPhone();
  await phone.goTo(CORNER);
  await phone.send("/nearby/old-enough", ofNewcomer);
  const { keys } = await env.SESSIONS.list();
  for (const { name } of keys) {
    const session = await env.SESSIONS.get<object>(name, "json");
    await env.SESSIONS.put(name, JSON.stringify({ ...session, renewedAt: 1 }));
  }
  return headersOf(phone);
}

function headersOf({ jar }: Phone) {
  return { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}
