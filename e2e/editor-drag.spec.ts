import { expect, type Page } from "@playwright/test";
import { openEditor } from "./edited-shops.ts";
import {
  itemTitles,
  openMenu,
  publicDishes,
  publicNames,
  section,
  sectionTitles,
  status,
} from "./editor-screen.ts";
import { test } from "./journey.ts";

const EDITOR = "**/shop/edit/menu/**";

interface Point {
  x: number;
  y: number;
}

/** Where a handle is, and where the thing is that it is to go to. */
async function way(page: Page, from: string, to: string) {
  const start = await page.getByRole("button", { name: `Drag ${from}` }).boundingBox();
  const end = await page.getByRole("button", { name: `Drag ${to}` }).boundingBox();
  if (!start || !end) throw new Error("not on the screen");
  return {
    from: { x: start.x + start.width / 2, y: start.y + start.height / 2 },
    to: { x: end.x + end.width / 2, y: end.y + end.height * 0.8 },
  };
}

/**
 * Picks up what is at a place, and carries it to another. What drags is loaded with the first touch: on a slow machine
 * the pointer moves on before it is there, and a person moves it once more.
 */
async function carry(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await expect(async () => {
    for (const by of [7, 9]) await page.mouse.move(from.x, from.y + by);
    await expect(page.locator(".sortable-fallback")).toBeAttached({ timeout: 200 });
  }).toPass();
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

/** Resolves once the page has drawn what it was just told. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const BEFORE = ["Paneer Tikka", "Hara Bhara Kabab", "Chilli Gobi", "Papad"];
const AFTER = ["Hara Bhara Kabab", "Chilli Gobi", "Paneer Tikka", "Papad"];

/** Drops a section of a long menu, in which the page moves no other. */
async function dropInLongMenu(page: Page, baseURL: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 1_100 });
  await openEditor(page, baseURL, "long-drag");
  await page.locator(".section-fold").first().click();
  const before = await sectionTitles(page).allInnerTexts();
  const handles = page.locator(".section-header > .handle");
  const [first, fourth] = [await handles.nth(0).boundingBox(), await handles.nth(3).boundingBox()];
  const from = { x: Number(first?.x) + 20, y: Number(first?.y) + 20 };
  await carry(page, from, { ...from, y: Number(fourth?.y) + 35 });
  const [dragged = "", ...others] = before;
  const after = others.toSpliced(3, 0, dragged);
  await expect(sectionTitles(page)).toHaveText(after);
  const moved = await page.locator(".sections").evaluateHandle((list) => {
    const titles = new Set<string>();
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const card of addedNodes) {
          titles.add((card as Element).querySelector("h2")?.textContent ?? "");
        }
      }
    }).observe(list, { childList: true });
    return titles;
  });
  await page.mouse.up();
  await expect(page.getByText(`${dragged}, 4 of 12`)).toBeAttached();
  await expect(status(page)).toHaveText("Saved");
  await expect(sectionTitles(page)).toHaveText(after);
  expect(await moved.evaluate((titles) => [...titles])).toEqual([dragged]);
}

