import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { filledIn, formsIn, type PlainForm } from "#test/forms-in.ts";
import { CORNER } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { baseline, bytes, png } from "#test/pictures.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import { visit } from "#test/visit.ts";

/** The form of a page of /nearby/new. */
async function composeForm(page: Response): Promise<PlainForm> {
  const [form] = await formsIn(page, "/nearby/new");
  if (!form) throw new Error("no form");
  return form;
}

/** The answer that is chosen to the question about age. */
function answeredAge(html: string): string | undefined {
  const chosen = /<input(?=[^>]* name="isOldEnough")(?=[^>]* checked)[^>]*>/.exec(html)?.[0] ?? "";
  return /value="(\w+)"/.exec(chosen)?.[1];
}

it("the plain form brings two photos to the feed, after one that was refused, with the words that were typed", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const empty = await composeForm(await phone.get("/nearby/new?kind=plan"));
  const lie = new File(["GIF89a"], "lie.jpg", { type: "image/jpeg" });
  const typed = {
    text: "Cricket at six, <bring> a bat",
    venue: "The maidan",
    reach: "10",
    hours: "6",
    day: localDate(Date.now() + DAY_MS),
    time: "18:00",
  };
  const refused = await phone.sendPlain("/nearby/new", filledIn(empty, { ...typed, photos: lie }));
  expect(refused.status).toBe(422);
  const html = await refused.clone().text();
  const [field = ""] = /<input[^>]*name="photos"[^>]*>/.exec(html) ?? [];
  expect(field).toMatch(/autofocus=""/i);
  expect(html.match(/ autofocus=""/gi)).toHaveLength(1);
  expect(field).toMatch(/ multiple=""/);
  expect(field).toMatch(/aria-describedby="[^"]*\bphotos-problem\b/);
  expect(html).toMatch(/id="photos-problem"[^>]*>Please choose a JPEG, PNG or WebP picture\.</);

  const again = await composeForm(refused);
  expect(Object.fromEntries(again.fields)).toMatchObject({ ...typed, kind: "plan" });
  const late = { time: "18:00", day: localDate(Date.now() - DAY_MS) };
  const chosenAgain = "Please choose them again.";
  for (const photo of [new File([png as BlobPart], "photo"), new File([], "")]) {
    const sent = filledIn(again, { ...late, photos: photo });
    const page = await (await phone.sendPlain("/nearby/new", sent)).text();
    const [, said = ""] = /id="photos-problem"[^>]*>([^<]*)/.exec(page) ?? [];
    expect(said.includes(chosenAgain)).toBe(photo.size > 0);
  }
  const photos = [png, baseline].map((photo) => new File([photo as BlobPart], "photo"));
  const done = await phone.sendPlain("/nearby/new", filledIn(again, { photos }));
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/nearby?posted"]);
  const feed = await (await phone.get("/nearby?posted")).text();
  const [, shown = ""] = /<article(.*?)<\/article>/s.exec(feed) ?? [];
  expect(shown).toContain("Cricket at six, &lt;bring&gt; a bat");
  const pictures = [...shown.matchAll(/<img src="([^"]+)"/g)].map(([, path = ""]) => path);
  const types = pictures.map(async (path) => (await phone.get(path)).headers.get("Content-Type"));
  expect(await Promise.all(types)).toEqual(["image/png", "image/jpeg"]);
});

it("the plain form comes back with a plan’s words, and the sentence beside its time, where that is over or missing", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const yesterday = localDate(Date.now() - DAY_MS);
  const plan = { kind: "plan", text: "Cricket at six", venue: "The maidan", time: "18:00" };
  for (const [when, words] of [
    [{ day: yesterday }, "That time has passed. Please choose a later one."],
    [{ day: localDate(Date.now()), time: "" }, "Please choose a day and a time."],
    [{ day: localDate(Date.now() + 5 * DAY_MS) }, "A plan can begin at most three days from now."],
  ] as const) {
    const refused = await phone.publish({ ...plan, ...when });
    expect(refused.status).toBe(422);
    const html = await refused.clone().text();
    expect(html).toMatch(new RegExp(`id="time-problem"[^>]*>${words}`));
    const again = await composeForm(refused);
    const { day, ...rest } = Object.fromEntries(again.fields);
    expect(rest).toMatchObject({ ...plan, ...("time" in when && { time: when.time }) });
    // A day that cannot be chosen must not turn into today.
    expect(day).toBe("time" in when ? when.day : "");
  }
});

it("the plain form comes back with the words that were typed where too much comes from its address", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const limiting = vi.spyOn(env.POSTS_PER_ADDRESS, "limit").mockResolvedValue({ success: false });
  const refused = await phone.publish({ text: "One too many", photos: [png] });
  limiting.mockRestore();
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(html).toContain("You’ve sent a lot in a short time.");
  expect(html).toContain("One too many</textarea>");
  expect(answeredAge(html)).toBe("yes");
});

it("the form takes a text that is far too long, and comes back with all of it", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const page = await phone.get("/nearby/new");
  // Browsers cut off what is pasted beyond it, and say nothing.
  expect(await page.clone().text()).not.toMatch(/<textarea[^>]*maxlength/i);
  const text = "क".repeat(10_000);
  const refused = await phone.sendPlain("/nearby/new", filledIn(await composeForm(page), { text }));
  expect(refused.status).toBe(422);
  expect(await refused.clone().text()).toContain(
    "That’s 10,000 characters. Please use at most 500.",
  );
  expect(Object.fromEntries((await composeForm(refused)).fields)).toMatchObject({ text });
});

it("the plain form comes back with the words that were typed where its photos are too large", async () => {
  const phone = newPhone();
  await phone.goTo(CORNER);
  const photos = [bytes(png, new Uint8Array(3_000_000)), bytes(png, new Uint8Array(3_000_000))];
  const refused = await phone.publish({ text: "Look at this", photos });
  const html = await refused.text();
  expect(refused.status).toBe(413);
  expect(html).toContain("This is too large to send.");
  expect(html).toContain("Look at this</textarea>");
});

it("the first post of a newcomer is there once, also where its reply was lost, and nobody is them by it later", async () => {
  const sendKey = crypto.randomUUID();
  const first = { text: "My first words", sendKey };
  const [lost, other, late] = [newPhone(), newPhone(), newPhone()];
  for (const phone of [lost, other, late]) await phone.goTo(CORNER);
  const replies = await Promise.all([lost.publish(first), other.publish(first)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  const postsOf = async (phone: Phone) =>
    (await (await phone.get("/nearby/mine")).text()).match(/<article/g)?.length ?? 0;
  expect([await postsOf(lost), await postsOf(other)]).toEqual([1, 1]);
  const feed = await (await late.get("/nearby")).text();
  expect(feed.match(/>My first words</g)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
  await late.publish(first);
  vi.useRealTimers();
  expect(await postsOf(late)).toBe(1);
  expect((await (await late.get("/nearby")).text()).match(/>My first words</g)).toHaveLength(2);
});

it("the form may show what was chosen, as a page of the community, which others may not", async () => {
  const policyOf = async (path: string) =>
    (await visit(path)).headers.get("Content-Security-Policy");
  expect(await policyOf("/nearby/new")).toContain("img-src 'self' blob:;");
  for (const path of ["/", "/shop/login"]) {
    expect(await policyOf(path)).toContain("img-src 'self';");
  }
});
