import { expect, type Page } from "@playwright/test";
import { storeZip } from "#app/routes/menu/editor/list/zip.ts";
import { workbookFiles } from "#test/workbook.ts";
import { holdBack, logIn as logInAsOwner, renew } from "./edited-shops.ts";
import { expectPanesClear, untilTakenOver } from "./editor-screen.ts";
import { test } from "./journey.ts";
import { logInAsOperator } from "./logins.ts";
import { expectAccessible, expectToFitNarrow, listenForComplaints } from "./looks.ts";

async function expectNoFaults(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectToFitNarrow(page, state);
  await expectRoom(page, state);
}

/** Expects that everything on a page is large enough to tap. */
async function expectRoom(page: Page, state: string): Promise<void> {
  const small = await page
    // All of its row opens a dish.
    .locator(
      ":is(main, header) :is(a:not(.item-name), button, summary, input:not([type=hidden])):visible",
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    );
  expect(small, state).toEqual([]);
}

const send = (page: Page) => page.getByRole("button", { name: "Add a login" });

test("an owner makes a login for somebody of the staff, sees why another is refused, and ends it", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await logInAsOwner(page.context(), String(baseURL), "staff");
  await page.goto("/shop/staff", { waitUntil: "networkidle" });

  const letGo = await holdBack(page, "**/shop/staff.data*", "POST");
  await page.getByLabel("Name").fill("Ravi");
  await send(page).click();
  // A second tap would be told that there is a Ravi, in place of the password.
  await expect(send(page)).toBeDisabled();
  letGo();
  const title = page.getByRole("heading", { name: "Ravi’s login" });
  await expect(title).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await page.getByText("End login").click();
  await page.getByLabel("Name").fill("Ravi");
  await send(page).click();
  await expect(page.getByText("Somebody already has a login with this name.")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(title).toBeVisible();
  await expectNoFaults(page, "one made, one refused");

  await page.getByRole("button", { name: "End the login" }).click();
  await expect(page.getByRole("status").filter({ hasText: "has ended" })).toBeFocused();
  await expect(page.getByRole("button", { name: "End the login" })).toHaveCount(0);
  expect(complaints.filter((line) => !/status of 409/.test(line))).toEqual([]);
});

test("an operator adds a workbook to a menu for its owner, sees whose menu it is however far they scroll, and leaves while the change is still on its way", async ({
  page,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  const whose = "You’re editing Shop of on-behalf for its owner";
  await renew(String(baseURL), "on-behalf");
  await logInAsOperator(page);
  await page.goto("/desk/shops/on-behalf");
  await page.getByRole("button", { name: "Add a list" }).click();
  const list = page.getByRole("dialog", { name: "Paste a list" });
  await expect(list.getByText(whose)).toBeInViewport();
  await expectToFitNarrow(page, "a list on behalf");
  await list.getByRole("button", { name: "Back to the menu" }).click();
  await expect(list).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(whose)).toBeInViewport();
  await expectAccessible(page, "on behalf", page.locator(".on-behalf"));
  await expectToFitNarrow(page, "on behalf");
  await expectRoom(page, "on behalf");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectPanesClear(page, "on behalf");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "History" }).click();
  await expectNoFaults(page, "History on behalf");
  // The address had opened the list, which was closed since.
  await page.goBack({ waitUntil: "networkidle" });
  await untilTakenOver(page);
  await expect(page).toHaveURL("/shop/edit/menu/on-behalf");
  await expect(list).toHaveCount(0);

  await page.getByRole("button", { name: "Paste a list" }).click();
  const rows = [
    ["Section", "Item", "Price"],
    ["Lassi", "Sweet lassi", 40],
  ];
  const buffer = Buffer.from(storeZip(workbookFiles([rows])));
  const workbook = { name: "menu.xlsx", mimeType: "", buffer };
  await page.locator(".list-choose input").setInputFiles(workbook);
  const add = page.locator(".list-act").getByRole("button");
  await expect(add).toHaveText("Add 1 item");
  // The change is still on its way when its operator leaves.
  const arrive = await holdBack(page, "**/changes", "POST");
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`));
  await add.click();
  await page.getByRole("button", { name: "Leave" }).click();
  arrive();
  await expect(page).toHaveURL("/desk/shops/on-behalf");
  // Whoever is leaving may no longer ask for the menu.
  expect(asked).not.toContain("GET /shop/edit/menu/on-behalf/changes");
  expect(await (await page.request.get("/menu/on-behalf")).text()).toContain("Sweet lassi");
  expect(complaints).toEqual([]);
});
