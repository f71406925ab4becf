import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { openMenu, publicNames, reloadEditor, section, status } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { phonePhoto } from "./photos.ts";
import { expectAccessible, listenForComplaints } from "./looks.ts";

test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ["clipboard-read", "clipboard-write"],
});

const grid = (page: Page) => page.getByRole("grid", { name: "Items in Starters" });
const names = (page: Page) => grid(page).getByRole("rowheader").allInnerTexts();
const preview = (page: Page) => page.frameLocator('iframe[title="What a diner sees"]');
const copy = (page: Page, text: string) =>
  page.evaluate((words) => navigator.clipboard.writeText(words), text);

test("an owner types, moves, pastes, copies, fills and empties as in a spreadsheet, sees what a diner sees, takes a paste back at once, and has every tool of a dish in its row", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  // Below 1100 pixels the lists stay, and nothing of the grid is loaded.
  await page.setViewportSize({ width: 1100, height: 800 });
  const scripts: string[] = [];
  page.on("request", (sent) => scripts.push(sent.url()));
  await openEditor(page, String(baseURL), "grid-keys");
  await expect(page.getByRole("list", { name: "Items in Starters" })).toBeVisible();
  expect(scripts.filter((address) => address.includes("wide-parts"))).toEqual([]);
  await page.setViewportSize({ width: 1101, height: 800 });
  await expect(grid(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await grid(page).getByRole("rowheader", { name: "Papad" }).click();

  // What is typed replaces; Tab goes right, Enter down.
  await page.keyboard.type("Masala Papad");
  await page.keyboard.press("Tab");
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await expect(preview(page).getByText("Masala Papad")).toBeVisible();
  await expect(preview(page).getByText("₹45")).toBeVisible();

  // The arrows lead back from below the last row; F2 goes on with what is there, Escape leaves it.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("F2");
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");
  expect(await names(page)).toEqual([
    "Paneer Tikka",
    "Hara Bhara Kabab",
    "Chilli Gobi",
    "Masala Papad",
  ]);

  // A block from a spreadsheet: two dishes that are there, one with two sizes, and a new one.
  await copy(
    page,
    'Gobi 65\t90\t"Crisp\nand hot"\nRoasted Papad\tfree\t\nSoup\t60/110\tOf the day\n',
  );
  await page.keyboard.press("Control+v");
  await expect(grid(page).getByRole("rowheader", { name: "Soup" })).toBeVisible();
  expect(await names(page)).toEqual([
    "Paneer Tikka",
    "Hara Bhara Kabab",
    "Gobi 65",
    "Roasted Papad",
    "Soup",
  ]);
  await expect(grid(page).getByText("Crisp and hot")).toBeVisible();
  await expect(grid(page).getByText("Price “free”")).toBeVisible();
  await expect(grid(page).getByText("Please enter a number.")).toBeVisible();
  await expect(preview(page).getByText("Of the day")).toBeVisible();
  await expect(status(page)).toHaveText("Saved");
  await expectAccessible(page, "after a paste");
  await grid(page).getByRole("button", { name: "Leave it as it was" }).click();

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(grid(page).getByRole("rowheader", { name: "Chilli Gobi" })).toBeVisible();
  expect(await names(page)).toEqual([
    "Paneer Tikka",
    "Hara Bhara Kabab",
    "Chilli Gobi",
    "Masala Papad",
  ]);
  await expect(preview(page).getByText("Of the day")).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "[itemprop=hasMenuItem] [itemprop=name]")).toContain(
    "Masala Papad",
  );

  const starters = grid(page);
  const search = page.getByRole("searchbox", { name: "Find an item" });
  await search.fill("papad");
  const found = starters.getByRole("rowheader");
  await expect(found).toHaveText(["Masala Papad"]);
  expect((await found.boundingBox())?.width).toBeGreaterThan(100);
  await search.fill("");
  await expect(found).toHaveCount(4);
  await openMenu(page, "Masala Papad");
  await page.getByRole("menuitem", { name: "Move up" }).press("Enter");
  await expect(starters.getByRole("rowheader").nth(2)).toHaveText("Masala Papad");
  await page.keyboard.press("Escape");
  await openMenu(page, "Masala Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByRole("form", { name: "Masala Papad" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Masala Papad", exact: true })).toBeFocused();

  // Two prices, copied beside each other, into the dishes below.
  await starters.getByRole("gridcell", { name: "110" }).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("110\n45");
  await starters.getByRole("gridcell", { name: "120", exact: true }).click();
  await copy(page, "75\n80\n85");
  await page.keyboard.press("Control+v");
  const left = page.getByRole("group", { name: "2 lines didn’t fit here:" });
  await expect(left).toBeInViewport();
  await expect(page.getByText("1 cell changed. 2 lines didn’t fit here:")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");
  await reloadEditor(page);
  await expect(left.getByRole("textbox")).toHaveValue("80\n85");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(left).toBeHidden();
  await expect(starters.getByRole("gridcell", { name: "75" })).toBeVisible();

  // Ctrl+D takes what is above; a mark by its letter; sold out by the space bar.
  await starters.getByRole("rowheader", { name: "Chilli Gobi" }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+d");
  await expect(starters.getByRole("gridcell", { name: "45" })).toHaveCount(2);
  await page.keyboard.press("Home");
  await page.keyboard.press("e");
  await expect(page.locator(":focus")).toHaveAccessibleName("Mark: Egg");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(page.getByRole("switch", { name: "Chilli Gobi is available" })).not.toBeChecked();
  await expect(section(page, "Starters").getByText("1 sold out")).toBeVisible();

  // A name cannot be empty; a size needs its price. Without names, those that it has stay.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect(starters.getByText("Please fill this in.")).toBeVisible();
  await starters.getByRole("gridcell", { name: "Half 120 / Full 220" }).click();
  await page.keyboard.type("Half / Full 230");
  await page.keyboard.press("Enter");
  await expect(starters.getByRole("alert")).toContainText("name");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("125/230");
  await page.keyboard.press("Enter");
  await expect(starters.getByRole("gridcell", { name: "Half 125 / Full 230" })).toBeVisible();
  await expect(preview(page).getByText("₹230").first()).toBeVisible();

  // A photo is asked for, and leads to the form of its dish once it is there.
  const choosing = page.waitForEvent("filechooser");
  await starters.getByRole("button", { name: "Choose a photo: Masala Papad" }).click();
  await (await choosing).setFiles(await phonePhoto("papad.jpg", "tan"));
  await starters.getByRole("button", { name: "The photo of Masala Papad" }).click();
  await expect(page.getByRole("form", { name: "Masala Papad" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  // From the last row of a section on to where the next dish is typed, from there to the next, and out of the grid by Tab.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowDown");
  await expect(section(page, "Starters").getByLabel("Name of the next dish")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("rowheader", { name: "Dal Makhani" })).toBeFocused();
  const rail = page.getByRole("navigation", { name: "Sections" });
  await expect(rail.locator("[aria-current]")).toContainText("Mains");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("grid", { name: "Items in Mains" }).locator(":focus")).toHaveCount(0);
  expect(complaints).toEqual([]);
});
