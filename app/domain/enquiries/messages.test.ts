import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages } from "#app/db/enquiries-schema.ts";
import { deskLog } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { sendContactMessage } from "./enquiries.ts";
import { findMessage, handleMessage, listMessages } from "./messages.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

await createAccounts(
  db,
  [{ username: "asha", passwordHash: "none", role: "operator", shopId: null }],
  { now: 1 },
);
const operator = { id: 1, username: "asha" };

beforeEach(async () => {
  await db.delete(contactMessages);
});

async function write(message: string, email = "asha@example.com", phone = "") {
  await sendContactMessage(db, { email, phone, message }, { now: NOW });
  const { messages } = await listMessages(db, { isHandled: false, words: "", page: 1 });
  return messages[0]?.id ?? 0;
}

const handle = (id: number, isHandled: boolean, seen: number | null, now = NOW + 1) =>
  handleMessage(db, { id, isHandled, seen, operator }, { now });
const logOf = (id: number) =>
  db
    .select()
    .from(deskLog)
    .where(eq(deskLog.subject, String(id)));

describe("handling a message", () => {
  it("says who did it and when, can be taken back, and is logged without its sender", async () => {
    const id = await write("Hello");
    await handle(id, true, null);
    expect(await findMessage(db, id)).toMatchObject({ handledAt: NOW + 1, changedBy: "asha" });
    await handle(id, false, NOW + 1);
    expect(await findMessage(db, id)).toMatchObject({ handledAt: null, changedBy: "asha" });
    const log = await logOf(id);
    expect(log.map(({ act }) => act)).toEqual(["handle-message", "reopen-message"]);
    expect(JSON.stringify(log)).not.toContain("example.com");
  });

  it("is refused as stale where somebody was quicker, and changes and logs nothing", async () => {
    const id = await write("Hello");
    await handle(id, true, null);
    expect(await handle(id, true, null, NOW + 9)).toMatchObject({ refusal: { reason: "stale" } });
    expect(await handle(id, false, NOW, NOW + 9)).toMatchObject({ refusal: { reason: "stale" } });
    expect(await findMessage(db, id)).toMatchObject({ handledAt: NOW + 1 });
    expect(await logOf(id)).toHaveLength(1);
    expect(await handle(999, true, null)).toBeUndefined();
  });
});

describe("the list of messages", () => {
  it("is newest first, open or handled, and searched by address, number and text", async () => {
    const first = await write("About my ORDER", "ravi@example.com", "9876543210");
    await write("नमस्ते", "meena@example.com");
    const found = async (words: string, isHandled = false) =>
      (await listMessages(db, { isHandled, words, page: 1 })).messages.map(({ email }) => email);
    expect(await found("")).toEqual(["meena@example.com", "ravi@example.com"]);
    expect(await found("order")).toEqual(["ravi@example.com"]);
    expect(await found("MEENA@")).toEqual(["meena@example.com"]);
    expect(await found("98765 43210")).toEqual(["ravi@example.com"]);
    await handle(first, true, null);
    expect(await found("order")).toEqual([]);
    expect(await found("order", true)).toEqual(["ravi@example.com"]);
    const { counts } = await listMessages(db, { isHandled: true, words: "", page: 1 });
    expect(counts).toEqual({ open: 1, handled: 1 });
  });
});
