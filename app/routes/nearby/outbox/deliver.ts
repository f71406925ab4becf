import type { Answer, Deliver } from "./send-outbox.ts";

/** A network may take a post and never answer. So long, in milliseconds, is waited: four photos at 10 KB a second. */
export const POST_PATIENCE_MS = 120_000;

/** Delivers, and tells again and again what share of a post has been sent, from 0 to 1. */
export function deliverTelling(tell: (share: number) => void): Deliver {
  return (path, body) =>
    new Promise<Answer>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("POST", path);
      request.timeout = POST_PATIENCE_MS;
      if (body instanceof FormData) {
        request.upload.addEventListener("progress", ({ loaded, total }) => tell(loaded / total));
      }
      request.addEventListener("load", () => {
        resolve({ status: request.status, body: request.responseText });
      });
      for (const end of ["error", "abort", "timeout"]) {
        request.addEventListener(end, () => reject(new TypeError(`no answer: ${end}`)));
      }
      request.send(body);
    });
}
