import { logIn } from "./sessions.ts";
import { submit, visit } from "./visit.ts";

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** An operator's browser, on the pages of cases. */
export async function openDesk() {
  const { cookie, account } = await logIn(null);
  const get = (path: string) => visit(path, { headers: { Cookie: cookie } });
  const page = async (path: string) => (await (await get(path)).text()).replaceAll("<!-- -->", "");

  const desk = {
    account,
    get,
    page,
    send: (path: string, fields: Record<string, string> | URLSearchParams) =>
      submit(path, fields, { Cookie: cookie }),
    /** The hidden fields of the page of a case, whose forms have no two of one name that differ. */
    async seen(caseId: number): Promise<Record<string, string>> {
      const hidden = (await page(`/desk/reports/${caseId}`)).matchAll(
        /<input type="hidden" name="(\w+)" value="(\w*)"\/>/g,
      );
      return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
    },
    /** Sends a form of the page of a case, with its hidden fields and these, by default of spam; gives the reply. */
    async act(caseId: number, fields: Record<string, string>): Promise<Response> {
      const grounds = { rule: "spam", reason: "" };
      const whole = { ...(await desk.seen(caseId)), ...grounds, ...fields };
      return desk.send(`/desk/reports/${caseId}`, whole);
    },
    /** Presses Start; gives where it leads. */
    async start(query = ""): Promise<string> {
      const reply = await desk.send(`/desk/reports${query}`, { act: "next" });
      return `${reply.status} ${reply.headers.get("Location")}`;
    },
  };
  return desk;
}

/** The body of a page, without its scripts. */
export const bodyOf = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
