import type { Answer, Deliver } from "./send-outbox.ts";

/** How long to wait for the answer to a post, in milliseconds: four photos at 10 KB a second. */
export const POST_PATIENCE_MS = 120_000;

/** Sends, and reports the share that has been sent, from 0 to 1. */
export function deliverWithProgress(tell: (share: number) => void): Deliver {
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
