import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { isServed, shownAt } from "./menu-times.ts";
import type { Menu, Section } from "./menus.ts";
import { soldOutAt, soldOutUntil } from "./sold-out.ts";

/** A moment in India. Sunday was the 22nd of November 2026. */
const at = (text: string) => Date.parse(`2026-11-${text}+05:30`);
const SUNDAY = at("22T12:00");

describe("a dish that is sold out", () => {
  it("for today is back at 4 in the morning, India's time, and not a minute before", () => {
    for (const [said, back] of [
      ["22T12:00", "23T04:00"],
      ["22T23:59", "23T04:00"],
      ["23T00:30", "23T04:00"],
      ["23T04:00", "24T04:00"],
    ] as const) {
      const until = soldOutUntil("today", { now: at(said), hours: null });
      expect([said, until]).toEqual([said, at(back)]);
      expect(soldOutAt({ soldOutUntil: until }, at(back) - 1)).toBe("today");
      expect(soldOutAt({ soldOutUntil: until }, at(back))).toBe("no");
    }
  });

  it("until its shop says otherwise does not come back by itself", () => {
    const until = soldOutUntil("until-said", { now: SUNDAY, hours: null });
    expect(soldOutAt({ soldOutUntil: until }, Date.UTC(2126, 0))).toBe("until-said");
    expect(soldOutUntil("no", { now: SUNDAY, hours: null })).toBe(null);
  });
});

const served = (servedFrom: number | null, servedTo: number | null, ...servedDays: number[]) => ({
  servedFrom,
  servedTo,
  servedDays,
});

describe("a section is served", () => {
  it.each([
    ["always, where it says nothing", served(null, null), ["22T03:00", "23T12:00"], []],
    [
      "from its first minute until its last is over",
      served(480, 660),
      ["22T08:00", "22T10:59"],
      ["22T07:59", "22T11:00"],
    ],
    ["on its days only", served(null, null, 7), ["22T00:00", "22T23:59"], ["23T00:00", "21T23:59"]],
    [
      "past midnight on the night that began on its day",
      served(1320, 60, 7),
      ["22T22:00", "23T00:59"],
      ["22T00:30", "23T01:00", "23T22:00", "22T21:59"],
    ],
    ["from Sunday past midnight into Monday", served(1380, 120, 7), ["23T01:59"], ["22T01:59"]],
  ] as const)("%s", (_, section, yes, no) => {
    const times = { ...section, servedDays: [...section.servedDays] };
    expect(yes.filter((text) => !isServed(times, at(text)))).toEqual([]);
    expect(no.filter((text) => isServed(times, at(text)))).toEqual([]);
  });
});

describe("a menu reads the same until", () => {
  const menuWith = (changes: Partial<Section>, ...soldOut: (number | null)[]): Menu => {
    const menu = plainMenu();
    const [first] = menu.sections;
    if (!first) throw new Error("no section");
    const items = first.items.map((item, index) => ({
      ...item,
      soldOutUntil: soldOut[index] ?? null,
    }));
    return { ...menu, sections: [{ ...first, ...changes, items }] };
  };
  const untilOf = (menu: Menu) => shownAt(menu, SUNDAY).until;

  it("for ever, where it says nothing of time", () => {
    expect(untilOf(menuWith({}))).toBe(undefined);
    const said = soldOutUntil("until-said", { now: SUNDAY, hours: null });
    expect(untilOf(menuWith({}, said, SUNDAY - 1))).toBe(undefined);
  });

  it("the first of its dishes is back, or a section begins or ends", () => {
    const [soon, later] = [SUNDAY + MINUTE_MS, SUNDAY + 8 * HOUR_MS];
    expect(untilOf(menuWith({}, later, soon))).toBe(soon);
    expect(untilOf(menuWith(served(480, 660), later))).toBe(later);
    expect(untilOf(menuWith(served(480, 780)))).toBe(at("22T13:00"));
    expect(untilOf(menuWith(served(480, 720)))).toBe(at("23T08:00"));
    expect(untilOf(menuWith(served(null, null, 3)))).toBe(at("23T00:00"));
  });
});
