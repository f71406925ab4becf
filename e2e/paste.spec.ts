import { expect, type Page } from "@playwright/test";
import { storeZip } from "#app/routes/menu/editor/list/zip.ts";
import { workbookFiles } from "#test/workbook.ts";
import { openEditor } from "./edited-shops.ts";
import {
  goOnline,
  itemTitles,
  publicNames,
  reloadEditor,
  section,
  status,
} from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

const WORDS = "Aloo Gobi Paneer Dal Rajma Chole Matar Palak Kofta Bhindi".split(" ");
const STYLES = "Masala Fry Tadka Makhani Bhuna Kadai Handi Korma Roast Curry".split(" ");

/** A hundred dishes in four sections: 34 with two prices, and one without any. */
const HUNDRED = STYLES.flatMap((style, at) => [
  ...(at % 3 === 0 ? ["", `*${["Breakfast", "Lunch", "Snacks", "Dinner"][at / 3]}*`] : []),
  ...WORDS.map((word, index) => {
    const number = 10 * at + index;
    if (number === 42) return `${word} ${style}`;
    return number % 20 < 7 ? `${word} ${style} 70/110` : `${word} ${style} - ${50 + number}`;
  }),
]).join("\n");

const SHEET = [
  ["Item", "Price"],
  ["Vada pav", 25],
  ["Misal", 90],
];

const list = (page: Page) => page.getByRole("textbox", { name: "Your list" });
const addButton = (page: Page) => page.locator(".list-act").getByRole("button");
const row = (page: Page, name: string) =>
  page.locator(".list-dish").filter({ has: page.getByText(name, { exact: true }) });

test("a hundred dishes are pasted with six taps, mended, added in one change, undone and saved", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page, String(baseURL), "pasted");
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(list(page)).toBeFocused();
  await list(page).fill(HUNDRED);
  await expect(addButton(page)).toHaveText("Add 65 items");

  // Nothing is lost before it is added.
  await page.reload();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(list(page)).toHaveValue(HUNDRED);
  await page.getByRole("button", { name: "Use for all 34" }).click();
  await expect(addButton(page)).toHaveText("Add 99 items");
  // The menu has one of them at another price.
  await expect(page.locator("[data-asks] .list-name:focus")).toContainText("Dal Makhani");
  const price = page.getByRole("textbox", { name: "Price of Paneer Bhuna" });
  await price.fill("60");
  await price.press("Enter");
  await expect(addButton(page)).toHaveText("Add 100 items");
  await addButton(page).click();

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(
    expect.arrayContaining(["Breakfast", "Lunch", "Snacks", "Dinner"]),
  );
  await expect(itemTitles(section(page, "Breakfast"))).toHaveCount(30);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(section(page, "Lunch")).toHaveCount(0);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  await page.reload();
  await expect(section(page, "Dinner").getByText("Aloo Curry")).toBeVisible();
  await expect(section(page, "Lunch").getByText("Paneer Bhuna")).toBeVisible();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(list(page)).toHaveValue("");
});

