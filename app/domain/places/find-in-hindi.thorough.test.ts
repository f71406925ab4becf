import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { IN_HINDI } from "#test/names-in-hindi.ts";
import { newPlaceFinder } from "./find-places.ts";

/* How often a name typed in Hindi finds the place that was meant first. These are the real names, as in a build. */

const { find } = newPlaceFinder(async (name) => {
  const reply = await env.ASSETS.fetch(`https://assets.local/assets/places/test/${name}.txt`);
  return reply.ok ? reply.text() : undefined;
});

/** The rank of a place among the suggestions, from 0; -1 if it is not one of them. */
async function rankOf(typed: string, meant: string): Promise<number> {
  const found = await find(typed);
  return found.findIndex(({ name, area }) => name.includes(meant) || area.includes(meant));
}

it("95 % of names typed in Hindi find their place first, and 99 % among the first three", async () => {
  const ranks: number[] = [];
  for (const [typed, meant] of IN_HINDI) ranks.push(await rankOf(typed, meant));
  const first = ranks.filter((rank) => rank === 0).length;
  const firstThree = ranks.filter((rank) => rank >= 0 && rank < 3).length;
  expect(first / ranks.length).toBeGreaterThanOrEqual(0.95);
  expect(firstThree / ranks.length).toBeGreaterThanOrEqual(0.99);
});

it.each([
  ["नई दिल्ली", "नई दिल्ली, New Delhi, Delhi"],
  ["जयपुर", "Jaipur, Jaipur, Rajasthan"],
  ["नागपुर", "Nagpur, Nagpur, Maharashtra"],
  ["मेरठ", "मेरठ, Meerut, Uttar Pradesh"],
  ["ऋषिकेश", "Rishikesh, Dehradun, Uttarakhand"],
  ["हावड़ा", "हावड़ा, Howrah, West Bengal"],
  ["विजयवाड़ा", "Vijayawada, Ntr, Andhra Pradesh"],
])(
  "%s finds %s first, before villages whose names match it letter by letter",
  async (typed, place) => {
    const [first] = await find(typed);
    expect(`${first?.name}, ${first?.area}`).toBe(place);
  },
);
