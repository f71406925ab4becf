import { desc } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import { openDesk } from "#test/desk-case.ts";
import { storeEditableMenu } from "#test/editor.ts";
import { filledIn, formsIn, plainBody } from "#test/forms-in.ts";
import { CORNER, post, settleAll, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN, visit } from "#test/visit.ts";

/* Texts that are far too long, sent without JavaScript by each form that takes text. */

const { db } = stores;
/** Each letter takes nine bytes in a form. */
const LONG = "क".repeat(10_000);
/** No form takes as much, not even that of a word rule. */
const TOO_LONG = "क".repeat(120_000);

type Browser = Pick<Phone, "get" | "sendPlain">;

const browserWith = (Cookie: string): Browser => ({
  get: (path) => visit(path, { headers: { Cookie } }),
  sendPlain: (path, form) =>
    visit(path, { method: "POST", headers: { Cookie, Origin: ORIGIN }, body: plainBody(form) }),
});

const author = newPhone();
const stranger = browserWith("");
let operator: Browser;
let owner: Browser;
/** What `:name` stands for in a path. */
let stored: Record<string, unknown>;

async function publish(text: string): Promise<string> {
  await settleAll();
  expect((await author.publish({ text })).status).toBe(303);
  const [newest] = await db.select().from(posts).orderBy(desc(posts.id));
  return String(newest?.publicId);
}

/** The case of a post that was reported. */
async function reported(text: string): Promise<number> {
  await report({ thread: await publish(text), now: Date.now() });
  const [newest] = await db.select().from(cases).orderBy(desc(cases.id));
  return newest?.id ?? 0;
}

beforeAll(async () => {
  await author.goTo(CORNER);
  const desk = await openDesk();
  const [appealed, hidden] = [await reported("Cough drops"), await reported("Cough syrup")];
  for (const id of [appealed, hidden]) await desk.act(id, { act: "hide" });
  await author.send(`/nearby/mine/appeal?case=${appealed}`, { words: "They are sweets." });
  const [appeal] = await db.select().from(appeals);
  const waiting = await reported("Cough tea");
  const { publicId } = await post({ text: "Who has a ladder?", now: Date.now() });
  const own = await publish("The stall opens at six.");
  const asked = { shopName: "Chaat House", message: "", phoneNumber: "9876543210", createdAt: 1 };
  const [request] = await db.insert(shopRequests).values(asked).returning();
  stored = { thread: publicId, own, hidden, waiting, appeal: appeal?.id, request: request?.id };
  operator = browserWith((await logIn(null)).cookie);
  owner = browserWith((await logIn((await storeEditableMenu()).shop.id)).cookie);
});

const MOST = (most: number) =>
  `That’s 10,000 characters. Please use at most ${most.toLocaleString("en-IN")}.`;

interface Form {
  path: string;
  by: () => Browser;
  field: string;
  /** What the page says about a text that is too long for the field. */
  said: string;
  /** What tells it from other forms on the page that have such a field. */
  chosen?: Record<string, string>;
  /** A button that stands outside the form. */
  pressed?: Record<string, string>;
}

const EDIT = { operation: "edit" };

const FORMS: Record<string, Form> = {
  "a comment": {
    path: "/nearby/posts/:thread",
    by: () => author,
    field: "text",
    said: MOST(300),
    chosen: { operation: "comment" },
  },
  "an edited post": {
    path: "/nearby/posts/:own?edit",
    by: () => author,
    field: "text",
    said: MOST(500),
    chosen: EDIT,
  },
  "where it is, edited": {
    path: "/nearby/posts/:own?edit",
    by: () => author,
    field: "venue",
    said: MOST(80),
    chosen: EDIT,
  },
  "a report": {
    path: "/nearby/posts/:thread/report?of=post",
    by: () => stranger,
    field: "words",
    said: MOST(500),
  },
  "an appeal": {
    path: "/nearby/mine/appeal?case=:hidden",
    by: () => author,
    field: "words",
    said: MOST(2000),
  },
  "a new password": {
    path: "/login-help",
    by: () => stranger,
    field: "shop",
    said: MOST(120),
  },
  "a message": {
    path: "/contact",
    by: () => stranger,
    field: "message",
    said: MOST(2000),
  },
  "a shop’s request": {
    path: "/add-shop",
    by: () => stranger,
    field: "message",
    said: MOST(2000),
  },
  "a shop’s name": {
    path: "/add-shop",
    by: () => stranger,
    field: "shopName",
    said: MOST(120),
  },
  "a decision": {
    path: "/desk/reports/:waiting",
    by: () => operator,
    field: "reason",
    said: MOST(500),
    pressed: { act: "hide" },
  },
  "an answer": {
    path: "/desk/appeals/:appeal",
    by: () => operator,
    field: "answer",
    said: MOST(500),
  },
  "a place’s name": {
    path: "/nearby/place",
    by: () => author,
    field: "ownName",
    said: MOST(40),
  },
  "a new shop’s name": {
    path: "/desk/requests/:request/shop",
    by: () => operator,
    field: "name",
    said: "The name must be at most 120 characters long, but has 10,000",
  },
  "a name of staff": {
    path: "/shop/staff",
    by: () => owner,
    field: "name",
    said: MOST(40),
    chosen: { operation: "add" },
  },
  "a word rule": {
    path: "/desk/words/new",
    by: () => operator,
    field: "patterns",
    said: "up to 400 characters each.",
  },
  "a word rule’s name": {
    path: "/desk/words/new",
    by: () => operator,
    field: "name",
    said: MOST(60),
  },
};

describe.each(Object.entries(FORMS))(
  "%s",
  (_, { path, by, field, said, chosen = {}, pressed = {} }) => {
    const pathOf = () => path.replace(/:(\w+)/, (__, name: string) => String(stored[name]));

    async function formOf(page: Response) {
      const forms = await formsIn(page, pathOf().replace(/\?.*/, ""));
      const form = forms.find(({ fields }) => {
        const sent = Object.fromEntries(fields);
        return (
          field in sent && Object.entries(chosen).every(([name, value]) => sent[name] === value)
        );
      });
      if (!form) throw new Error("the page has no such form");
      return form;
    }

    /** Pastes a text into the field, makes the choices that the form needs, and sends it. */
    async function paste(text: string) {
      const page = await by().get(pathOf());
      // With `maxlength`, browsers silently cut off what is pasted.
      expect(await page.clone().text()).not.toMatch(
        new RegExp(`name="${field}"[^>]*maxlength|maxlength[^>]*name="${field}"`, "i"),
      );
      const form = filledIn(await formOf(page), { [field]: text });
      form.fields.push(...Object.entries(pressed));
      return by().sendPlain(pathOf(), form);
    }

    it("of 10,000 letters of Hindi comes back with all of them, and the page states both numbers", async () => {
      const refused = await paste(LONG);
      expect(refused.status).toBe(422);
      expect((await refused.clone().text()).replaceAll("<!-- -->", "")).toContain(said);
      expect(Object.fromEntries((await formOf(refused)).fields)[field]).toBe(LONG);
    });

    it("of more than any form may hold gets a page that says so", async () => {
      const refused = await paste(TOO_LONG);
      expect(refused.status).toBe(413);
      expect(await refused.text()).toMatch(
        /too large to send|too long for this form|at most 40 characters long/,
      );
    });
  },
);
