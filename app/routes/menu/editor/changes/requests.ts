import type { Menu } from "#app/domain/menus/menus.ts";
import { changesPath } from "#app/routes/menu/editor/editor-paths.ts";
import type { Failure, Reply } from "#app/routes/menu/editor/operations/failure.ts";
import { formDataOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { lastRestore, noteRestore } from "#app/device/last-restore.ts";
import type { Step } from "#app/routes/menu/editor/undo/steps.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { unpackMenuInSteps } from "./packed-menu.ts";

/** For one photo, or a list of thousands of dishes, over one bar of signal. */
const LONG_PATIENCE_MS = 180_000;

/** Longer texts are sent as they are: escaped as in an address, Hindi would take three times the bytes. */
const LONG_TEXT = 20_000;

/** Sends a change and says what became of it. Never throws. */
export async function sendChange(path: string, fields: Fields): Promise<Reply> {
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === "string");
  const isLarge = texts.length < fields.length || texts.some(([, text]) => text.length > LONG_TEXT);
  try {
    const answer = await fetch(path, {
      method: "POST",
      body: isLarge ? formDataOf(fields) : new URLSearchParams(texts),
      signal: AbortSignal.timeout(isLarge ? LONG_PATIENCE_MS : PATIENCE_MS),
    });
    return replyIn(answer.status, await answer.text());
  } catch {
    return lost("unreached");
  }
}

/** A menu as it is saved; null if it could not be loaded. */
export interface Loaded {
  menu: Menu | null;
  /** A restore that was made in this tab, as what Undo takes back. */
  restored?: Step | undefined;
  /** Whether the login of this browser may not see it. */
  isRefused?: boolean;
}

/** Requests the menu, and what undoes the last restore in this tab; forgets one that can be undone no more. Never throws. */
export async function requestMenu(shopId: string): Promise<Loaded> {
  const restored = lastRestore(shopId);
  const path = changesPath(shopId);
  const address = restored === null ? path : `${path}?restored=${restored}`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const reply = (await answer.json()) as { menu: string; restored?: Step } | { problem: unknown };
    if (!("menu" in reply)) return { menu: null, isRefused: true };
    if (restored !== null && !reply.restored) noteRestore(shopId, null);
    return { menu: await unpackMenuInSteps(reply.menu), restored: reply.restored };
  } catch {
    return { menu: null };
  }
}

/** What an answer means. A gateway, or the login page of a public network, may have given it in the server's place. */
export function replyIn(status: number, body: string): Reply {
  const reply = jsonIn(body);
  if (typeof reply === "object" && reply !== null && ("saved" in reply || "problem" in reply)) {
    return "problem" in reply ? ({ fields: [], ...reply } as Reply) : (reply as Reply);
  }
  return lost(status < 500 || status >= 502 ? "unreached" : "broken");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lost(reason: "unreached" | "broken"): Reply {
  return { problem: { reason } satisfies Failure, fields: [] };
}
