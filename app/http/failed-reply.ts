import { escapeXml } from "#app/domain/escape-xml.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "#app/messages/languages.ts";
import { fieldsReadOf, isPlainForm, LARGEST_FORM, readForm, type FormFields } from "./forms.ts";
import { unavailable } from "./replies.ts";

/** A form that has one of these fields is never written back into a page. */
const PASSWORD_FIELDS = new Set(["password", "current", "new"]);

/** A 503 instead of a 500 if a part has failed. On a page, "Try again" repeats the request with all that was typed. */
export async function failedReply(
  reply: Response,
  { request, isPartDown, isPage }: { request: Request; isPartDown: boolean; isPage: boolean },
): Promise<Response> {
  const answer = isPartDown ? unavailable(reply) : reply;
  return isPage ? withRetryForm(answer, request) : answer;
}

async function withRetryForm(page: Response, request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const sent = await fieldsSentBy(request);
  if (!sent) return rewriteForm(page, { fields: [...searchParams] });
  // Two slashes at the start would lead to another host.
  const action = pathname.replace(/^\/+/, "/") + search;
  return rewriteForm(page, { action, fields: sent, safe: whatIsSafe(sent) });
}

/** Which text tells what became of what was sent; undefined if that was nothing but the push of a button. */
function whatIsSafe(sent: FormFields): Retry["safe"] {
  if (sent.length === 0) return undefined;
  return sent.some(([, value]) => value instanceof File && value.size > 0)
    ? "choosePhotosAgain"
    : "typedIsSafe";
}

/** The fields of a form sent by the browser itself; undefined if there are none, or one is a password. */
async function fieldsSentBy(request: Request): Promise<FormFields | undefined> {
  if (request.method !== "POST" || !isPlainForm(request)) return undefined;
  const sent = fieldsReadOf(request) ?? (await readNow(request));
  return sent?.some(([name]) => PASSWORD_FIELDS.has(name)) ? undefined : sent;
}

/** The fields of a form that nobody had read yet when the request failed. */
async function readNow(request: Request): Promise<FormFields | undefined> {
  if (request.bodyUsed) return undefined;
  await readForm(request, LARGEST_FORM);
  return fieldsReadOf(request);
}

/** Whole sentences stay in sight, to be read and changed. */
function fieldFor([name, value]: FormFields[number], label: string): string {
  if (typeof value !== "string") return "";
  const isSentence = value.length >= 20 && /\s/.test(value);
  if (!isSentence) {
    return `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`;
  }
  // A text area drops the first line end in it.
  const text = `\n${escapeXml(value)}`;
  return `<p><textarea name="${escapeXml(name)}" rows="6" cols="32" aria-label="${label}">${text}</textarea></p>`;
}

interface Retry {
  fields: FormFields;
  /** Undefined if the page only has to be requested again. */
  action?: string;
  /** The text above the button. */
  safe?: "typedIsSafe" | "choosePhotosAgain" | undefined;
}

/** From here on the page works without scripts: in the browser, React would undo the changes to the form. */
function rewriteForm(page: Response, { fields, action, safe }: Retry): Response {
  let failed = messagesIn(DEFAULT_LANGUAGE, "ui").failed;
  return new HTMLRewriter()
    .on("html", {
      element(html) {
        const language = html.getAttribute("lang");
        if (isLanguage(language)) failed = messagesIn(language, "ui").failed;
      },
    })
    .on("form.try-again", {
      element(form) {
        if (safe !== undefined) form.before(`<p>${failed[safe]}</p>`, { html: true });
        if (action !== undefined)
          form.setAttribute("method", "post").setAttribute("action", escapeXml(action));
        form.prepend(fields.map((field) => fieldFor(field, failed.typed)).join(""), { html: true });
      },
    })
    .on("script, link[rel=modulepreload]", { element: (script) => void script.remove() })
    .transform(page);
}
