import { expect } from "@playwright/test";
import {
  words,
  photos,
  previews,
  postButton,
  posted,
  card,
  kept,
  openForm,
  phoneWithForm,
  write,
} from "./compose-screen.ts";
import { holdBack } from "./edited-shops.ts";
import { test } from "./journey.ts";
import { lookAround, phoneAt, settle, unfold } from "./phones.ts";
import { phonePhoto } from "./photos.ts";

test("what is wrong with a post stands beside its field, the first in focus, and photos keep their order, are four at most, and are named where they are none", async ({
  browser,
}) => {
  const page = await phoneWithForm(browser);
  await words(page).fill("x".repeat(495));
  await expect(page.getByText("At most 10 characters left")).toBeAttached();
  await words(page).fill(" ");
  await postButton(page).click();
  await expect(words(page)).toHaveAccessibleDescription("Please write something.");
  await expect(words(page)).toBeFocused();

  const colours = ["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff"];
  const five = await Promise.all(colours.map((colour, n) => phonePhoto(`${n}.jpg`, colour)));
  await photos(page).setInputFiles(five);
  await expect(previews(page)).toHaveCount(4);
  await expect(page.locator("#photos-problem")).toContainText("A post can have up to 4 photos");
  await expect(previews(page).first()).toHaveJSProperty("naturalWidth", 1600);
  await page.getByRole("button", { name: "Remove photo 2" }).click();
  await expect(previews(page)).toHaveCount(3);
  await expect(photos(page)).toBeFocused();
  const seen = await previews(page).evaluateAll((images) =>
    images.map((image) => {
      const pen = document.createElement("canvas").getContext("2d");
      pen?.drawImage(image as HTMLImageElement, 0, 0);
      return [...(pen?.getImageData(5, 5, 1, 1).data ?? [])]
        .slice(0, 3)
        .map((part) => Math.round(part / 255));
    }),
  );
  expect(seen).toEqual([
    [1, 0, 0],
    [0, 0, 1],
    [1, 1, 0],
  ]);

  await page.getByRole("button", { name: "Remove photo 1" }).click();
  const lie = { name: "lie.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a") };
  await photos(page).setInputFiles([lie, await phonePhoto("true.jpg", "#808080")]);
  await expect(page.locator("#photos-problem")).toContainText("“lie.jpg” can’t be read as a photo");
  await expect(previews(page)).toHaveCount(3);

  await words(page).fill("Hello");
  await postButton(page).click();
  await expect(page.getByText("Please tell us whether you’re 13 or older.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Yes" })).toBeFocused();
  await page.getByRole("radio", { name: "No", exact: true }).check();
  await postButton(page).click();
  await expect(page.getByText("You have to be 13 or older to take part here.")).toBeVisible();
});

test("a draft survives a reload, with its photos, until it is discarded", async ({ browser }) => {
  const page = await phoneAt(browser, "own");
  await settle(page);
  await page.goto("/nearby/new?kind=help");
  await expect(page.getByRole("radio", { name: "Help" })).toBeChecked();
  await photos(page).setInputFiles(await phonePhoto("wall.jpg", "#205080"));
  await expect(previews(page)).toHaveCount(1);
  await words(page).fill("किसी के पास सीढ़ी है?");
  await unfold(page);
  await page.getByRole("radio", { name: "1 hour", exact: true }).check();
  await page.getByRole("radio", { name: "Update" }).check();
  await expect(kept(page)).toBeVisible();
  // What the address asked for was chosen otherwise since.
  await page.reload();
  await expect(words(page)).toHaveValue("किसी के पास सीढ़ी है?");
  await expect(previews(page)).toHaveCount(1);
  await expect(page.getByRole("radio", { name: "Update" })).toBeChecked();
  await expect(page.getByText("Seen within 3 km for 1 hour")).toBeVisible();
  const key = page.locator("input[name=sendKey]");
  const keyBefore = await key.inputValue();
  await page.getByText("Discard draft").click();
  await page.getByRole("button", { name: "Discard for good" }).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(words(page)).toHaveValue("");
  // What is written now is another post.
  expect(await key.inputValue()).not.toBe(keyBefore);
  await page.goto("/nearby");
  await openForm(page);
  await words(page).fill("x");
  await expect(kept(page)).toBeVisible();
  await expect(words(page)).toHaveValue("x");
  await expect(previews(page)).toHaveCount(0);

  // What is typed and chosen before the script has come is the newest.
  const arrive = await holdBack(page, "**/assets/**");
  await page.goto("/nearby/new", { waitUntil: "commit" });
  await words(page).fill("early");
  await page.getByRole("radio", { name: "Plan" }).check();
  await page.getByLabel("Time", { exact: true }).fill("18:30");
  await unfold(page);
  await page.getByLabel("Name of the place (optional)").fill("The gate");
  arrive();
  await expect(words(page)).toHaveValue("x\nearly");
  await expect(page.getByRole("radio", { name: "Plan" })).toBeChecked();
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("18:30");
  await expect(page.getByLabel("Name of the place (optional)")).toHaveValue("The gate");
});

test("how far and how long a post is seen is folded away, said in words, and remembered for the next one", async ({
  browser,
}) => {
  const page = await phoneWithForm(browser);
  await page.getByText("Seen within 3 km for 24 hours").click();
  await page.getByRole("radio", { name: "10 km", exact: true }).check();
  await page.getByRole("radio", { name: "6 hours", exact: true }).check();
  await expect(page.getByText("Seen within 10 km for 6 hours")).toBeVisible();
  await write(page, "As far as it goes");
  await postButton(page).click();
  await expect(posted(page)).toBeVisible();
  await openForm(page);
  await expect(page.getByText("Seen within 10 km for 6 hours")).toBeVisible();
  await expect(page.getByLabel("Name of the place (optional)")).toBeHidden();
  await page.getByRole("radio", { name: "Plan" }).check();
  await expect(page.getByText("Seen within 10 km until two hours after it begins")).toBeVisible();
});

test("a browser that keeps nothing posts at once, and loses nothing to a network that fails", async ({
  browser,
}) => {
  const page = await phoneAt(browser, "own");
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  await lookAround(page);
  await openForm(page);
  await write(page, "From a private window");
  await page.context().setOffline(true);
  await postButton(page).click();
  await expect(page.getByText(/can’t be reached/)).toBeVisible();
  await expect(words(page)).toHaveValue("From a private window");
  await page.context().setOffline(false);
  await postButton(page).click();
  await expect(card(page, "From a private window")).toHaveCount(1);
});
