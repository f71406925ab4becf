import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, UNSAFE_FetchersContext as Fetchers, type Fetcher } from "react-router";
import { expect, it } from "vitest";
import { catalogues } from "#app/messages/catalogues.server.ts";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { SHOWN_PLAN } from "#test/shown-post.ts";
import { Join } from "./join.tsx";
import { Reactions } from "./reactions.tsx";
import { answerTo, type ThreadAnswer } from "./thread-answer.ts";

/* What a card shows of taps whose forms are under way, or were answered on the page before. */

const POST = {
  ...SHOWN_PLAN,
  publicId: "a-plan",
  reactions: [{ reaction: "thanks" as const, count: 0, isMine: false }],
};

const QUESTION = "Are you 13 or older?";
const ASK = "Please answer this.";
const ask = (fields: Record<string, string>) =>
  answerTo(fields, { of: "isOldEnough", words: ASK }, 13);

interface Forms {
  /** What they were answered. */
  data?: Record<string, ThreadAnswer>;
  /** The fields of those that are under way. */
  sent?: Record<string, Record<string, string>>;
}

/** The forms are named by the keys of their fetchers. */
function render(card: ReactNode, { data = {}, sent = {} }: Forms = {}): string {
  const underWay = Object.entries(sent).map(([key, fields]) => [key, submitting(fields)] as const);
  const value = { fetchers: new Map(underWay), fetcherData: new Map(Object.entries(data)) };
  const Page = createRoutesStub([
    { path: "/", Component: () => createElement(Fetchers.Provider, { value }, card) },
  ]);
  const provided = {
    of: { language: "en", texts: catalogues.en } as const,
    children: createElement(Page),
  };
  return renderToStaticMarkup(createElement(MessagesProvider, provided));
}

function submitting(fields: Record<string, string>): Fetcher {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return {
    state: "submitting",
    formMethod: "POST",
    formAction: "/nearby/posts/a-plan",
    formEncType: "application/x-www-form-urlencoded",
    formData,
    json: undefined,
    text: undefined,
    data: undefined,
  };
}

it("a join that is sent with its sender's age asks for it no more, though the page came with the question", () => {
  const join = { operation: "join", isOn: "yes" };
  const card = createElement(Join, { post: POST, hasActs: true, answer: ask(join) });
  expect(render(card)).toContain(QUESTION);
  const html = render(card, { sent: { "join a-plan": { ...join, isOldEnough: "yes" } } });
  expect(html).not.toContain(QUESTION);
  expect(html).not.toContain(ASK);
});

it("a reaction that is sent with its sender's age asks for it no more, though the page came with the question", () => {
  const react = { operation: "react", reaction: "thanks on" };
  const card = createElement(Reactions, { post: POST, answer: ask(react) });
  expect(render(card)).toContain(QUESTION);
  const html = render(card, { sent: { "thanks a-plan": { ...react, isOldEnough: "yes" } } });
  expect(html).not.toContain(QUESTION);
  expect(html).not.toContain(ASK);
});

it("why a reaction was refused on the page before is not told again", () => {
  const refused = answerTo(
    { operation: "react", reaction: "thanks on" },
    { of: "form", words: "Too many reactions." },
  );
  const told = createElement(Reactions, { post: POST, answer: refused });
  expect(render(told)).toContain("Too many reactions.");
  const later = createElement(Reactions, { post: POST, answer: undefined });
  expect(render(later, { data: { "thanks a-plan": refused } })).not.toContain("Too many");
});
