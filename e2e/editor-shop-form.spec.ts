import { expect } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import { goOnline, KEPT, publicNames, status, reloadEditor } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { expectAccessible, expectToFitNarrow } from "./looks.ts";
import { otherPhone } from "./other-phone.ts";

test("details and a week of hours are saved by one Save and taken back by one Undo; changes from two phones are both saved, and typed text stays in its fields; the phone, a map link, a search or a pin says where the shop is", async ({
  page,
  baseURL,
  context,
}) => {
  await openEditor(page, String(baseURL), "shop-form");
  // The ways to find a shop's place say why they are not there, and appear when the network returns.
  const tools = "**/assets/place-tools*.js";
  await page.route(tools, (route) => route.abort());
  await page.getByText("Shop details").click();
  const away = page.getByText("They’ll be here once you’re online.");
  await expect(away).toBeVisible();
  await page.unroute(tools);
  await goOnline(page);
  await expect(page.getByRole("button", { name: "I’m at my shop now" })).toBeVisible();
  await expect(away).toBeHidden();
  await page.getByLabel("Description").fill("Since 1962");
  const day = (name: string) => page.locator(".weekday > summary", { hasText: name });
  await day("Mon").click();
  await page.getByRole("checkbox", { name: "Mon open" }).check();
  await expect(page.getByLabel("Mon, open from")).toHaveValue("09:00");
  await page.getByLabel("Mon, open until").fill("14:00");
  await page.getByRole("button", { name: "Add a second opening on Mon" }).click();
  await page.getByLabel("Mon, open again from").fill("18:00");
  await page.getByLabel("Mon, open again until").fill("01:00");
  await page.getByRole("button", { name: "Copy to all days" }).click();
  await expect(day("Tue")).toContainText("9 am–2 pm, 6 pm–1 am");
  await day("Wed").click();
  await page.getByRole("checkbox", { name: "Wed open" }).uncheck();
  await expect(day("Wed")).toContainText("Closed");
  // Wednesday still has the hour after Tuesday's midnight.
  await expect(page.locator(".day-bar").nth(2).locator("rect")).toHaveCount(1);
  await expect(page.locator(".day-bar").nth(1).locator("rect")).toHaveCount(3);
  // A line for the next date follows as soon as one is typed; its second opening waits until it is asked for.
  await page.getByLabel("Date", { exact: true }).fill("2099-11-08");
  await expect(page.getByLabel("Date", { exact: true })).toHaveCount(2);
  const festival = page.getByRole("group", { name: "8 November 2099" });
  await festival.getByLabel("Open from").fill("12:00");
  await festival.getByLabel("Open until").fill("15:00");
  await expect(festival.getByLabel("Open again from")).toBeHidden();
  await festival.getByRole("button", { name: "Add a second opening" }).click();
  await expect(festival.getByLabel("Open again from")).toBeFocused();
  await festival.getByLabel("Open again from").fill("18:00");
  await festival.getByLabel("Open again until").fill("23:00");
  const details = page.locator(".details-form");
  await expectAccessible(page, "a week of hours", details);
  await expectToFitNarrow(page, "a week of hours");
  const save = page.getByRole("button", { name: "Save details" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  expect(sent).toHaveLength(1);
  const said = await publicNames(page, ".open");
  expect(said[0]).toMatch(/Open till|Closed, opens/);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("");
  await expect(page.getByLabel("Fri, open from")).toHaveValue("");
  await expect(day("Fri")).toContainText("No times yet");
  await expect(page.getByLabel("Date", { exact: true })).toHaveCount(1);
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Title of line")).toHaveValue("");
  await expect.poll(() => publicNames(page, ".open")).toEqual([]);

  // Another phone's newer changes are kept, the fields hold both, and where both changed one thing, the stored text is shown.
  const other = otherPhone(String(baseURL), "shop-form");
  await other.saveDetails({ phoneNumber: ["98480 11111"] });
  await page.getByLabel("Description").fill("Since 1962");
  await page.getByRole("button", { name: "Add line" }).click();
  for (const [at, line] of ["Timings", "GST"].entries()) {
    await page.getByLabel("Title of line").nth(at).fill(line);
    await page.getByLabel("Text of line").nth(at).fill(`About ${line}`);
  }
  await page.getByRole("button", { name: "Move line 2 up" }).click();
  await save.click();
  await expect(page.getByLabel("Phone number")).toHaveValue("9848011111");
  await expect(page.getByLabel("Description")).toHaveValue("Since 1962");
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, "dl div")).toEqual(["GSTAbout GST", "TimingsAbout Timings"]);

  const opens = (name: string) => page.getByLabel(`${name}, open from`);
  const address = page.getByLabel("Address");
  // On Monday and Tuesday; each day can have a second opening.
  await other.saveDetails({
    address: ["5 Church Street"],
    dayFrom: ["10:00", "", "10:00"],
    dayTo: ["22:00", "", "22:00"],
  });
  for (const name of ["Mon", "Tue"]) await day(name).click();
  await opens("Mon").fill("09:00");
  await page.getByLabel("Mon, open until").fill("21:00");
  await address.fill("12 MG Road");
  await page.getByLabel("Do prices include GST?").selectOption("yes");
  await save.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to update shop details");
  await expect(alert.getByRole("listitem")).toHaveText([
    "Address: 5 Church Street",
    "Mon: 10:00–22:00",
  ]);
  await expect(address).toHaveValue("12 MG Road");
  await expect(opens("Mon")).toHaveValue("09:00");
  await expect(opens("Tue")).toHaveValue("10:00");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await expect(alert).toHaveCount(0);
  // The next save of the same form counts on the one before.
  await day("Mon").click();
  await page.getByLabel("Mon, open until").fill("20:00");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page, ".facts a[href^=tel]")).toEqual(["98480 11111"]);

  // The phone tells where the shop stands, so does a link of a map, and nobody is near a place in the sea.
  await context.grantPermissions(["geolocation", "clipboard-read", "clipboard-write"]);
  await context.setGeolocation({ latitude: 12.971_598_7, longitude: 77.641_2, accuracy: 180 });
  const [latitude, longitude] = [page.getByLabel("Latitude"), page.getByLabel("Longitude")];
  const placed = page.locator(".place-said");
  // It may answer when the focus has gone on.
  await page.evaluate(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...asked) =>
      addEventListener("allowed", () => ask(...asked), { once: true });
  });
  await page.getByRole("button", { name: "I’m at my shop now" }).click();
  await page.keyboard.press("Tab");
  await expect(placed).toHaveText("Asking your phone...");
  await page.evaluate(() => {
    dispatchEvent(new Event("allowed"));
    Reflect.deleteProperty(navigator.geolocation, "getCurrentPosition");
  });
  await expect(latitude).toHaveValue("12.9716");
  await expect(longitude).toHaveValue("77.6412");
  await expect(placed).toHaveText(
    /^That’s near .+\. Your phone is only sure to within 180 metres\. Please check on a map\.$/,
  );
  await latitude.fill("https://www.google.com/maps?q=15.5,88.25");
  await latitude.blur();
  await expect(latitude).toHaveValue("15.5");
  await expect(longitude).toHaveValue("88.25");
  await expect(placed).toContainText("Is it in the sea?");
  await page.evaluate(() => navigator.clipboard.writeText("12.97160, 77.64"));
  await longitude.fill("");
  await page.keyboard.press("Control+v");
  await expect(latitude).toHaveValue("12.9716");
  await expect(longitude).toHaveValue("77.64");
  await expect(placed).toContainText("That’s near ");
  await save.click();
  await expect(status(page)).toHaveText("Saved");

  // A search also finds it, and a key or a tap moves its pin, which takes effect once the form is saved.
  const search = page.getByRole("combobox", { name: "Area, village or PIN code" });
  // A pointer that lies where the list opens chooses nothing.
  const field = await search.boundingBox();
  await page.mouse.move(180, Number(field?.y) + 4 * Number(field?.height));
  await search.fill("Indiranagr");
  await expect(
    page.getByRole("listbox", { name: "Places" }).getByRole("option").first(),
  ).toContainText("Bengaluru, Karnataka 560038");
  await search.press("Enter");
  const squares = page.getByRole("radiogroup", { name: "Which square is your shop in?" });
  const lit = squares.getByRole("radio", { checked: true });
  await expect(lit).toHaveAccessibleName(/^Indiranagar/);
  await expect(placed).toContainText("That’s near Indiranagar. The pin is in the middle");
  const west = Number(await longitude.inputValue());
  await lit.press("ArrowRight");
  await expect.poll(async () => Number(await longitude.inputValue())).toBeCloseTo(west + 0.0055, 3);
  await expect(page.locator(".map-pin")).toBeVisible();
  await expectAccessible(page, "the pin of a shop", details);
  await expectToFitNarrow(page, "the pin of a shop");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(latitude).toHaveValue("12.9716");
  await context.clearPermissions();
  await page.getByRole("button", { name: "I’m at my shop now" }).click();
  await expect(placed).toContainText("Your phone didn’t share its location.");
  await expect(latitude).toHaveValue("12.9716");
});

