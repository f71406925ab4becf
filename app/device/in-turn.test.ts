import { expect, it } from "vitest";
import { newQueue } from "./in-turn.ts";

it("begins an act only when the one before has ended, even if that failed", async () => {
  const inTurn = newQueue();
  const done: string[] = [];
  const begun = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    await begun.promise;
    done.push("first");
    throw new Error("no space");
  });
  const second = inTurn(async () => done.push("second"));
  begun.resolve();
  await expect(first).rejects.toThrow("no space");
  expect(await second).toBe(2);
  expect(done).toEqual(["first", "second"]);
});
