import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { afterFailure, dueAt, sentAgain, stateOf } from "./outbox-states.ts";
import { waitAfter } from "#app/ui/patience.ts";
import type { Waiting } from "./outbox.ts";
import { outcomeOf } from "./send-outbox.ts";

const NOW = Date.UTC(2026, 5, 4, 9);
const invalid = { reason: "invalid-input", path: "text", code: "words-missing" };
const refusal = { of: "text", refusal: invalid };
const words = "Please write something.";

const post: Waiting = { sendKey: "a-key", fields: { text: "Hello", hours: "6" }, since: NOW };

describe("a post in the outbox", () => {
  const lost = afterFailure(post, "network", NOW);
  const broken = afterFailure(post, "server", NOW);

  it("is sent at once", () => {
    expect(stateOf(post, NOW)).toBe("ready");
    expect(dueAt(post, NOW)).toBeLessThanOrEqual(NOW);
  });

  it("waits longer after each failure, five minutes at most", () => {
    expect([1, 2, 3, 4].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(waitAfter(50)).toBe(5 * MINUTE_MS);
    const twice = afterFailure(broken, "server", NOW + MINUTE_MS);
    expect(dueAt(twice, NOW)).toBe(NOW + MINUTE_MS + 10_000);
  });

  it("goes at once when the network returns, but leaves a server that fails its time", () => {
    expect([stateOf(lost, NOW), stateOf(broken, NOW)]).toEqual(["unreachable", "failing"]);
    expect(dueAt(lost, NOW)).toBe(NOW + 5_000);
    expect(dueAt(lost, NOW, true)).toBeLessThanOrEqual(NOW);
    expect(dueAt(broken, NOW, true)).toBe(NOW + 5_000);
  });

  it("that is a plan has a time of its own: after a day its author decides, whatever lifetime was chosen", () => {
    const plan = { ...post, fields: { ...post.fields, kind: "plan" } };
    expect(stateOf(plan, NOW + DAY_MS)).toBe("ready");
    expect(stateOf(plan, NOW + DAY_MS + 1)).toBe("stale");
  });

  it("that failed for another reason before begins to count anew", () => {
    const often = [1, 2, 3].reduce((before) => afterFailure(before, "network", NOW), post);
    expect(dueAt(afterFailure(often, "server", NOW), NOW)).toBe(NOW + 5_000);
  });

  it("that its author is too new for waits until the time that the server named, and then goes by itself", () => {
    const held = { ...post, heldUntil: NOW + HOUR_MS };
    expect(stateOf(held, NOW + HOUR_MS - 1)).toBe("held");
    expect(dueAt(held, NOW, true)).toBe(NOW + HOUR_MS);
    expect(stateOf(held, NOW + HOUR_MS)).toBe("ready");
    expect(dueAt(held, NOW + HOUR_MS)).toBeLessThanOrEqual(NOW);
    expect(dueAt(sentAgain(held, NOW), NOW)).toBeLessThanOrEqual(NOW);
  });

  it("that was refused waits for its author", () => {
    const refused = { ...post, problem: refusal };
    expect(stateOf(refused, NOW)).toBe("refused");
    expect(dueAt(refused, NOW + DAY_MS, true)).toBe(Infinity);
  });

  it("that would have ended by now is not sent before its author says so", () => {
    expect(stateOf(lost, NOW + 6 * HOUR_MS)).toBe("unreachable");
    const late = NOW + 6 * HOUR_MS + 1;
    expect(stateOf(lost, late)).toBe("stale");
    expect(dueAt(lost, late, true)).toBe(Infinity);
    expect(dueAt(sentAgain(lost, late), late)).toBeLessThanOrEqual(late);
  });

  it("is sent off anew without what was said of it before", () => {
    const anew = sentAgain({ ...lost, problem: refusal }, NOW + HOUR_MS);
    expect(stateOf(anew, NOW + HOUR_MS)).toBe("ready");
  });
});

describe("an answer", () => {
  const json = (value: object) => JSON.stringify(value);

  it.each([
    ["of ours that it was done", 200, json({ publicId: "a" }), "sent"],
    ["that it was refused", 422, json({ problem: { ...refusal, words } }), refusal],
    ["that it was refused for now", 429, json({ problem: { ...refusal, words } }), refusal],
    ["of a server that failed", 500, "Something went wrong", "server"],
    ["of a server that failed, in JSON", 500, "null", "server"],
    ["of a page where one has to log in", 200, "<h1>Café Wifi</h1>", "network"],
    ["of a gateway", 502, "Bad gateway", "network"],
    ["of nobody", 0, "", "network"],
  ] as const)("%s", (_, status, body, outcome) => {
    expect(outcomeOf({ status, body })).toEqual(outcome);
  });
});
