import { expect } from "@playwright/test";
import { card, newWords, openForm, postButton, words } from "./compose-screen.ts";
import { CORNERS } from "./corners.ts";
import { openEditor } from "./edited-shops.ts";
import { status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { otherPhone } from "./other-phone.ts";
import { phoneAt, phoneWithFeed } from "./phones.ts";

const SHOP = "on-the-corner";

test("a shop says what it has today; a stranger scans its code, opens the corner, joins a neighbour’s plan, comments, and is told of the answer", async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const game = newWords("Cricket by the lake");
  const { latitude, longitude } = CORNERS.shared;
  await otherPhone(String(baseURL), SHOP).saveDetails({
    latitude: [String(latitude)],
    longitude: [String(longitude)],
  });
  await openEditor(owner, String(baseURL), SHOP);
  await owner.getByRole("heading", { name: "Today’s board" }).click();
  await owner.getByLabel("Dish 1", { exact: true }).fill("Kunda");
  await owner.getByLabel("Price of dish 1").fill("40");
  await owner.getByRole("button", { name: "Write on the board" }).click();
  await expect(status(owner)).toHaveText("Saved");

  const asha = await phoneWithFeed(browser, "shared");
  await openForm(asha);
  await asha.getByRole("radio", { name: "Plan" }).check();
  await words(asha).fill(game);
  await asha.getByLabel("Day", { exact: true }).selectOption({ index: 1 });
  await asha.getByLabel("Time", { exact: true }).fill("18:30");
  await asha.getByRole("radio", { name: "Yes" }).check();
  await postButton(asha).click();
  await expect(card(asha, game)).toBeVisible();

  // A stranger's phone never says where it is: the code leads to the menu, the menu to its corner.
  const ravi = await phoneAt(browser, "faraway", { permissions: [] });
  await ravi.goto(`/menu/${SHOP}`);
  await expect(ravi.getByText("Kunda")).toBeVisible();
  await ravi.getByRole("link", { name: "Around this corner" }).click();
  await expect(ravi.getByRole("heading", { level: 1, name: /^Around / })).toBeVisible();
  await expect(card(ravi, "Kunda")).toBeVisible();
  const plan = card(ravi, game);
  // Until the script has the page, a tap leads to the plan's own.
  await expect(plan.locator(".above")).toBeVisible();
  await plan.getByRole("button", { name: "I’m in" }).click();
  await plan.getByRole("radio", { name: "Yes" }).check();
  await plan.getByRole("button", { name: "I’m in" }).last().click();
  await expect(plan.getByRole("button", { name: "I’m in · 1" })).toBeVisible();
  await plan.getByRole("link", { name: "Comment" }).click();
  await ravi.getByLabel("Your comment").fill("Shall I bring a bat?");
  await ravi.getByRole("button", { name: "Send comment" }).click();
  await expect(ravi.getByText("Shall I bring a bat?")).toBeVisible();

  await asha.goto("/nearby");
  await asha.getByRole("link", { name: "Mine, 1 new" }).click();
  const own = card(asha, game);
  await expect(own).toContainText("1 new");
  await own.getByRole("link", { name: game }).click();
  await expect(card(asha, game)).toContainText("1 is in");
  await asha.getByLabel("Your comment").fill("Yes, please!");
  await asha.getByRole("button", { name: "Send comment" }).click();
  await expect(asha.getByText("Yes, please!")).toBeVisible();

  await ravi.goto("/nearby");
  await ravi.getByRole("link", { name: "Mine, 1 new" }).click();
  const conversation = ravi.getByRole("link").filter({ hasText: game });
  await expect(conversation).toContainText("1 new");
  await conversation.click();
  // The list shows the answer as well: the thread is open once there is a field.
  await expect(ravi.getByLabel("Your comment")).toBeVisible();
  await expect(ravi.getByText("Yes, please!")).toBeVisible();
  await ravi.goto("/nearby");
  await expect(ravi.getByRole("link", { name: "Mine", exact: true })).toBeVisible();
});
