import { expect, it } from "vitest";
import { dayTimes } from "./day-times.ts";

it("a day is one line, in words of the language", () => {
  const twice: [string, string][] = [
    ["08:00", "11:00"],
    ["17:30", "01:00"],
  ];
  expect(dayTimes(twice, "en")).toBe("8–11 am, 5:30 pm–1 am");
  expect(dayTimes(twice, "hi")).toBe("सुबह 8–11, शाम 5:30–रात 1");
});

it("half an opening stands as it was typed, and none is nothing", () => {
  expect(
    dayTimes(
      [
        ["09:00", ""],
        ["", ""],
      ],
      "en",
    ),
  ).toBe("09:00–");
  expect(dayTimes([["", ""]], "en")).toBe("");
});
