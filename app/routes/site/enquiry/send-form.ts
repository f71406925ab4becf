import { PATIENCE_MS } from "#app/ui/patience.ts";

/** The result of sending a form: the page that the server answers with, or a failure; silent if no answer came. */
export type Answer =
  | { outcome: "sent" | "refused"; page: Document; address: string }
  | { outcome: "failed"; isSilent: boolean };

/** Sends a form as the browser would and reads the page that comes; fails after 20 s, or if it is not of this form. */
export async function sendForm(form: HTMLFormElement): Promise<Answer> {
  const body = new URLSearchParams();
  for (const [name, text] of new FormData(form))
    if (typeof text === "string") body.append(name, text);
  try {
    const { page, address } = await fetchPage(form.action, { method: "POST", body }, PATIENCE_MS);
    const outcome = page.querySelector<HTMLElement>("main [data-outcome]")?.dataset["outcome"];
    if (outcome === "sent" || outcome === "refused") return { outcome, page, address };
    return { outcome: "failed", isSilent: false };
  } catch {
    return { outcome: "failed", isSilent: true };
  }
}

/** Asks for a page and gives it with its address. Throws where none comes within so many milliseconds. */
export async function fetchPage(
  address: string,
  init: RequestInit,
  milliseconds: number,
): Promise<{ page: Document; address: string }> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), milliseconds);
  try {
    const reply = await fetch(address, { ...init, signal: patience.signal });
    // Its own styles are not those that this page's policy allows.
    const page = new DOMParser().parseFromString(withoutStyles(await reply.text()), "text/html");
    return { page, address: reply.url };
  } finally {
    clearTimeout(timer);
  }
}

function withoutStyles(html: string): string {
  const [before = "", ...styled] = html.split("<style>");
  return before + styled.map((rest) => rest.split("</style>").slice(1).join("")).join("");
}
