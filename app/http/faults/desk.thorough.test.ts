import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { posts } from "#app/db/community-schema.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import { wordRules } from "#app/db/word-rules-schema.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { banAuthor } from "#app/domain/reports/bans.ts";
import { placeHold } from "#app/domain/reports/legal-hold.ts";
import { CASE_ACTS, REPORT_ACTS, type CaseAct, type ReportAct } from "#app/domain/reports/input.ts";
import { judgeReports, setReporting } from "#app/domain/reports/judge-reports.ts";
import { testMatrix } from "#test/faults/matrix.ts";
import type { Row } from "#test/faults/row.ts";
import { file, form, page, SHOP, storeOperator, storeShop } from "#test/faults/seeds.ts";
import { post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";

const db = openDatabase(env.DB);
const as = "operator";
const SHOP_PAGE = `/desk/shops/${SHOP}`;
/** As each operation is sent from a page that was read before: sent twice, it is told that it was done. */
const late = { as, doneBefore: 409 };

const SEEN = { decision: "", decidedAt: "", isChildSafety: "false", reportCount: "1" };

const SEEN_APPEAL = { decision: "hide", decidedAt: "7", bannedAt: "" };

const NO_AREA = { assets: "The area has no name then" };
const RULE = {
  name: "Pills",
  reason: "spam",
  act: "hold",
  patterns: "pills",
  detector: "",
  seen: "",
};

const TOLD = { d1: "Its author is told once it is decided" };

/** A case that is held, whose author is shut out, and whose reporter too, for abuse. */
const BANNED = "/desk/reports/2";

const acts: Record<CaseAct, { path?: string; special: Partial<Row> }> = {
  hide: { special: { doneBefore: 409, forgives: TOLD } },
  restore: { special: { doneBefore: 409, forgives: TOLD } },
  remove: { special: { inSteps: "What is removed is out of sight first", forgives: TOLD } },
  ban: { special: { doneBefore: 409, forgives: TOLD } },
  "lift-ban": { path: BANNED, special: { doneBefore: 409 } },
  hold: { special: { doneBefore: 409 } },
  "lift-hold": { path: BANNED, special: { doneBefore: 409 } },
};

const reportActs: Record<ReportAct, { path?: string; report: string }> = {
  abusive: { report: "1" },
  "not-abusive": { path: BANNED, report: "2" },
  "end-reporting": { report: "1" },
  "allow-reporting": { path: BANNED, report: "2" },
};

testMatrix({
  area: "desk",
  rows: [
    ...page("/desk", { as, forgives: { d1: "It leads on to a page that says so" } }),
    ...page("/desk/requests", { as }),
    ...page("/desk/requests?changed=1", { as }),
    ...page("/desk/requests", { what: "as a stranger" }),
    ...page("/desk/requests/1/shop", { as }),
    ...page("/desk/messages?changed=1", { as }),
    ...page("/desk/reports", { as }),
    ...page("/desk/reports/log", { as }),
    ...page("/desk/reports/1", { as, forgives: NO_AREA }),
    file("/desk/reports/1/photos/1", { as }),
    file("/desk/reports/1/posts/thread-of-tests1/photos/1", { as }),
    ...page("/desk/appeals", { as }),
    ...page("/desk/appeals/1", { as, forgives: NO_AREA }),
    ...["upheld", "reversed"].flatMap((outcome) =>
      form(
        "/desk/appeals/1",
        { outcome, answer: "Because", ...SEEN_APPEAL },
        { what: outcome, as, doneBefore: 409, forgives: TOLD },
      ),
    ),
    ...["/desk/words", "/desk/words/new", "/desk/words/1"].flatMap((path) => page(path, { as })),
    ...form(
      "/desk/words/new",
      { ...RULE, do: "save" },
      { what: "make-rule", as, twice: "each makes a rule, which is off" },
    ),
    ...form("/desk/words/1", { ...RULE, do: "save", seen: "7" }, { what: "change-rule", ...late }),
    ...form("/desk/words/1", { do: "switch-on", seen: "7" }, { what: "switch-on", ...late }),
    ...form("/desk/words/2", { do: "switch-off", seen: "7" }, { what: "switch-off", ...late }),
    ...form(
      "/desk/words/1",
      { do: "delete", seen: "7" },
      { what: "delete-rule", as, doneBefore: 404 },
    ),
    ...page("/desk/shops", { as }),
    ...page(SHOP_PAGE, { as }),
    ...page(`${SHOP_PAGE}/hand-over`, { as }),
    ...page("/desk/log", { as }),
    file(`${SHOP_PAGE}/qr.svg`, { as }),
    ...page(`${SHOP_PAGE}/stand`, { as }),
    ...form("/desk/requests", { id: "1", to: "declined", status: "new", changedAt: "" }, late),
    ...form("/desk/messages", { id: "1", to: "handled", handledAt: "" }, late),
    ...form("/desk/requests/1/shop", { name: "Dosa", id: "dosa", username: "dosa" }, late),
    ...form(
      SHOP_PAGE,
      { act: "close" },
      { what: "close", ...late, forgives: { r2: "The chores remove its copies once more" } },
    ),
    ...form(
      SHOP_PAGE,
      { act: "reset-password", account: "1", epoch: "1" },
      { what: "reset-password", ...late },
    ),
    ...form(
      SHOP_PAGE,
      { act: "open-editor" },
      { what: "open-editor", as, twice: "each opening is logged" },
    ),
    ...form(
      SHOP_PAGE,
      { act: "open-list" },
      { what: "open-list", as, twice: "each opening is logged" },
    ),
    ...form(SHOP_PAGE, { act: "leave-editor" }, { what: "leave-editor", as }),
    ...form("/desk/reports", { act: "next" }, { what: "next", as }),
    ...form("/desk/reports", { act: "undo", decidedAt: "7" }, { what: "undo", as, refused: 409 }),
    ...["leave", "skip"].flatMap((act) =>
      form("/desk/reports/1", { act, until: "7" }, { what: act, as }),
    ),
    ...CASE_ACTS.flatMap((act) =>
      form(
        acts[act].path ?? "/desk/reports/1",
        { act, ...SEEN, reason: "Because" },
        { what: act, as, ...acts[act].special },
      ),
    ),
    ...REPORT_ACTS.flatMap((act) => {
      const { path = "/desk/reports/1", report: id } = reportActs[act];
      return form(path, { act, report: id }, { what: act, ...late });
    }),
  ],
  async store() {
    await storeShop();
    const request = { shopName: "Dosa", phoneNumber: "9876543210", createdAt: 1 };
    await db.insert(shopRequests).values(request);
    await db.insert(contactMessages).values({ email: "a@b.in", message: "Hello", createdAt: 1 });
    const { publicId } = await post({ text: "Chaat for free", files: [png], now: Date.now() });
    await report({ thread: publicId, now: Date.now() });
    await db.update(posts).set({ publicId: "thread-of-tests1" });
    const banned = await post({ now: Date.now() });
    await report({ thread: banned.publicId, now: Date.now() });
    const judging = { caseId: 2, moderator: { id: 2, username: "somebody" } };
    const now = Date.now();
    const operator = await storeOperator();
    await banAuthor(db, { ...judging, because: "Spam", days: 7 }, { now });
    await placeHold(db, judging, { now });
    await judgeReports(db, { ...judging, reportId: 2, isAbusive: true }, { now });
    await setReporting(db, { ...judging, reportId: 2, hasEnded: true }, { now });
    await storeAppeal();
    const kept = { reason: "spam", act: "hold", changedAt: 7, changedBy: "somebody" } as const;
    const rules = [false, true].map((isOn) => ({
      ...kept,
      name: "Pills",
      patterns: "pills",
      isOn,
    }));
    await db.insert(wordRules).values(rules);
    return { operator };
  },
});

/** One about a post that another operator has hidden, long ago. */
async function storeAppeal(): Promise<void> {
  const { publicId } = await post({ now: Date.now() });
  await report({ thread: publicId, now: Date.now() });
  const decided = { decision: "hide", decidedAt: 7, decidedBy: "somebody" } as const;
  await db.update(cases).set(decided).where(eq(cases.id, 3));
  await db.update(posts).set({ hiddenAt: 7 }).where(eq(posts.publicId, publicId));
  const against = { against: "hide", againstAt: 7, againstBy: "somebody" } as const;
  await db.insert(appeals).values({ caseId: 3, ...against, words: "Why?", openedAt: 8, dueAt: 9 });
}
