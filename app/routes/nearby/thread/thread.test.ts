import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerTo } from "#app/routes/nearby/components/thread-answer.ts";
import { post } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { ORIGIN } from "#test/visit.ts";
import { clientAction, shouldRevalidate } from "./thread.tsx";

/* What the forms of a thread are told. */

let path: string;
beforeEach(async () => {
  const { publicId } = await post({ text: "Who has a ladder?", now: Date.now() });
  path = `/nearby/posts/${publicId}`;
});

const textOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

describe("a newcomer's reaction", () => {
  it("is answered with the question about their age, and given with that", async () => {
    const phone = newPhone();
    const reaction = { operation: "react", reaction: "thanks on", from: path };
    const asked = await phone.send(path, reaction);
    expect(asked.status).toBe(403);
    const page = await textOf(asked);
    // On the card, and as ever in the form for a comment.
    expect(page.match(/Are you 13 or older\?/g)).toHaveLength(2);
    const [form = ""] = /<form class="stack below".*?<\/form>/.exec(page) ?? [];
    expect(form).toContain('<input type="hidden" name="reaction" value="thanks on"/>');
    expect(form).toContain("Send my reaction");
    expect((await phone.send(path, { ...reaction, isOldEnough: "yes" })).status).toBe(303);
    expect(await textOf(await phone.get(path))).toContain('aria-label="Thanks, 1"');
  });
});

describe("what is wrong", () => {
  const commentField = (page: string) => /<textarea[^>]*>/.exec(page)?.[0];

  it("with another act is no problem of the comment", async () => {
    const phone = newPhone();
    await phone.publish({ text: "My own" });
    const mine = await (await phone.get("/nearby/mine")).text();
    const [own = ""] = /\/nearby\/posts\/[\w-]{16}(?=")/.exec(mine) ?? [];
    const page = await textOf(await phone.send(own, { operation: "block", of: "post" }));
    expect(page).toMatch(/role="alert" id="problem">This is yours/);
    expect(commentField(page)).toContain('aria-invalid="false"');
  });

  it("with a comment stands at its text, at the question about age, or beside the button", async () => {
    const comment = { operation: "comment", text: "Me", sendKey: "first-comment" };
    const empty = await newPhone().send(path, { ...comment, text: "" });
    expect(commentField(await textOf(empty))).toContain('aria-invalid="true"');
    const young = await textOf(await newPhone().send(path, { ...comment, isOldEnough: "no" }));
    expect(commentField(young)).toContain('aria-invalid="false"');
    expect(young).toMatch(/<fieldset class="age".*You have to be 13 or older/);
  });
});

it("the answer to the question about age comes back with a comment that is refused", async () => {
  const comment = { operation: "comment", text: "x".repeat(301), sendKey: crypto.randomUUID() };
  for (const isOldEnough of ["yes", "no"]) {
    const page = await textOf(await newPhone().send(path, { ...comment, isOldEnough }));
    const chosen = [...page.matchAll(/<input(?=[^>]* name="isOldEnough")[^>]* checked=""[^>]*>/g)];
    expect(chosen.map(([input]) => input)).toEqual([
      expect.stringContaining(`value="${isOldEnough}"`),
    ]);
  }
});

it("what was typed below a post that has ended comes back, without JavaScript too", async () => {
  for (const operation of ["comment", "edit"]) {
    const phone = newPhone();
    const sent = { operation, text: "See you < six", sendKey: "to-an-ended-post" };
    const reply = await phone.send("/nearby/posts/xxxxxxxxxxxxxxxx", {
      ...sent,
      isOldEnough: "yes",
    });
    expect(reply.status).toBe(404);
    const page = await textOf(reply);
    expect(page).toContain("This post has ended");
    expect(page).toMatch(/<textarea[^>]*readOnly=""[^>]*>See you &lt; six</);
  }
});

describe("in the browser", () => {
  const gone = new ErrorResponse(404, "", "This post has ended");
  const act = (fields: Record<string, string>, serverAction: () => Promise<unknown>) =>
    clientAction({
      request: new Request(ORIGIN + path, { method: "POST", body: new URLSearchParams(fields) }),
      params: { public_id: "x" },
      serverAction,
    } as unknown as Parameters<typeof clientAction>[0]);
  const sendBy = (fields: Record<string, string>, failure: unknown) =>
    act(fields, () => Promise.reject(failure));
  const answerBy = (fields: Record<string, string>, answer: unknown) =>
    act(fields, () => Promise.resolve(answer));

  it.each(["react", "hide-post"])(
    "%s of a post that has ended is told on its card, in place of nothing around it",
    async (operation) => {
      expect(await sendBy({ operation, isOpen: "no" }, gone)).toMatchObject({
        data: { operation, problem: { of: "form", failure: "ended" } },
        init: { status: 404 },
      });
    },
  );

  it("a comment on what has ended stays where it was typed", async () => {
    const ended = answerTo({ operation: "comment", text: "Me" }, { of: "form", failure: "ended" });
    expect(await answerBy({ operation: "comment", text: "Me" }, ended)).toMatchObject({
      data: ended,
      init: { status: 404 },
    });
  });

  it("deleting what has ended gives way to the page that says so", async () => {
    await expect(sendBy({ operation: "delete" }, gone)).rejects.toBe(gone);
  });

  it("a failing network leaves a comment where it is, to be sent under the same key", async () => {
    const comment = { operation: "comment", text: "Me", sendKey: "first-comment" };
    expect(await sendBy(comment, new TypeError("Failed to fetch"))).toMatchObject({
      data: { ...comment, problem: { of: "form" } },
      init: { status: 503 },
    });
  });

  it("a newcomer's comment is sent only once they are a neighbour: another try is then by the same", async () => {
    const network = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed"));
    const serverAction = vi.fn();
    const body = new URLSearchParams({ operation: "comment", text: "Me", isOldEnough: "yes" });
    const request = new Request(ORIGIN + path, { method: "POST", body });
    const sent = { request, params: { public_id: "x" }, serverAction };
    const answer = await clientAction(sent as unknown as Parameters<typeof clientAction>[0]);
    expect([answer, serverAction.mock.calls]).toMatchObject([{ init: { status: 503 } }, []]);
    expect(network.mock.calls[0]?.[0]).toBe("/nearby/old-enough");
    network.mockRestore();
  });

  it("a thread is read anew after each act but a reaction, and after the first of those too", () => {
    const isReadAfter = (fields: Record<string, string>) => {
      const formData = new FormData();
      for (const [name, value] of Object.entries(fields)) formData.set(name, value);
      const after = { formData, defaultShouldRevalidate: true };
      return shouldRevalidate(after as unknown as Parameters<typeof shouldRevalidate>[0]);
    };
    expect(isReadAfter({ operation: "comment" })).toBe(true);
    expect(isReadAfter({ operation: "react" })).toBe(false);
    expect(isReadAfter({ operation: "react", isOldEnough: "yes" })).toBe(true);
  });
});
