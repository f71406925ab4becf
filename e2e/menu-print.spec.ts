import { expect, test } from "@playwright/test";

test("a menu of 230 items prints in two columns on at most six pages, without what only a screen can do", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto("/menu/made-230");
  await page.locator(".dock").waitFor();
  await expect(page.locator("img[src$='code.svg']")).toBeHidden();
  expect(asked).not.toContain("/menu/made-230/code.svg");
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(6);

  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("img[src$='code.svg']")).toHaveJSProperty("complete", true);
  expect(asked).toContain("/menu/made-230/code.svg");
  await expect(page.getByText("Today’s prices")).toBeVisible();
  const lefts = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("section li")].map((row) => row.getBoundingClientRect().left),
    ),
  ]);
  expect(lefts).toHaveLength(2);
  for (const hidden of [".finder", ".dock", ".plus", ".sizes", "footer .button"]) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
});