test("what is typed wrong in the details is told beside its field, which gets the focus; what is half typed there or on the board opens again; a dish is on the board after two taps, and off it after one more", async ({
  page,
  baseURL,
}) => {
  page.on("dialog", (asked) => asked.accept());
  await openEditor(page, String(baseURL), "wrong-details");
  await page.getByText("Shop details").click();
  const details = page.locator(".details-form");
  const phone = page.getByLabel("Phone number");
  const save = page.getByRole("button", { name: "Save details" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await phone.fill("12345");
  await save.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a number with ten digits/);
  await expectAccessible(
    page,
    "details that are wrong",
    phone.locator("xpath=ancestor::*[.//label][1]"),
  );
  expect(sent).toEqual([]);
  await details.locator(".weekday > summary", { hasText: "Tue" }).click();
  await details.getByRole("checkbox", { name: "Tue open" }).check();
  await details.getByLabel("Tue, open until").fill("14:00");
  await page.getByRole("heading", { name: "Today’s board" }).click();
  const board = page.getByRole("form", { name: "Today’s board" });
  await board.getByLabel("Dish 1", { exact: true }).fill("Mango lassi");
  await reloadEditor(page);
  await expect(details.getByText(KEPT)).toBeVisible();
  await expect(phone).toHaveValue("12345");
  await expect(phone).toHaveAccessibleDescription(/Please enter a number with ten digits/);
  await expect(details.getByLabel("Tue, open until")).toHaveValue("14:00");
  await expect(board.getByLabel("Dish 1", { exact: true })).toHaveValue("Mango lassi");

  await board.getByRole("button", { name: "Discard" }).click();
  await expect(board.getByLabel("Dish 1", { exact: true })).toHaveValue("");
  await phone.fill("+91 98765 43210");
  await save.click();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.getByText(KEPT)).toHaveCount(0);
  expect(await publicNames(page, ".facts a[href^=tel]")).toEqual(["98765 43210"]);

  // A dish is on the board after two taps, and off it after one more.
  const chips = page.getByRole("group", { name: "Put on the board" }).getByRole("button");
  const dish = String(await chips.first().textContent()).trim();
  await chips.first().click();
  await expect(page.getByRole("group", { name: "Dish 1 on the board" })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  await expect(page.locator(".board-card summary")).toContainText(dish);
  expect((await publicNames(page, ".chalkboard li")).join()).toContain(dish);
  await expectAccessible(page, "a dish on the board", page.locator(".board-card"));

  // A dish of the menu that is typed brings its price.
  await page.getByLabel("Dish 2", { exact: true }).fill("Papad");
  await expect(page.getByLabel("Price of dish 2")).not.toHaveValue("");
  await page.getByLabel("Dish 2", { exact: true }).fill("");
  await page.getByLabel("Price of dish 2").fill("");
  await page.getByRole("button", { name: "Take off dish 1" }).click();
  await expect(page.locator(".board-card summary")).not.toContainText(dish);
  await expect.poll(() => publicNames(page, ".chalkboard li")).toEqual([]);
});
