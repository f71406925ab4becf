import { photosPath } from "#app/routes/menu/editor/editor-paths.ts";
import type { QueuedPhoto } from "./photo-store.ts";

/** Why no photo gets through for now. */
export type Trouble = "network" | "server" | "logged-out" | "other-shop";

/** What became of a photo: `gone` if its item is. */
export type PhotoAnswer =
  | { is: "saved"; photoKey: string }
  | { is: "gone" }
  | { is: "refused"; code: string }
  | { is: "trouble"; trouble: Trouble };

/** What the server answers in JSON. */
export type PhotoReply =
  | { photoKey: string }
  | { problem: { reason: string; code?: string | undefined } };

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** For the two pictures over one bar of signal. */
const PATIENCE_MS = 60_000;

/** Sends a photo to the server and says what became of it. Never throws. */
export async function uploadPhoto(
  shopId: string,
  photo: QueuedPhoto,
  send: Send = fetch,
): Promise<PhotoAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const init: RequestInit = { method: "POST", body: formOf(photo), signal };
    const reply = await send(photosPath(shopId), init);
    return answerOf(reply.status, await reply.text());
  } catch {
    return { is: "trouble", trouble: "network" };
  }
}

function formOf({ key, itemId, large, small }: QueuedPhoto): FormData {
  const form = new FormData();
  for (const [name, text] of [
    ["operation", "change-item-photo"],
    ["itemId", String(itemId)],
    ["key", key],
  ] as const) {
    form.set(name, text);
  }
  form.set("photo", large);
  form.set("small", small);
  return form;
}

/** What an answer means. A gateway, or the login page of a public network, may have given it in the server's place. */
export function answerOf(status: number, body: string): PhotoAnswer {
  const reply = replyIn(body);
  if (!reply) {
    const isForeign = status < 500 || status === 502 || status === 504;
    return { is: "trouble", trouble: isForeign ? "network" : "server" };
  }
  if ("photoKey" in reply) return { is: "saved", photoKey: reply.photoKey };
  const { reason, code } = reply.problem;
  if (reason === "missing") return { is: "gone" };
  if (reason === "logged-out" || reason === "other-shop") return { is: "trouble", trouble: reason };
  return { is: "refused", code: code ?? reason };
}

function replyIn(body: string): PhotoReply | undefined {
  try {
    const json: unknown = JSON.parse(body);
    const isReply =
      typeof json === "object" && json !== null && ("photoKey" in json || "problem" in json);
    return isReply ? (json as PhotoReply) : undefined;
  } catch {
    return undefined;
  }
}