test("a list for a menu that has dishes changes, keeps and deletes what is chosen, and nothing else; a line of several is split or asked about, and Back loses nothing", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "paste-looks");
  await page.getByRole("button", { name: "Paste a list" }).click();
  await list(page).fill("*Starters*\nHara bhara kabab 125\nChilli gobi 150\nBhel 60");
  await expect(addButton(page)).toHaveText("Add 1, change 2");
  await expect(row(page, "Chilli gobi")).toContainText("On your menu at ₹120.");
  await page.setViewportSize({ width: 360, height: 480 });
  const screen = page.locator("dialog.list-screen");
  const below = screen.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await below, "pixels that the screen itself scrolls").toBe(0);
  await row(page, "Chilli gobi").getByText("Keep ₹120").click();
  await page.getByText("On your menu but not in this list: 2").click();
  await page.getByLabel("What to do with Papad").selectOption("delete");
  await expect(addButton(page)).toHaveText("Add 1, change 1, delete 1");
  await addButton(page).click();
  await expect(status(page)).toHaveText("Saved");
  const starters = section(page, "Starters");
  await expect(itemTitles(starters)).toHaveText([
    "Paneer Tikka",
    "Hara Bhara Kabab",
    "Chilli Gobi",
    "Bhel",
  ]);
  await expect(starters.locator(".item-price")).toHaveText(["₹100–₹220", "₹125", "₹120", "₹60"]);

  // A line of several dishes is split or asked about, and Back leads to the menu and loses nothing.
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = page.url();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await list(page).fill(
    "Samosa 20 Kachori 25 Jalebi 60\nMomos steamed 50 fried 60\nGolgappa\nMomos special 90",
  );
  await expect(addButton(page)).toHaveText("Add 4 items");
  await expect(row(page, "Samosa")).toContainText(
    "We read this line as 3 dishes: Samosa ₹20, Kachori ₹25, Jalebi ₹60.",
  );
  await row(page, "Samosa").getByRole("button", { name: "It’s one dish" }).click();
  await expect(addButton(page)).toHaveText("Add 2 items");
  await expect(screen.locator(".list-name:focus")).toContainText("Momos");
  await row(page, "Momos").getByRole("button", { name: "It’s 2 dishes" }).click();
  await expect(addButton(page)).toHaveText("Add 4 items");

  await page.getByLabel("Price of Golgappa").fill("35");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(editor);
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(row(page, "Golgappa")).toContainText("₹35");
  await page.getByRole("button", { name: "Momos special", exact: true }).click();
  const form = page.locator(".list-form");
  await form.getByLabel("Name", { exact: true }).fill("Momos royal");
  await form.getByRole("button", { name: "Add size" }).click();
  await form.getByLabel("Size 1", { exact: true }).fill("Half");
  await form.getByLabel("Price of size 1").fill("fifty");
  await form.getByRole("button", { name: "Done" }).click();
  await expect(form.getByRole("alert")).toHaveText("Please enter a number.");
  await expect(form.getByLabel("Price of size 1")).toBeFocused();
  await form.getByLabel("Price of size 1").fill("50");
  await page.goBack();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(row(page, "Momos royal")).toBeVisible();
  // The arrow leads back as Back does: another Back leaves the editor.
  await page.getByRole("button", { name: "Back to the menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await addButton(page).click();
  await expect(status(page)).toHaveText("Saved");
  const names = await publicNames(page, "li");
  expect(names).toEqual(expect.arrayContaining(["Golgappa₹35", "fried₹60"]));
  expect(names).toContainEqual(expect.stringMatching(/^Momos royal.*₹90.*Half ₹50/));
});

