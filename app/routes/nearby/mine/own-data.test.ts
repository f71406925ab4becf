import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { caseOf } from "#test/reports.ts";
import { openDesk } from "#test/desk-case.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { settledPhone } from "#test/settled-phone.ts";

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
});

/** Somebody's own page, without its scripts, which hold all texts. */
async function mine(phone: Phone): Promise<string> {
  const page = await (await phone.get("/nearby/mine")).text();
  return page.replaceAll("<!-- -->", "").replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
}

it("an author who waits for the answer to an appeal is warned before deleting that it may not reach them", async () => {
  const [author, other] = [await settledPhone(), newPhone()];
  await author.publish({ text: "Buy my pills" });
  const [thread = ""] = /\/nearby\/posts\/[\w-]{16}/.exec(await mine(author)) ?? [];
  await other.send(`${thread}/report?of=post`, { of: "post", reason: "spam", words: "" });
  const { id } = await caseOf();
  const [desk, second] = [await openDesk(), await openDesk()];
  expect((await desk.act(id, { act: "hide" })).status).toBe(303);
  const warning = new RegExp(
    `asked for a second look \\(case ${id}\\), and we haven’t answered yet`,
  );
  expect(await mine(author)).not.toMatch(warning);
  const asked = { words: "They are cough drops." };
  expect((await author.send(`/nearby/mine/appeal?case=${id}`, asked)).status).toBe(303);
  expect(await mine(author)).toMatch(warning);
  const [appeal] = await env.DB.prepare("SELECT id FROM appeals")
    .all<{ id: number }>()
    .then((found) => found.results);
  const path = `/desk/appeals/${appeal?.id}`;
  const hidden = (await second.page(path)).matchAll(
    /<input type="hidden" name="(\w+)" value="(\w*)"\/>/g,
  );
  const seen = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  const answered = await second.send(path, { ...seen, outcome: "upheld", answer: "No." });
  expect(answered.status).toBe(303);
  expect(await mine(author)).not.toMatch(warning);
});
