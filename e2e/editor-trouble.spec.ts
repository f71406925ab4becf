import { expect, type BrowserContext, type Page } from "@playwright/test";
import { holdBack, logIn, openEditor } from "./edited-shops.ts";
import {
  countStored,
  goOnline,
  itemTitles,
  openMenu,
  publicNames,
  section,
  sectionTitles,
  status,
  pressTool,
  reloadEditor,
} from "./editor-screen.ts";
import { test } from "./journey.ts";
import { otherPhone } from "./other-phone.ts";

/** One pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const EDITOR = "**/shop/edit/menu/**";

/** Lets nothing that is sent to the editor's address arrive. */
const cutOff = (context: BrowserContext) =>
  context.route(EDITOR, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );

async function changePrice(page: Page, item: string, price: string): Promise<void> {
  await openMenu(page, item);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Price").first().fill(price);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

test("what could not be sent waits on the phone with its number, outlives a reload and a killed tab, and goes by itself", async ({
  page,
  baseURL,
  context,
}) => {
  await openEditor(page, String(baseURL), "network");
  await cutOff(context);
  await changePrice(page, "Papad", "45");
  await expect(page.getByText("No network. Your change is safe on this phone")).toBeVisible();
  await expect(status(page)).toHaveText("1 waiting");
  await reloadEditor(page);
  await expect(section(page, "Starters")).toContainText("₹45");
  for (const name of ["Naan", "Kulcha"]) {
    await section(page, "Mains").getByRole("button", { name: "Add item" }).click();
    await page.getByPlaceholder("Enter item name").fill(name);
    await page.getByPlaceholder("Enter price").fill("40");
    await page.keyboard.press("Enter");
  }
  // What is not saved yet can be changed like anything else.
  await changePrice(page, "Kulcha", "50");
  await expect(status(page)).toHaveText("4 waiting");
  await expect.poll(() => countStored(page)).toBe(4);

  // As if the browser still held the lock of a page that it has killed.
  const revived = await context.newPage();
  await openEditor(revived, String(baseURL), "network");
  await expect(status(revived)).toHaveText("");
  await page.close();
  await expect(status(revived)).toHaveText("4 waiting");
  await expect(section(revived, "Mains")).toContainText("Kulcha₹50");
  await context.unroute(EDITOR);
  await goOnline(revived);
  await expect(status(revived)).toHaveText("Saved");
  await expect(revived.getByRole("alert")).toHaveCount(0);
  expect(await publicNames(revived, "#section-0 li")).toContain("Papad₹45");
  const mains = await publicNames(revived, "#section-1 li");
  expect(mains.slice(-2)).toEqual(["Naan₹40", "Kulcha₹50"]);
});

test("a menu that could not be fetched is when the network is back, a line that is typed into stays when the one before it goes, and leaving the page asks only where what is typed would be lost", async ({
  page,
  baseURL,
}) => {
  // Time stands still: nothing is asked for again because some of it has passed.
  await page.clock.install();
  await openEditor(page, String(baseURL), "leaving");
  await page.clock.pauseAt(new Date("2030-01-01"));
  await page.route(EDITOR, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  await page.unroute(EDITOR);
  await goOnline(page);
  await section(page, "Drinks").getByRole("button", { name: "Add item" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Item to Drinks" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.resume();

  await page.getByRole("button", { name: "Till 9 pm", exact: true }).click();
  const field = page.getByLabel("Edit Till 9 pm");
  await field.fill("Till 10 pm");
  await page.getByRole("button", { name: "Served with chutney", exact: true }).click();
  await page.getByRole("button", { name: "Delete Served with chutney" }).click();
  await expect(field).toHaveValue("Till 10 pm");
  await field.press("Enter");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "#section-0 .chips span")).toEqual(["Till 10 pm"]);

  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Juices");
  await page.reload();
  await expect(page.getByPlaceholder("Enter section name")).toHaveValue("Juices");
  expect(asked).toEqual([]);
  // As where storage is full.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByPlaceholder("Enter section name").fill("Hot juices");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("before the script has come nothing is shown that only it can do, and what is typed and chosen by then is there when it has, and is sent", async ({
  page,
  baseURL,
}) => {
  await logIn(page.context(), String(baseURL), "slow-script");
  const arrive = await holdBack(page, "**/assets/**");
  await page.goto("/shop/edit/menu/slow-script", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Add section" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await section(page, "Mains").getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item to Mains" });
  await page.getByPlaceholder("Enter item name").fill("Naan");
  await page.getByPlaceholder("Enter price").fill("40");
  arrive();
  await expect(dialog).toHaveJSProperty("open", true);
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  await expect(page.getByPlaceholder("Enter item name")).toHaveValue("Naan");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("button", { name: "Drag Mains" })).toBeVisible();
  expect(await publicNames(page, "#section-1 li")).toContain("Naan₹40");

  const arriveAgain = await holdBack(page, "**/assets/**");
  await page.goto("/shop/edit/menu/slow-script", { waitUntil: "commit" });
  await page.getByText("Shop details").click();
  const picture = { name: "shop.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
  await page.getByLabel("Choose a picture").setInputFiles(picture);
  arriveAgain();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".cropper")).toBeVisible();
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.locator(".shop-picture > img[src^='/images/']")).toBeVisible();
  await expect(status(page)).toHaveText("Saved");
});

