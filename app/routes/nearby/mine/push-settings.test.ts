import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { nextPushState, UNKNOWN, type PushState } from "#app/device/push/push-state.ts";
import { catalogues } from "#app/messages/catalogues.server.ts";
import { MessagesProvider } from "#app/ui/messages.tsx";
import { PushSettings } from "./push-settings.tsx";

const doNothing = () => undefined;

/** The start tags of the switches. */
function switchesOf(push: PushState): string[] {
  const acts = { onChoose: doNothing, onSwitchOff: doNothing, onRetry: doNothing };
  const provided = {
    of: { language: "en", texts: catalogues.en } as const,
    children: createElement(PushSettings, { push, ...acts }),
  };
  const html = renderToStaticMarkup(createElement(MessagesProvider, provided));
  return html.match(/<button[^>]*>/g) ?? [];
}

it("until it is known what was chosen, a switch says neither on nor off, and cannot be tapped: that would write over it", () => {
  const unknown = switchesOf(UNKNOWN);
  expect(unknown).toHaveLength(2);
  for (const tag of unknown) {
    expect(tag).toMatch(/ disabled=""/);
    expect(tag).not.toMatch(/aria-checked|switch/);
  }
  const choice = { hasHelpNews: false, quietFrom: 0, quietTo: 60 };
  const on = nextPushState(UNKNOWN, { outcome: "on", choice });
  for (const known of [on, nextPushState(on, "asking")]) {
    const [replies = "", help = ""] = switchesOf(known);
    expect(replies).toContain('role="switch" aria-checked="true"');
    expect(help).toContain('role="switch" aria-checked="false"');
    expect(replies + help).not.toContain("disabled");
  }
  const [off = ""] = switchesOf(nextPushState(UNKNOWN, { outcome: "off" }));
  expect(off).toContain('aria-checked="false"');
  expect(off).not.toContain("disabled");
});
