import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { filledIn, formsIn } from "#test/forms-in.ts";
import { linksIn } from "#test/links-in.ts";
import { CORNER } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";

/* Changing the words of one's own post, without JavaScript. */

const db = openDatabase(env.DB);
let phone: Phone;
let path: string;
beforeEach(async () => {
  phone = newPhone();
  await phone.goTo(CORNER);
  await phone.publish({ text: "The stall opens at six.", venue: "Bus stop" });
  const [own] = await db.select().from(posts).orderBy(desc(posts.id));
  path = `/nearby/posts/${own?.publicId}`;
});

const textOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

/** Follows “Edit”, and sends its form with these words. */
async function edit(words: Record<string, string>): Promise<Response> {
  const links = await linksIn(await phone.get(path), path);
  const address = links.find(([text]) => text === "Edit")?.[1] ?? "no link";
  const forms = await formsIn(await phone.get(address), path);
  const form = forms.find(({ fields }) => fields.some(([, value]) => value === "edit"));
  if (!form) throw new Error("no form to edit");
  return phone.sendPlain(address, filledIn(form, words));
}

it("leads back to the post, which says that it was edited, as the feed does", async () => {
  const saved = await edit({ text: "The stall opens at five.", venue: "" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
  for (const page of [path, "/nearby"]) {
    const text = await textOf(await phone.get(page));
    expect(text).toContain("The stall opens at five.");
    expect(text).toContain(" · edited");
    expect(text).not.toContain("Bus stop");
  }
});

it("loses nothing typed where it is refused: too late, answered meanwhile, without words, too long", async () => {
  const typed = { text: "Never mind the stall.", venue: "At the gate" };
  const refusedWith = async (words: Record<string, string>) => {
    const reply = await edit(words);
    const page = await textOf(reply);
    for (const word of Object.values(words)) expect(page).toContain(word);
    return [reply.status, page] as const;
  };
  const [noWords, page] = await refusedWith({ ...typed, text: "\u200b" });
  expect([noWords, /<textarea[^>]*id="edited-text"[^>]*aria-invalid="true"/.test(page)]).toEqual([
    422,
    true,
  ]);
  const [tooLong, longPage] = await refusedWith({ ...typed, venue: "x".repeat(81) });
  expect([tooLong, /<input[^>]*id="edited-venue"[^>]*aria-invalid="true"/.test(longPage)]).toEqual([
    422,
    true,
  ]);
  const links = await linksIn(await phone.get(path), path);
  expect(links.map(([text]) => text)).toContain("Edit");
  const form = { operation: "edit", ...typed };
  const comment = {
    operation: "comment",
    text: "Me too",
    isOldEnough: "yes",
    sendKey: "a-comment",
  };
  await newPhone().send(path, comment);
  const answered = await phone.send(`${path}?edit`, form);
  expect(answered.status).toBe(409);
  const answeredPage = await textOf(answered);
  expect(answeredPage).toContain("Somebody has answered by now");
  expect(answeredPage).toContain("Never mind the stall.");
  expect(answeredPage).toContain('value="At the gate"');
  const after = await linksIn(await phone.get(path), path);
  expect(after.map(([text]) => text)).not.toContain("Edit");
});

it("is for its author alone, and nothing of theirs is shown in a form to others", async () => {
  const other = newPhone();
  await other.publish({ text: "Something else" });
  expect((await other.send(path, { operation: "edit", text: "Mine now" })).status).toBe(404);
  expect((await newPhone().send(path, { operation: "edit", text: "Mine now" })).status).toBe(404);
  expect(await textOf(await other.get(`${path}?edit`))).not.toContain("edited-text");
  const [stored] = await db
    .select()
    .from(posts)
    .where(eq(posts.publicId, path.split("/").at(-1) ?? ""));
  expect(stored?.text).toBe("The stall opens at six.");
});
