import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comeOfAge, comeOfAgeBy } from "./come-of-age.ts";

const OLD_ENOUGH = { isOldEnough: "yes" };

const network = vi.spyOn(globalThis, "fetch");
let answer: PromiseWithResolvers<Response>;
beforeEach(() => {
  answer = Promise.withResolvers();
  network.mockReset().mockReturnValue(answer.promise);
});
afterEach(() => network.mockReset());

describe("while somebody says that they are old enough", () => {
  it("what they send waits, so that all of it is one neighbour's", async () => {
    const order: string[] = [];
    const joining = comeOfAge(OLD_ENOUGH).then(() => order.push("join"));
    const commenting = comeOfAge({ text: "Me" }).then(() => order.push("comment"));
    answer.resolve(Response.json({}));
    await Promise.all([joining, commenting]);
    expect(order).toEqual(["join", "comment"]);
  });

  it("saying it again makes no second neighbour", async () => {
    const both = [comeOfAge(OLD_ENOUGH), comeOfAge(OLD_ENOUGH)];
    answer.resolve(Response.json({}));
    await Promise.all(both);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it("said by something else: it waits for the answer under way, and all that is sent meanwhile waits for it", async () => {
    const order: string[] = [];
    const onCard = comeOfAge(OLD_ENOUGH);
    const other = Promise.withResolvers<string>();
    const byOther = comeOfAgeBy(() => (order.push("begins"), other.promise));
    expect(order).toEqual([]);
    answer.resolve(Response.json({}));
    await onCard;
    const commenting = comeOfAge({ text: "Me" }).then(() => order.push("comment"));
    await Promise.resolve();
    other.resolve("met");
    expect(await byOther).toBe("met");
    await commenting;
    expect(order).toEqual(["begins", "comment"]);
  });

  it("nothing goes where that fails, and the next try says it anew", async () => {
    const failed = [comeOfAge(OLD_ENOUGH), comeOfAge({ text: "Me" })];
    answer.reject(new TypeError("Failed to fetch"));
    const outcomes = await Promise.allSettled(failed);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    network.mockResolvedValue(Response.json({}));
    await comeOfAge(OLD_ENOUGH);
    expect(network).toHaveBeenCalledTimes(2);
  });
});

it("what says nothing of an age goes at once", async () => {
  await comeOfAge({ text: "Me" });
  expect(network).not.toHaveBeenCalled();
});
