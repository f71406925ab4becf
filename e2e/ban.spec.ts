import { expect } from "@playwright/test";
import { ofThisTry, test } from "./journey.ts";
import { fromOwnAddress, logInAsOperator } from "./logins.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { lookAround, neighbourAt, phoneAt, publish, report, settle } from "./phones.ts";

const BANNED = /You can’t post or comment here any more/;

test("whoever is banned and deletes their data is still banned, and loses no words that they try to post", async ({
  browser,
}) => {
  const mean = ofThisTry("Whoever lives above the chemist is a fool");
  const offender = await phoneAt(browser, "banned");
  const post = await publish(offender, mean);
  const reader = await neighbourAt(browser, "banned");
  await settle(reader);
  await report(reader, post, "harassment");

  const desk = await (await browser.newContext()).newPage();
  await fromOwnAddress(desk);
  await logInAsOperator(desk);
  await desk.goto(`/desk/reports?q=${encodeURIComponent(mean)}`);
  await desk.getByRole("link", { name: /^Case/ }).click();
  await desk.getByLabel("Your own words").fill("This insults somebody.");
  await desk.getByText("Ban the author...").click();
  await desk.getByRole("radio", { name: "30 days" }).check();
  await desk.getByRole("button", { name: "Ban the author" }).click();
  await expect(desk.getByRole("button", { name: "Lift the ban" })).toBeVisible();
  const feed = await reader.request.get("/nearby");
  expect(await feed.text()).not.toContain(mean);

  await offender.goto("/nearby/mine", { waitUntil: "networkidle" });
  await expect(offender.getByText(BANNED)).toBeVisible();
  await offender.getByRole("button", { name: "Make a code" }).click();
  await expect(offender.getByText("Type this code on your other phone")).toBeVisible();
  await offender.getByText("I have a code from another phone").click();
  await offender.getByText("Delete my data").click();
  await expect(
    offender.getByText(/Your ban isn’t deleted: until it ends, in 30 days/),
  ).toBeVisible();
  await expectAccessible(offender);
  await expectToFitNarrow(offender);
  await offender.getByRole("button", { name: "Delete everything" }).click();
  await expect(offender.getByText(/Your ban stays until it ends/)).toBeVisible();
  await expect(offender.getByText(BANNED)).toBeVisible();
  await expect(offender.getByText("This insults somebody.").first()).toBeVisible();
  await expect(offender.getByText(mean)).toHaveCount(0);

  // Another tab of the same phone, which has forgotten where it was.
  const later = await offender.context().newPage();
  await lookAround(later);
  await later.goto("/nearby/new", { waitUntil: "networkidle" });
  await later.getByLabel("What do you want to tell your neighbours?").fill("It was me again");
  const yes = later.getByRole("radio", { name: "Yes" });
  if (await yes.isVisible()) await yes.check();
  await later.getByRole("button", { name: "Post", exact: true }).click();
  const refused = later.getByText(/stopped you from posting for 30 more days/);
  await expect(refused).toBeVisible();
  await expect(later.getByText("It was me again")).toBeVisible();
});
