import { expect, type Page } from "@playwright/test";

/** The heading of the offline page. Just after it was opened it may not know yet whose fault it is. */
export const offlineTitle = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^(You’re offline|Nukkad isn’t answering)$/ });

/** Has the network return, and the page hear of it: one that was opened without a network is not told here. */
export async function goOnline(page: Page) {
  await page.context().setOffline(false);
  // A page that goes on by itself may be on its way already.
  await page.evaluate(() => dispatchEvent(new Event("online"))).catch(() => undefined);
}

/** Comes back once the worker stands between this page and the network. */
export async function workerIsThere(page: Page) {
  await expect(async () => {
    const isThere = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
    // A page that was on its way while the worker started gets it the next time.
    if (!isThere) await page.reload();
    expect(isThere).toBe(true);
  }).toPass();
}
