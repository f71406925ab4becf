import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { publicNames, section } from "./editor-screen.ts";
import { test } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript nothing is shown that only a script can do, and the row for the next dish keeps what is wrong in it, with the reason, and leads on to the next one", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "plain-row");
  await expect(page.getByRole("button", { name: "Add section" })).toBeVisible();
  await expect(page.getByRole("link", { name: "History" })).toBeVisible();
  for (const name of ["Undo", "Paste a list", "Change prices", "Choose several", /^Drag /]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByText("Drag the handle")).toBeHidden();

  const row = page.getByRole("form", { name: "Add dishes to मिठाई" });
  const name = row.getByLabel("Name of the next dish");
  const price = row.getByLabel("Price");
  await name.fill("Rasmalai");
  await row.getByRole("radio", { name: "Veg", exact: true }).check({ force: true });
  await price.fill("twenty");
  await price.press("Enter");
  await expect(price).toBeFocused();
  await expect(price).toBeInViewport();
  await expect(price).toHaveValue("twenty");
  await expect(name).toHaveValue("Rasmalai");
  await expect(row.getByRole("radio", { name: "Veg", exact: true })).toBeChecked();
  await expect(price).toHaveAccessibleDescription("Price: Please enter a number.");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);

  await price.fill("20");
  await price.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveValue("");
  await expect(section(page, "मिठाई")).toContainText("Rasmalai");
  expect((await publicNames(page, "#section-2 li")).at(-1)).toBe("Rasmalai₹20");

  // The screen for a list says that it needs it, and leads back to the menu.
  await page.goto("/shop/edit/menu/plain-row?open=paste-list");
  await expect(page.getByText("Pasting a list needs JavaScript")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