test("what another phone changes, deletes or moves is not overwritten, what somebody types meanwhile not lost, and whoever comes later sees what the other did, and is asked again", async ({
  page,
  baseURL,
}) => {
  const other = otherPhone(String(baseURL), "two-phones");
  await openEditor(page, String(baseURL), "two-phones");
  await pressTool(page, "Move Mains down");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Item name").fill("Masala Papad");
  await other.setPrice("Papad", "55");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const alert = page.getByRole("alert");
  await expect(status(page)).toHaveText("Saved");
  await expect(section(page, "Starters")).toContainText("₹55");
  expect(await publicNames(page, "#section-0 li")).toContain("Masala Papad₹55");

  await reloadEditor(page);
  await openMenu(page, "Roti");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByPlaceholder("Item name").fill("Masala Roti");
  await other.deleteItem("Roti");
  // The field loses the focus, and a menu that was asked for now would come before the second of these.
  await page.evaluate(async () => {
    dispatchEvent(new Event("online"));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    for (let time = 0; time < 2; time++) await (await fetch(location.href)).text();
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(alert).toContainText("Failed to update item: Masala Roti, ₹120");
  await expect(alert).toContainText("This dish was deleted in the meantime.");
  await alert.getByRole("button", { name: "Put it back" }).click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Starters", "मिठाई", "Mains"]);
  expect((await publicNames(page, "#section-2 li")).at(-1)).toBe("Masala Roti₹120");

  // Of two moves, the later one sees what the other did, and is asked again.
  await other.moveItemUp("Masala Papad");
  await page.getByRole("button", { name: "Drag Paneer Tikka" }).press("ArrowDown");
  await expect(alert).toContainText("Failed to update item order");
  await expect(alert).toContainText("It was changed on another device in the meantime.");
  const starters = section(page, "Starters");
  await expect(itemTitles(starters)).toHaveText([
    "Paneer Tikka",
    "Hara Bhara Kabab",
    "Masala Papad",
    "Chilli Gobi",
  ]);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("Saved");
  const both = ["Hara Bhara Kabab", "Paneer Tikka", "Masala Papad", "Chilli Gobi"];
  await expect(itemTitles(starters)).toHaveText(both);

  await Promise.all([pressTool(page, "Move Starters down"), other.moveSectionUp("Mains")]);
  await expect(status(page)).toHaveText("Saved");
  await page.reload();
  await expect(sectionTitles(page)).toHaveText(await publicNames(page));
  await expect(itemTitles(section(page, "Starters"))).toHaveText(both);
});

test("of several changes, those that arrived are saved, and what was done, though its answer was lost, is not done again", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "answers-lost");
  let [sent, isDown] = [0, true];
  await page.route(EDITOR, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    if (sent === 1 || !isDown) return route.continue();
    // The server has done it, but its answer is lost.
    if (sent === 2) await route.fetch();
    return route.abort();
  });
  await pressTool(page, "Move मिठाई up");
  // Before it is, a second move takes its place.
  await expect.poll(() => sent).toBe(1);
  await pressTool(page, "Move मिठाई up");
  await page.getByRole("button", { name: "Mains", exact: true }).click();
  await page.getByPlaceholder("Enter section name").fill("Main dishes");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("2 waiting");
  isDown = false;
  await goOnline(page);
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(["मिठाई", "Starters", "Main dishes"]);
  expect(await publicNames(page)).toEqual(["मिठाई", "Starters", "Main dishes"]);

  // Of every kind, an answer is lost.
  await page.unroute(EDITOR);
  const lost = new Set<string>();
  // Meanwhile the editor tries again by itself, on a slow machine before all is typed.
  let isTyping = true;
  await page.route(EDITOR, async (route) => {
    const body = route.request().postData() ?? "";
    const operation = new URLSearchParams(body).get("operation") ?? "";
    if (operation === "" || (lost.has(operation) && !isTyping)) return route.continue();
    if (!lost.has(operation)) await route.fetch();
    lost.add(operation);
    return route.abort();
  });
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByPlaceholder("Enter section name").fill("Drinks");
  await page.keyboard.press("Enter");
  const mains = section(page, "Main dishes");
  await mains.getByRole("button", { name: "Add item" }).click();
  await page.getByPlaceholder("Enter item name").fill("Naan");
  await page.getByPlaceholder("Enter price").fill("40");
  await page.keyboard.press("Enter");
  await mains.getByRole("button", { name: "Add subheader" }).click();
  await page.getByPlaceholder("Enter new subheader text").fill("With rice");
  await page.keyboard.press("Enter");
  await openMenu(page, "Papad");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await changePrice(page, "Roti", "25");
  await page.getByText("Shop details").click();
  await page.getByLabel("Description").fill("Since 1962");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(status(page)).toHaveText("6 waiting");
  isTyping = false;
  await expect(async () => {
    await goOnline(page);
    await expect(status(page)).toHaveText("Saved", { timeout: 300 });
  }).toPass();
  expect([...lost]).toHaveLength(6);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await publicNames(page)).toEqual(["मिठाई", "Starters", "Main dishes", "Drinks"]);
  expect(await publicNames(page, "#section-2 li")).toEqual([
    expect.stringContaining("Dal Makhani"),
    expect.stringContaining("Kadai Paneer"),
    "Roti₹25",
    "Naan₹40",
  ]);
  expect(await publicNames(page, "#section-2 .chips span")).toEqual(["With rice"]);
});

test("what is typed right after a tap on Add section or Add item is in the field, whatever is still loading", async ({
  page,
  baseURL,
}) => {
  await page.route(/assets\/(parts|later)-/, () => {});
  await openEditor(page, String(baseURL), "slow-script");
  for (const [opener, field] of [
    [page.getByRole("button", { name: "Add section", exact: true }), "Enter section name"],
    [section(page, "Mains").getByRole("button", { name: "Add item" }), "Enter item name"],
  ] as const) {
    await opener.click();
    await page.keyboard.type("Masala chai");
    await expect(page.getByPlaceholder(field)).toHaveValue("Masala chai");
    await page.keyboard.press("Escape");
  }
});