test("a sheet, a workbook, a file of commas and a menu file are read, with the details of the shop that are chosen, and the screen for a list is accessible, fits a narrow screen and obeys its policy", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await openEditor(page, String(baseURL), "paste-files");
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(list(page)).toBeVisible();
  const text =
    "Good morning\n*Starters*\nHara bhara kabab 125\nChilli gobi 150\nPaneer tikka 140\nTikki 70/110\nChaat 40/60\n*Rolls*\nEgg roll 60\nRoti 140\nVeg roll\nKathi roll 90";
  await list(page).fill(text);
  await expect(addButton(page)).toBeVisible();
  await page.getByText("1 line left out").click();
  await page.getByText("On your menu but not in this list").click();
  await page.getByRole("button", { name: "Egg roll", exact: true }).click();
  await expectAccessible(page, "a list with questions, and a dish that is mended");
  await expectToFitNarrow(page, "a list with questions, and a dish that is mended");

  // Once nothing further down asks, the focus goes to what waits further up.
  await list(page).fill("Samosa 20\nGolgappa\nKachori 25\nTikki 70/110");
  await expect(addButton(page)).toHaveText("Add 2 items");
  await row(page, "Tikki").getByRole("button", { name: "Leave it out" }).click();
  await expect(page.locator("[data-asks] .list-name:focus")).toContainText("Golgappa");

  // A sheet that cannot be read without a network is read once that is back.
  await page.route("**/assets/papaparse*", (route) => route.abort());
  await list(page).fill("Item\tPrice\nVada pav\t25");
  await expect(page.locator(".list-body")).toContainText(
    "We can’t read this without a connection.",
  );
  await page.unroute("**/assets/papaparse*");
  await goOnline(page);
  await expect(row(page, "Vada pav")).toContainText("₹25");

  const chooseFile = (name: string, buffer: Buffer) =>
    page.locator(".list-choose input").setInputFiles({ name, mimeType: "", buffer });

  await chooseFile("menu.xlsx", Buffer.from(storeZip(workbookFiles([SHEET]))));
  await expect(list(page)).toHaveValue("Item\tPrice\nVada pav\t25\nMisal\t90");
  await expect(addButton(page)).toHaveText("Add 2 items");
  await chooseFile("menu.csv", Buffer.from("Category,Item,Price\nRolls,Egg roll,60\n"));
  await expect(addButton(page)).toHaveText("Add 1 item");
  const roti = { item: "Rumali roti", price: 30, spicy: 1 };
  const menu = { shop: { name: "Other" }, sections: [{ section: "Breads", items: [roti] }] };
  const menuFile = Buffer.from(JSON.stringify({ menu }));
  await chooseFile("menu.json", menuFile);
  await expect(page.getByText("From menu.json")).toBeVisible();
  // What was there before a file comes back, and what was there before that one, also after the file was cleared.
  const bringBack = page.getByRole("button", { name: "Bring back" });
  const sheet = "Item\tPrice\nVada pav\t25\nMisal\t90";
  await bringBack.click();
  await expect(list(page)).toHaveValue(/Egg roll/);
  await expect(list(page)).toBeFocused();
  await chooseFile("menu.json", menuFile);
  await chooseFile("again.json", menuFile);
  await expect(page.getByText("From again.json")).toBeVisible();
  await bringBack.click();
  await expect(page.getByText("From menu.json")).toBeFocused();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(list(page)).toHaveValue("");
  await bringBack.click();
  await expect(page.getByText("From menu.json")).toBeVisible();
  await bringBack.click();
  await expect(list(page)).toHaveValue(/Egg roll/);
  await bringBack.click();
  await expect(list(page)).toHaveValue(sheet);

  // Lines pasted into the row for the next dish are seen and kept though a file was there, which is kept, too.
  await chooseFile("menu.json", menuFile);
  await page.getByRole("button", { name: "Back to the menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const pasted = "Kachori 25\nJalebi 60";
  await page
    .getByLabel("Name of the next dish")
    .first()
    .evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, pasted);
  await expect(list(page)).toHaveValue(pasted);
  await reloadEditor(page);
  await page.getByRole("button", { name: "Paste a list" }).click();
  await expect(list(page)).toHaveValue(pasted);
  await bringBack.click();
  await expect(row(page, "Rumali roti")).toContainText("₹30");
  await chooseFile("menu.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]));
  await expect(page.getByText("This is a picture.")).toBeVisible();
  await expect(row(page, "Rumali roti")).toBeVisible();

  // Details of the shop stand beside the shop’s own, and only those that are chosen are taken, with Undo.
  const shop = { name: "Other", shop_metadata: { phone_number: "+91 98765 43210", upi: "a@b" } };
  const chaat = { section: "Chaat", items: [{ item: "Bhel", price: 60 }] };
  const chooseMenu = (menu: object) =>
    page.locator(".list-choose input").setInputFiles({
      name: "menu.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ menu })),
    });
  await chooseMenu({ shop, sections: [{ section: "A", items: [{ item: "Bhel", price: -1 }] }] });
  const wrong = "This menu file has a mistake at menu.sections[0].items[0].price.";
  await expect(page.getByText(`${wrong} A price can’t be below 0.`)).toBeVisible();
  await chooseMenu({ shop, sections: [] });
  await expect(addButton(page)).toHaveCount(0);

  await chooseMenu({ shop, sections: [chaat] });
  const name = page.getByRole("group", { name: "Shop name" });
  const phone = page.getByRole("group", { name: "Phone number" });
  await expect(name).toContainText("Now Shop of paste-files");
  await expect(name.getByLabel("Now")).toBeChecked();
  await expect(phone).toContainText("In the file 9876543210");
  await expect(addButton(page)).toHaveText("Add 1 item");
  await page.getByText("1 thing in the file is left out or read differently").click();
  await expect(page.getByText("isn’t kept: our menus have no such field")).toBeVisible();
  await expectAccessible(page, "a file's details");
  await expectToFitNarrow(page, "a file's details");
  await phone.getByLabel("In the file").check();
  await expect(addButton(page)).toHaveText("Add 1, change 1 shop detail");
  await addButton(page).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByRole("heading", { name: "Shop of paste-files" })).toBeVisible();
  // The browser tells of what was made to fail.
  expect(complaints.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
  expect((await publicNames(page, "li")).join()).toContain("Bhel");
  expect(await publicNames(page, ".facts a[href^=tel]")).toEqual(["98765 43210"]);
});
