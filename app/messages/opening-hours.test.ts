import { expect, test } from "vitest";
import { weekText } from "./opening-hours.ts";
import { servedTimes } from "./served-times.ts";

type Period = [from: number, to: number];

const hours = (...week: Period[][]) => ({ week });
const DAY: Period[] = [
  [660, 930],
  [1080, 60],
];
const LATE: Period[] = [[540, 1380]];

test("days with the same hours are told together, and those without any are not", () => {
  expect(weekText(hours(DAY, DAY, DAY, DAY, DAY, DAY, DAY), "en")).toBe("11 am–3:30 pm, 6 pm–1 am");
  expect(weekText(hours([], DAY, LATE, DAY, DAY, LATE, LATE), "en")).toBe(
    "Tue, Thu, Fri 11 am–3:30 pm, 6 pm–1 am · Wed, Sat, Sun 9 am–11 pm",
  );
  expect(weekText(hours(LATE, LATE, LATE, LATE, LATE, [], []), "hi")).toBe("सोम–शुक्र सुबह 9–रात 11");
});

test("midnight to midnight is around the clock", () => {
  const always: Period[] = [[0, 0]];
  const week = [always, always, always, always, always, always, LATE];
  expect(weekText(hours(...week), "en")).toBe("Mon–Sat 24 hours · Sun 9 am–11 pm");
  expect(weekText(hours(...week), "hi")).toBe("सोम–शनि 24 घंटे · रवि सुबह 9–रात 11");
});

test("the half of the day is said once where both times lie in it", () => {
  const served = (servedFrom: number, servedTo: number) => ({
    servedFrom,
    servedTo,
    servedDays: [],
  });
  expect(servedTimes(served(480, 690), "en")).toBe("8–11:30 am");
  expect(servedTimes(served(480, 690), "hi")).toBe("सुबह 8–11:30");
  expect(servedTimes(served(480, 780), "en")).toBe("8 am–1 pm");
  // The night is at both ends of the day.
  expect(servedTimes(served(0, 1439), "hi")).toBe("रात 12–रात 11:59");
  expect(servedTimes(served(1200, 1380), "hi")).toBe("रात 8–11");
  // From the evening to the evening of the next day.
  expect(servedTimes(served(1200, 1080), "en")).toBe("8 pm–6 pm");
});