test("items are dragged with the mouse, but not after Escape or by a drop outside the list; so are subheaders, and sections past long ones, which fold meanwhile and are not moved themselves; near its edge the page scrolls by itself", async ({
  page,
  baseURL,
}) => {
  // So tall that nothing is near the edge, where the page scrolls by itself.
  await page.setViewportSize({ width: 360, height: 1_100 });
  await openEditor(page, String(baseURL), "by-mouse");
  // What drags cannot be had with the first touch, and is with the next.
  const handle = page.getByRole("button", { name: "Drag Papad" });
  await page.route("**/assets/sortable*", (route) => route.abort());
  const failure = page.waitForEvent("requestfailed");
  await handle.hover();
  await failure;
  await page.unroute("**/assets/sortable*");
  const titles = itemTitles(section(page, "Starters"));
  const { from, to } = await way(page, "Paneer Tikka", "Chilli Gobi");
  const pickUp = async () => {
    await carry(page, from, to);
    await expect(titles).toHaveText(AFTER);
  };
  await pickUp();
  await page.keyboard.press("Escape");
  await expect(titles).toHaveText(BEFORE);
  await page.mouse.up();
  await expect(status(page)).toHaveText("");

  await pickUp();
  await page.mouse.move(from.x, 100, { steps: 12 });
  await page.mouse.up();
  await expect(titles).toHaveText(BEFORE);
  await expect(status(page)).toHaveText("");

  await pickUp();
  await page.mouse.up();
  await expect(page.getByText("Paneer Tikka, 3 of 4")).toBeAttached();
  await expect(page.getByRole("button", { name: "Drag Paneer Tikka" })).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicDishes(page)).toEqual(AFTER);

  // Another save is answered meanwhile: the order is the one that the server has.
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(EDITOR, async (route) => {
    await failed;
    await route.fulfill({ status: 500 });
  });
  await page.getByRole("button", { name: "Drag Papad" }).press("ArrowUp");
  const midway = await way(page, "Hara Bhara Kabab", "Chilli Gobi");
  await carry(page, midway.from, midway.to);
  fail();
  await expect(page.getByRole("alert")).toContainText("Failed to update item order");
  await page.unroute(EDITOR);
  await page.mouse.up();
  await expect(page.getByText("Hara Bhara Kabab, ")).toBeAttached();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(status(page)).toHaveText("Saved");
  const order = await titles.allInnerTexts();
  expect(await publicDishes(page)).toEqual(order);

  await page.setViewportSize({ width: 360, height: 740 });
  const starters = section(page, "Starters");
  const subheader = await way(page, "Served with chutney", "Till 9 pm");
  await carry(page, subheader.from, subheader.to);
  const chips = starters.locator(".chip a");
  await expect(chips).toHaveText(["Till 9 pm", "Served with chutney"]);
  // Near its end, the row stays still. Each move there used to scroll it, at most once in 33 ms.
  const row = starters.locator(".subheaders");
  for (const by of [1, 0, 1, 0]) {
    await page.mouse.move(subheader.to.x + by, subheader.to.y);
    await page.evaluate(twoFrames);
  }
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.mouse.up();
  await expect(page.getByText("Served with chutney, 2 of 2")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");

  // At its very end it scrolls until "Add" is under the pointer; a subheader dropped there becomes the last.
  const back = await way(page, "Till 9 pm", "Served with chutney");
  await carry(page, back.from, back.to);
  await expect(chips).toHaveText(["Served with chutney", "Till 9 pm"]);
  const underPointer = ([x, y]: [number, number]) => document.elementFromPoint(x, y)?.className;
  await expect(async () => {
    for (const x of [343, 345]) await page.mouse.move(x, back.to.y);
    expect(await page.evaluate(underPointer, [345, back.to.y] as [number, number])).toBe(
      "chip-add",
    );
  }).toPass();
  await page.mouse.up();
  await expect(page.getByText("Till 9 pm, 2 of 2")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");

  const item = await way(page, String(order[0]), String(order[1]));
  await carry(page, item.from, { x: item.from.x, y: 735 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
  await page.mouse.up();
  await expect(status(page)).toHaveText("Saved");

  await page.evaluate(() => scrollTo(0, 0));
  const box = await page.getByRole("button", { name: "Drag Starters" }).boundingBox();
  const start = { x: Number(box?.x) + 20, y: Number(box?.y) + 20 };
  await carry(page, start, { ...start, y: start.y + 20 });
  await expect(page.getByRole("button", { name: "Dal Makhani", exact: true })).toBeHidden();
  const target = await page.getByRole("button", { name: "Drag मिठाई" }).boundingBox();
  await page.mouse.move(start.x, Number(target?.y) + 30, { steps: 12 });
  await expect(sectionTitles(page)).toHaveText(["Mains", "मिठाई", "Starters"]);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Dal Makhani", exact: true })).toBeVisible();
  await expect(page.getByText("Starters, 3 of 3")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicNames(page)).toEqual(["Mains", "मिठाई", "Starters"]);

  await dropInLongMenu(page, String(baseURL));
});

test("the order of items changes by buttons and by arrow keys, many in a row in one request once the first is answered, at any moment, and no menu that comes late undoes it on the screen", async ({
  page,
  baseURL,
}) => {
  await openEditor(page, String(baseURL), "by-buttons");
  const titles = itemTitles(section(page, "Starters"));
  await openMenu(page, "Paneer Tikka");
  await expect(page.getByRole("menuitem", { name: "Move up" })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect(page.getByRole("menuitem", { name: "Move down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Paneer Tikka, 3 of 4")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");
  await expect(titles).toHaveText(AFTER);
  const handle = page.getByRole("button", { name: "Drag Paneer Tikka" });
  await handle.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(handle).toBeFocused();
  await expect(status(page)).toHaveText("Saved");
  expect(await publicDishes(page)).toEqual(BEFORE);

  let saves = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(EDITOR, async (route) => {
    if (route.request().method() === "POST") {
      saves += 1;
      await held;
    }
    await route.continue();
  });
  await handle.focus();
  for (const key of ["Down", "Down", "Down", "Up", "Down", "Up"]) await handle.press(`Arrow${key}`);
  await expect(page.getByText("Paneer Tikka, 3 of 4")).toBeAttached();
  letGo();
  await expect(status(page)).toHaveText("Saved");
  await page.unroute(EDITOR);
  expect(await publicDishes(page)).toEqual(AFTER);
  expect(saves).toBeLessThanOrEqual(2);

  // A menu that was asked for before a change, and comes after it was saved, does not undo it on the screen.
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>();
  let asked = 0;
  let isLateMenuThere = false;
  await page.route("**/by-buttons/changes", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    const early = await route.fetch();
    await late;
    await route.fulfill({ response: early });
    isLateMenuThere = true;
  });
  const papad = page.getByRole("button", { name: "Drag Papad" });
  await papad.press("ArrowUp");
  await expect.poll(() => asked).toBe(1);
  await papad.press("ArrowUp");
  await expect.poll(() => asked).toBe(2);
  await expect(status(page)).toHaveText("Saved");
  const saved = ["Hara Bhara Kabab", "Papad", "Chilli Gobi", "Paneer Tikka"];
  await expect(titles).toHaveText(saved);
  letCome();
  await expect.poll(() => isLateMenuThere).toBe(true);
  // As long as it could take a slow page to show it.
  await page.waitForTimeout(300);
  await expect(titles).toHaveText(saved);
  await papad.press("ArrowUp");
  await expect(page.getByText("Papad, 1 of 4")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");

  // Also while one move is about to be sent, they go one by one, and the last one stays.
  let open = 0;
  let most = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") most = Math.max(most, ++open);
  });
  page.on("requestfinished", (request) => {
    if (request.method() === "POST") open -= 1;
  });
  await papad.evaluate(async (button) => {
    const press = (key: string) =>
      button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const store = IDBObjectStore.prototype;
    const put = Object.getOwnPropertyDescriptor(store, "put")?.value as IDBObjectStore["put"];
    for (let tasks = 0; tasks < 12; tasks += 1) {
      // Once the phone has kept the first move, the second comes so many tasks later.
      const kept = new Promise((resolve) => {
        store.put = function (this: IDBObjectStore, ...given) {
          this.transaction.addEventListener("complete", resolve);
          return put.apply(this, given);
        };
      });
      press("ArrowDown");
      await kept;
      store.put = put;
      for (let task = 0; task < tasks; task++) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.addEventListener("message", resolve);
          port1.start();
          port2.postMessage("");
        });
      }
      press("ArrowUp");
      // Here it is seen at once that both are saved: it takes a journey longer to see it than to save them.
      do await new Promise(requestAnimationFrame);
      while (!document.querySelector('.save-status[data-state="saved"]'));
    }
  });
  await papad.press("ArrowDown");
  await expect(page.getByText("Papad, 2 of 4")).toBeAttached();
  await expect(status(page)).toHaveText("Saved");
  await expect(titles).toHaveText(saved);
  expect(await publicDishes(page)).toEqual(saved);
  expect(most).toBe(1);
});
