import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { deskLog, shops } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { requestShop } from "./enquiries.ts";
import {
  changeRequestStatus,
  findRequest,
  listRequests,
  type StoredRequest,
  type StatusChange,
} from "./requests.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

await createAccounts(
  db,
  [{ username: "asha", passwordHash: "none", role: "operator", shopId: null }],
  { now: 1 },
);
const operator = { id: 1, username: "asha" };

beforeEach(async () => {
  await db.delete(shopRequests);
});

async function ask(shopName: string, phoneNumber = "9876543210", message = "") {
  await requestShop(db, { shopName, phoneNumber, message }, { now: NOW });
  const [request] = await db.select().from(shopRequests).orderBy(desc(shopRequests.id)).limit(1);
  if (!request) throw new Error("no request was kept");
  return request;
}

const seenAs = ({ status, changedAt }: StoredRequest) => ({ status, changedAt });
const move = (request: StoredRequest, to: StatusChange["to"], now = NOW + 1) =>
  changeRequestStatus(db, { id: request.id, to, seen: seenAs(request), operator }, { now });
const logOf = (id: number) =>
  db
    .select({ act: deskLog.act, detail: deskLog.detail, username: deskLog.username })
    .from(deskLog)
    .where(eq(deskLog.subject, String(id)));

describe("changing a request's status", () => {
  it("says who did it and when, and logs it", async () => {
    const request = await ask("Chaat");
    const moved = await move(request, "contacted");
    expect(moved).toMatchObject({
      value: { status: "contacted", changedAt: NOW + 1, changedBy: "asha" },
    });
    expect(await logOf(request.id)).toEqual([
      { act: "contact-request", detail: "new → contacted", username: "asha" },
    ]);
  });

  it("is refused as stale where somebody was quicker, and overwrites and logs nothing", async () => {
    const seen = await ask("Chaat");
    await move(seen, "declined");
    expect(await move(seen, "contacted", NOW + 2)).toEqual({
      ok: false,
      refusal: { reason: "stale" },
    });
    expect(await findRequest(db, seen.id)).toMatchObject({
      status: "declined",
      changedAt: NOW + 1,
    });
    expect(await logOf(seen.id)).toHaveLength(1);
  });

  it("is refused as stale although somebody has put it back as it was", async () => {
    const seen = await ask("Chaat");
    await move(seen, "contacted");
    const contacted = await findRequest(db, seen.id);
    if (contacted) await move(contacted, "new", NOW + 2);
    expect(await move(seen, "declined", NOW + 3)).toMatchObject({ refusal: { reason: "stale" } });
  });

  it("never takes a live request back, as seen or not", async () => {
    const request = await ask("Chaat");
    await db.insert(shops).values({ id: "live-one", name: "Chaat", revision: 1, createdAt: 1 });
    const [live] = await db
      .update(shopRequests)
      .set({ status: "live", shopId: "live-one" })
      .returning();
    for (const seen of [request, live]) {
      if (seen) {
        expect(await move(seen, "declined")).toMatchObject({ refusal: { reason: "stale" } });
      }
    }
    expect(await logOf(request.id)).toEqual([]);
  });

  it("is refused where nothing is moved so, and changes and logs nothing", async () => {
    const request = await ask("Chaat");
    expect(await move(request, "new")).toMatchObject({ refusal: { reason: "stale" } });
    await move(request, "declined");
    const declined = await findRequest(db, request.id);
    if (!declined) throw new Error("no request was kept");
    expect(await move(declined, "contacted")).toMatchObject({ refusal: { reason: "stale" } });
    expect(await findRequest(db, request.id)).toEqual(declined);
    expect(await logOf(request.id)).toHaveLength(1);
  });

  it("is nothing where there is no such request", async () => {
    const request = await ask("Chaat");
    expect(await move({ ...request, id: 999 }, "contacted")).toBeUndefined();
    expect(await logOf(999)).toEqual([]);
  });
});

describe("the list of requests", () => {
  const found = async (words: string, status?: StoredRequest["status"]) =>
    (await listRequests(db, { status, words, page: 1 })).requests.map(({ shopName }) => shopName);

  it("is newest first, fifty at a time, with the counts of all", async () => {
    for (let serial = 1; serial <= 51; serial++) await ask(`Shop ${serial}`);
    await move(await ask("Last"), "declined");
    const first = await listRequests(db, { status: undefined, words: "", page: 1 });
    expect(first.requests).toHaveLength(50);
    expect(first.requests[0]?.shopName).toBe("Last");
    expect(first.counts).toEqual({ new: 51, contacted: 0, live: 0, declined: 1 });
    const second = await listRequests(db, { status: undefined, words: "", page: 2 });
    expect(second.requests.map(({ shopName }) => shopName)).toEqual(["Shop 2", "Shop 1"]);
  });

  it("is searched by name, number and message, whatever the case", async () => {
    await ask("Sharma Chaat", "9876500001");
    await ask("राजू का ढाबा", "9876500002", "Near the RAILWAY station");
    expect(await found("sharma CHAAT")).toEqual(["Sharma Chaat"]);
    expect(await found("railway")).toEqual(["राजू का ढाबा"]);
    expect(await found("ढाबा")).toEqual(["राजू का ढाबा"]);
    expect(await found("00001")).toEqual(["Sharma Chaat"]);
    expect(await found("+91 98765-00002")).toEqual(["राजू का ढाबा"]);
    expect(await found("098765 00002")).toEqual(["राजू का ढाबा"]);
    expect(await found("(")).toEqual([]);
  });

  it("takes what is typed by the letter, and more of it than a pattern could hold", async () => {
    await ask("100% Veg_Thali");
    const long = "श्री कृष्णा मिठाई भंडार और भोजनालय, स्टेशन रोड";
    await ask(long);
    expect(await found("%")).toEqual(["100% Veg_Thali"]);
    expect(await found("veg_")).toEqual(["100% Veg_Thali"]);
    expect(await found(long)).toEqual([long]);
  });

  it("keeps to a status, and counts what the words find in each", async () => {
    await move(await ask("Sharma One"), "contacted");
    await ask("Sharma Two");
    await ask("Verma");
    expect(await found("", "contacted")).toEqual(["Sharma One"]);
    const { counts } = await listRequests(db, { status: "live", words: "sharma", page: 1 });
    expect(counts).toEqual({ new: 1, contacted: 1, live: 0, declined: 0 });
  });
});
