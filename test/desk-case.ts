import { logIn } from "./sessions.ts";
import { submit, visit } from "./visit.ts";

/** An operator's browser, on the pages of cases. */
export async function openDesk() {
  const { cookie } = await logIn(null);
  const page = async (path: string) =>
    (await (await visit(path, { headers: { Cookie: cookie } })).text()).replaceAll("<!-- -->", "");

  return {
    page,
    /** Sends a form of the page of a case, with its hidden fields and these; gives the reply. */
    async act(caseId: number, fields: Record<string, string>): Promise<Response> {
      const path = `/desk/reports/${caseId}`;
      const seen = (await page(path)).matchAll(
        /<input type="hidden" name="(\w+)" value="(\w*)"\/>/g,
      );
      const hidden = Object.fromEntries([...seen].map(([, name, value]) => [name, value]));
      return submit(path, { ...hidden, reason: "", ...fields }, { Cookie: cookie });
    },
  };
}
