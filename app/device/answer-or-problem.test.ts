import { data, redirect } from "react-router";
import { expect, it } from "vitest";
import { answerOrProblem } from "./answer-or-problem.ts";

const never = new Promise<never>(() => {});
const operation = "comment";
const lost = (error: Error | Response) => answerOrProblem(fail(error), { operation });

async function fail(error: Error | Response): Promise<never> {
  throw error;
}

it("an answer is given on, and so is where it leads", async () => {
  expect(await answerOrProblem(Promise.resolve("yes"))).toBe("yes");
  const elsewhere = redirect("/nearby");
  await expect(lost(elsewhere)).rejects.toBe(elsewhere);
});

it("a network that fails or never answers is reported, and nothing is reloaded", async () => {
  const told = data({ unsent: "unreachable", operation }, 503);
  expect(await lost(new TypeError("failed to fetch"))).toEqual(told);
  expect(await answerOrProblem(never, { patience: 1, operation })).toEqual(told);
});
