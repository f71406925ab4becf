import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { rules } from "#app/messages/en/rules.ts";
import { rules as hindi } from "#app/messages/hi/rules.ts";
import { bodyOf, openDesk, type Desk } from "#test/desk-case.ts";
import { CORNER, settleAll, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { caseOf, report } from "#test/reports.ts";

const { db } = stores;
const INSULT = { rule: "harassment", "ready-harassment": "insult", "ready-spam": "scam" };

let author: Phone;
let desk: Desk;
let caseId: number;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people"])
    await env.DB.exec(`DELETE FROM ${table}`);
  author = newPhone();
  await author.goTo(CORNER);
  expect((await author.publish({ text: "You are an idiot" })).status).toBe(303);
  await settleAll();
  const [post] = await db.select().from(posts);
  await report({ thread: post?.publicId ?? "", reason: "harassment", now: Date.now() });
  caseId = (await caseOf()).id;
  desk = await openDesk();
});

const read = async (path: string) =>
  bodyOf(await (await author.get(path)).text()).replaceAll("<!-- -->", "");

it("a ready reason replaces the rule’s sentence, for the author in their language and at the desk, beside the moderator’s own words", async () => {
  expect((await desk.act(caseId, { act: "hide", ...INSULT, reason: "Be kind." })).status).toBe(303);
  for (const path of ["/nearby/mine", `/nearby/mine/appeal?case=${caseId}`]) {
    const told = await read(path);
    expect(told).toContain("Rule: Harassment and hate. It insults somebody.");
    expect(told).toContain("Be kind.");
    expect(told).not.toContain("No insults, no hounding");
  }
  expect(await desk.page(`/desk/reports/${caseId}`)).toContain(
    "Harassment and hate: It insults somebody.",
  );
  await author.get("/language/hi?next=/nearby/mine");
  expect(await read("/nearby/mine")).toContain(hindi.ready.insult);
  expect(await (await author.get("/nearby/mine/export")).text()).toContain(
    '"readyReason": "insult"',
  );
});

it("a ready reason for a ban is shown, too", async () => {
  await desk.act(caseId, { act: "ban", ...INSULT, reason: "All evening." });
  expect(await read("/nearby/mine")).toContain("Harassment and hate. It insults somebody.");
});

it("a ready reason of another rule is dropped, and the chosen one stays chosen if a decision is refused", async () => {
  const chosen = { rule: "harassment", "ready-spam": "scam", "ready-harassment": "scam" };
  await desk.act(caseId, { act: "hide", ...chosen });
  expect(await caseOf()).toMatchObject({ rule: "harassment", readyReason: null });
  const refused = await desk.act(caseId, { act: "ban", ...INSULT, reason: "" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/name="ready-harassment"[^>]*checked=""[^>]*value="insult"/);
});

it("no ready reason is kept for what is shown again", async () => {
  await desk.act(caseId, { act: "hide", ...INSULT });
  await desk.act(caseId, { act: "restore", ...INSULT });
  expect(await caseOf()).toMatchObject({ decision: "restore", rule: null, readyReason: null });
});

it("is not told with a rule that it does not belong to, as a release that knows none may leave it", async () => {
  await desk.act(caseId, { act: "hide", ...INSULT });
  await env.DB.exec("UPDATE cases SET rule = 'spam'");
  const told = await read("/nearby/mine");
  expect(told).toContain(`Rule: ${rules.names.spam}. ${rules.sentences.spam}`);
  expect(told).not.toContain("It insults somebody");
  const seen = await desk.page(`/desk/reports/${caseId}`);
  expect(seen).toContain(`<span>${rules.names.spam}</span>`);
  expect(seen).not.toContain("Spam and scams: It insults somebody");
  const exported = await (await author.get("/nearby/mine/export")).text();
  expect(exported).toContain('"rule": "spam"');
  expect(exported).toContain('"readyReason": null');
});
