import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { InstallNotice } from "#app/device/install/install-help.tsx";
import { NewVersion } from "#app/device/install/update-offer.tsx";
import { UNKNOWN, type PushState } from "#app/device/push/push-state.ts";
import { PushSettings } from "#app/routes/nearby/mine/push-settings.tsx";
import { OfflineNotice } from "#app/routes/nearby/offline/offline-notice.tsx";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { newPushBrowser } from "#test/push-browser.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { submit, visit } from "#test/visit.ts";
import { catalogues } from "./catalogues.server.ts";
import type { Language } from "./languages.ts";

speakPseudo();

const HINDI = { Cookie: "language=hi" };
const doNothing = () => {};

function render(children: ReactElement, language: Language): string {
  return renderToStaticMarkup(
    MessagesProvider({ of: { language, texts: catalogues[language] }, children }),
  );
}

function wordsOf(element: ReactElement): Promise<string[]> {
  const html = render(element, "hi");
  expect(html).toMatch(/[áéíóú]/);
  return plainWordsIn(new Response(html));
}

const install = (props: Partial<Parameters<typeof InstallNotice>[0]>) =>
  createElement(InstallNotice, {
    ask: undefined,
    phone: undefined,
    onDismiss: doNothing,
    ...props,
  });
const settings = (push: Partial<PushState>) =>
  createElement(PushSettings, {
    push: { ...UNKNOWN, isAsking: false, ...push },
    onChoose: doNothing,
    onSwitchOff: doNothing,
    onRetry: doNothing,
  });
const offline = (isOnline: boolean) =>
  createElement(OfflineNotice, { isOnline, path: "/nearby/mine" });
const CHOICE = { hasHelpNews: true, quietFrom: 0, quietTo: 1380 };

/** What only a browser shows. */
const SHOWN: [name: string, element: ReactElement][] = [
  ["the install help on an iPhone", install({ phone: "apple" })],
  ["the install help on Android", install({ phone: "android" })],
  ["the install help where the browser asks", install({ ask: doNothing })],
  ["the offer of a new version", createElement(NewVersion, { onUpdate: doNothing })],
  ["the offline page", offline(false)],
  ["the offline page, with a network", offline(true)],
  ["notifications, being looked up", settings({ isAsking: true })],
  ["notifications, on", settings({ known: { outcome: "on", choice: CHOICE } })],
  [
    "notifications, on at any hour",
    settings({ known: { outcome: "on", choice: { ...CHOICE, quietTo: 0 } } }),
  ],
  ["notifications, off", settings({ known: { outcome: "off" } })],
  ["notifications, denied", settings({ known: { outcome: "denied" } })],
  ["notifications, without an answer", settings({ problem: "noAnswer" })],
  ["notifications, without a worker", settings({ problem: "noWorker" })],
  ["notifications, failed in the browser", settings({ problem: "browser" })],
];

describe("in another language, no text from outside the catalogue is on", () => {
  it.each(SHOWN)("%s", async (_, element) => {
    expect(await wordsOf(element)).toEqual([]);
  });

  it("the offline page as a phone keeps it", async () => {
    const page = await visit("/nearby/offline", { headers: HINDI });
    const html = await page.text();
    expect(html).toContain('<html lang="hi">');
    expect(await plainWordsIn(new Response(html, page))).toEqual([]);
  });
});

it("quiet hours are written as the language writes times", async () => {
  const texts = (language: Language) => {
    const html = render(settings({ known: { outcome: "on", choice: CHOICE } }), language);
    return Array.from(html.matchAll(/<option[^>]*>([^<]*)/g), ([, text]) => text);
  };
  expect(texts("en")).toEqual(
    expect.arrayContaining(["12:00 am", "7:00 am", "12:00 pm", "10:00 pm"]),
  );
  expect(texts("hi")).toEqual(expect.arrayContaining(["रात 12:00", "सुबह 7:00", "रात 10:00"]));
});

it.each([
  ["a push service that is not known", { endpoint: "https://evil.example" }],
  ["a key that cannot be read", { auth: "7" }],
  ["no key", { auth: undefined }],
  ["no time", { quietFrom: "x" }],
  ["no time zone", { timeZone: "x" }],
  ["no place to hear of", { wantsHelp: "yes" }],
])("what is said of %s is in the language of the page", async (_, change) => {
  const { endpoint, p256dh, auth } = newPushBrowser();
  const hours = { quietFrom: "0", quietTo: "0", timeZone: "UTC" };
  const form = { operation: "subscribe", endpoint, p256dh, auth, ...hours, ...change };
  const fields = Object.entries(form).filter((entry): entry is [string, string] => !!entry[1]);
  const reply = await submit("/nearby/push", Object.fromEntries(fields), HINDI);
  expect(reply.status).toBe(422);
  const { problem } = await reply.json<{ problem: { words: string } }>();
  expect(problem.words).toMatch(/[áéíóú]/);
  expect(await plainWordsIn(new Response(problem.words))).toEqual([]);
});

it("a manifest says nothing from outside the catalogue", async () => {
  const manifest = await (
    await visit("/hi/manifest.webmanifest")
  ).json<{
    description: string;
    shortcuts: { name: string }[];
    screenshots: { label: string }[];
  }>();
  const names = manifest.shortcuts.map(({ name }) => name);
  const words = [manifest.description, ...names, ...manifest.screenshots.map(({ label }) => label)];
  expect(await plainWordsIn(new Response(words.join("\n")))).toEqual([]);
});
