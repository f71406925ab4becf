import { DEMO_CORNER } from "#scripts/demo/demo-corner.ts";
import { tileAt, writeTile } from "#app/domain/places/tiles.ts";
import { act, newPhone, perform, type Corner, type Neighbour } from "./corner.ts";
import { deleteComment, deleteData, deletePost } from "./delete-nearby.ts";
import { ABSENT } from "./ledger.ts";
import { drawPicture } from "./pictures.ts";
import type { Pen, Stage, Step } from "./stage.ts";
import type { Form } from "./visitor.ts";

const TILE = writeTile(tileAt(DEMO_CORNER) ?? 0);
const REACTIONS = ["thanks", "love", "laugh"];
/** In their first hour a neighbour may post three times. */
const MOST_POSTS = 3;
const MOST_ACTS = 25;

/** Publishes the posts that others write about in this round. */
export async function openCorner(stage: Stage, pen: Pen): Promise<Corner> {
  const corner: Corner = { phones: [], talked: [], reportable: [] };
  const neighbour = { ...pen, stage, corner, phone: newPhone(stage, corner, pen) };
  for (let count = 0; count < MOST_POSTS; count += 1) await post(neighbour);
  corner.talked = neighbour.phone.posts.slice(0, 2);
  corner.reportable = neighbour.phone.posts.slice(2);
  return corner;
}

/** Posts, comments, reacts, reports and deletes, as one neighbour after another. */
export function writeNearby(stage: Stage, corner: Corner, pen: Pen): Step {
  let phone = newPhone(stage, corner, pen);
  return async () => {
    const acts = phone.posts.length > 0 ? ALL_ACTS : [post];
    await pen.random.pick(acts)({ ...pen, stage, corner, phone });
    phone.acts += 1;
    if (phone.acts < MOST_ACTS) return;
    if (pen.random.below(2) === 0) await deleteData({ ...pen, stage, corner, phone });
    phone = newPhone(stage, corner, pen);
  };
}

const ALL_ACTS = [
  post,
  post,
  comment,
  comment,
  comment,
  react,
  react,
  report,
  deletePost,
  deleteComment,
];

/** Posts with the form or from the outbox, with up to two photos. The first post makes its sender a neighbour. */
async function post(neighbour: Neighbour): Promise<void> {
  const { stage, phone, random } = neighbour;
  if (phone.posted >= MOST_POSTS) return;
  phone.posted += 1;
  const text = neighbour.mark();
  const photos = Array.from({ length: random.below(3) }, () => drawPicture(random).file);
  const value = `help with ${photos.length} photos`;
  const path = random.pick(["/nearby/new", "/nearby/outbox"]);
  const fields: Form = [
    ["kind", "help"],
    ["text", text],
    ["reach", "3"],
    ["hours", "24"],
    ["tile", TILE],
    ["isOldEnough", "yes"],
    ["sendKey", random.uuid()],
    ...photos.map((photo): Form[number] => ["photos", photo]),
  ];
  const posted = await perform(neighbour, {
    what: `posts ${text} by ${path}`,
    sets: { [`post ${text}`]: value, [`${phone.name} tells post ${text}`]: value },
    send: () => phone.visitor.send(path, fields),
    again: "has a key",
  });
  if (!posted) return;
  const [row] = await stage.server.rows<{ publicId: string }>(
    `SELECT public_id AS publicId FROM posts WHERE text = '${text}'`,
  );
  if (row) phone.posts.push({ publicId: row.publicId, text });
}

async function comment(neighbour: Neighbour): Promise<void> {
  const { stage, corner, phone, random } = neighbour;
  const below = random.pick([...corner.talked, ...phone.posts]);
  const text = neighbour.mark();
  const commented = await act(neighbour, below, {
    what: `comments ${text}`,
    sets: {
      [`comment ${text}`]: `below ${below.text}`,
      [`${phone.name} tells comment ${text}`]: `below ${below.publicId}`,
    },
    fields: { operation: "comment", text, sendKey: random.uuid(), isOldEnough: "yes" },
    again: "has a key",
  });
  if (!commented) return;
  const [row] = await stage.server.rows<{ publicId: string }>(
    `SELECT public_id AS publicId FROM comments WHERE text = '${text}'`,
  );
  if (row) phone.comments.push({ ...row, text, below });
}

async function react(neighbour: Neighbour): Promise<void> {
  const { corner, phone, random } = neighbour;
  const to = random.pick([...corner.talked, ...phone.posts]);
  const reaction = random.pick(REACTIONS);
  const fact = `${phone.name} tells reaction ${reaction} to ${to.publicId}`;
  const isOn = !phone.reactions.has(fact);
  if (isOn) phone.reactions.set(fact, to.publicId);
  else phone.reactions.delete(fact);
  await act(neighbour, to, {
    what: `${isOn ? "reacts" : "takes a reaction back"}: ${reaction}`,
    sets: { [fact]: isOn ? "given" : ABSENT },
    fields: {
      operation: "react",
      reaction: `${reaction} ${isOn ? "on" : "off"}`,
      isOldEnough: "yes",
    },
    again: "is the last word",
  });
}

async function report(neighbour: Neighbour): Promise<void> {
  const { corner, phone, random } = neighbour;
  const thread = random.pick(corner.reportable);
  if (phone.reported.has(thread.publicId)) return;
  phone.reported.add(thread.publicId);
  const words = neighbour.mark();
  await perform(neighbour, {
    what: `reports ${thread.text}: ${words}`,
    sets: { [`report ${words}`]: "spam" },
    send: () =>
      phone.visitor.send(`/nearby/posts/${thread.publicId}/report`, [
        ["of", "post"],
        ["reason", "spam"],
        ["words", words],
      ]),
    again: "is the last word",
  });
}
