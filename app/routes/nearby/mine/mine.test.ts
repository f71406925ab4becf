import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#app/durations.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { submit } from "#test/visit.ts";

const QUARTER_MS = 91 * DAY_MS;
const PLACE = "16/46034/29230";
const ELSEWHERE = "16/46134/29230";

async function post(browser: Phone, text: string) {
  const fields = { kind: "help", text, reach: "3", hours: "6", tile: PLACE, isOldEnough: "yes" };
  const sendKey = crypto.randomUUID();
  expect((await browser.send("/nearby/new", { ...fields, sendKey })).status).toBe(303);
}

const pageOf = async (browser: Phone) => (await browser.get("/nearby/mine")).text();

/** A code to another phone, as it stands on the page. */
async function codeOf(browser: Phone) {
  const made = await browser.send("/nearby/mine", { operation: "make-code" });
  const [, code = ""] = /<b>([0-9A-Z]{4}-[0-9A-Z]{4})<\/b>/.exec(await made.text()) ?? [];
  return code;
}

afterEach(() => vi.restoreAllMocks());

describe("/nearby/mine", () => {
  it("holds one's own posts and nobody else's", async () => {
    const [asha, ravi] = [newPhone(), newPhone()];
    await post(asha, "Asha asks for a ladder");
    await post(ravi, "Ravi asks for a drill");
    const page = await pageOf(asha);
    expect(page).toContain("Asha asks for a ladder");
    expect(page).not.toContain("Ravi asks for a drill");
  });

  it("moves to another phone by a code, and the phone before has nothing any more", async () => {
    const [before, after] = [newPhone(), newPhone()];
    await post(before, "Asha moves");
    const code = await codeOf(before);
    const moved = await after.send("/nearby/mine", { operation: "use-code", code });
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, "/nearby/mine?done=moved"]);
    expect(await pageOf(after)).toContain("Asha moves");
    expect(await pageOf(before)).not.toContain("Asha moves");
    const again = await newPhone().send("/nearby/mine", { operation: "use-code", code });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain("This code doesn’t work");
  });

  it("takes the places along, before those of the other phone", async () => {
    const [before, after] = [newPhone(), newPhone()];
    await before.send("/nearby/place", { tile: PLACE, name: "Home" });
    await after.send("/nearby/place", { tile: ELSEWHERE, name: "Office" });
    await after.send("/nearby/mine", { operation: "use-code", code: await codeOf(before) });
    expect(await (await after.get("/nearby")).text()).toContain("Around <span>Home</span>");
    expect(await (await after.get("/nearby/place")).text()).toContain("Office");
  });

  it("keeps the code, and both phones as they are, where the session of the next phone cannot be written", async () => {
    const [before, after] = [newPhone(), newPhone()];
    await post(before, "Asha stays");
    const code = await codeOf(before);
    vi.spyOn(env.SESSIONS, "put").mockRejectedValue(new Error("KV is down"));
    vi.spyOn(console, "error").mockImplementation(() => {});
    const failed = await after.send("/nearby/mine", { operation: "use-code", code });
    expect(failed.status).toBe(503);
    vi.restoreAllMocks();
    expect(await pageOf(before)).toContain("Asha stays");
    await after.send("/nearby/mine", { operation: "use-code", code });
    expect(await pageOf(after)).toContain("Asha stays");
  });

  it("goes on under a new session id of its browser, and a code that is wrong leaves none behind", async () => {
    const [before, after] = [newPhone(), newPhone()];
    await after.send("/nearby/mine", { operation: "make-code" });
    const keys = async () => (await env.SESSIONS.list()).keys.map(({ name }) => name);
    const [known, cookie] = [await keys(), after.jar.get("neighbour")];
    await after.send("/nearby/mine", { operation: "use-code", code: "AAAA-AAAA" });
    expect([await keys(), after.jar.get("neighbour")]).toEqual([known, cookie]);
    const code = await codeOf(before);
    const both = await keys();
    await after.send("/nearby/mine", { operation: "use-code", code });
    expect(after.jar.get("neighbour")).not.toBe(cookie);
    const now = await keys();
    expect(now).toHaveLength(both.length);
    expect(now.filter((name) => !both.includes(name))).toHaveLength(1);
  });

  it("says what is wrong where it was asked for: beside the making of a code, or at the field for one", async () => {
    const answerTo = async (fields: Record<string, string>) => {
      const page = await (await newPhone().send("/nearby/mine", fields)).text();
      return [
        /<details open=""><summary[^>]*>I have a code/.test(page),
        /<input[^>]*aria-invalid="true"/.test(page),
        /role="alert">You’ve sent a lot/.test(page),
      ];
    };
    const limit = vi.spyOn(env.NEIGHBOURS_PER_ADDRESS, "limit");
    limit.mockResolvedValue({ success: false });
    expect(await answerTo({ operation: "make-code" })).toEqual([false, false, true]);
    limit.mockRestore();
    expect(await answerTo({ operation: "use-code", code: "X" })).toEqual([true, true, false]);
  });

  it("gives all that is one's own as a file, and an empty one to who has only read", async () => {
    const asha = newPhone();
    await post(asha, "Words to be exported");
    const file = await asha.get("/nearby/mine/export");
    expect(file.headers.get("Content-Disposition")).toBe(
      'attachment; filename="nukkad-my-data.json"',
    );
    expect(file.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await file.json()).toMatchObject({
      posts: [
        {
          text: "Words to be exported",
          link: expect.stringMatching(
            /^http:\/\/nukkad\.test\/nearby\/posts\/[\w-]{16}$/,
          ) as string,
        },
      ],
    });
    expect(await (await newPhone().get("/nearby/mine/export")).json()).toEqual({});
  });

  it("deletes everything at once: the post, who one was, and the cookies", async () => {
    const asha = newPhone();
    await post(asha, "Words to be deleted");
    const old = newPhone();
    for (const [name, value] of asha.jar) old.jar.set(name, value);
    const deleted = await asha.send("/nearby/mine", { operation: "delete-data" });
    expect(deleted.status).toBe(303);
    expect(deleted.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect([...asha.jar.keys()]).toEqual([]);
    expect(await pageOf(old)).not.toContain("Words to be deleted");
    expect(await (await old.get("/nearby/mine/export")).json()).toEqual({});
  });

  it("makes nobody a neighbour who only looks, or exports, or deletes", async () => {
    const browser = newPhone();
    await browser.get("/nearby/mine");
    await browser.get("/nearby/mine/export");
    const deleted = await browser.send("/nearby/mine", { operation: "delete-data" });
    expect(deleted.status).toBe(303);
    expect(browser.jar.has("neighbour")).toBe(false);
  });

  it("reminds who has been here for three months of the rules, until they have read them", async () => {
    const asha = newPhone();
    await post(asha, "Asha is new here");
    const isReminded = async () =>
      (await (await asha.get("/nearby")).text()).includes('id="rules"');
    expect(await isReminded()).toBe(false);
    await env.DB.prepare("UPDATE people SET created_at = ?")
      .bind(Date.now() - QUARTER_MS)
      .run();
    expect(await isReminded()).toBe(true);
    await asha.send("/nearby/mine", { operation: "read-rules" });
    expect(await isReminded()).toBe(false);
  });

  it("lets codes be tried a few times a minute", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.77" };
    const wrong = { operation: "use-code", code: "AAAA-AAAA" };
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await submit("/nearby/mine", wrong, headers)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
