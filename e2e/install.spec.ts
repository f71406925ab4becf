import { expect, type Page } from "@playwright/test";
import { posted } from "./compose-screen.ts";
import { test } from "./journey.ts";
import { workerIsThere } from "./phone-screen.ts";
import { lookAroundAlone } from "./phones.ts";

test.use({ serviceWorkers: "allow" });

const controller = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/* Which pages have which manifest: installed-app.test.ts. */
test("the browser finds nothing wrong with the manifests", async ({ page }) => {
  for (const [path, manifest] of [
    ["/hi", "/hi/manifest.webmanifest"],
    ["/nearby", "/manifest.webmanifest"],
  ] as const) {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const { url, errors, data } = await browser.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors]).toEqual([manifest, []]);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // The headless shell reports nothing here, so this can only fail in a whole Chrome. There, a browser that stores
    // nothing counts as a private window.
    const faults = installabilityErrors.map(({ errorId }) => errorId);
    expect(faults.filter((fault) => fault !== "in-incognito")).toEqual([]);
    const { icons, screenshots } = JSON.parse(String(data)) as Manifest;
    expect(screenshots.map((screen) => screen.form_factor)).toEqual(["narrow", "wide"]);
    for (const { src, sizes } of [...icons, ...screenshots]) {
      expect(await page.evaluate(sizeOfPicture, src), src).toBe(sizes);
    }
    await browser.detach();
  }
});

interface Manifest {
  icons: { src: string; sizes: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
}

/** How large a picture is, as the browser finds it. */
async function sizeOfPicture(src: string): Promise<string> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const photos = await caches.open("nearby-photos-1");
    return (await photos.keys()).map(({ url }) => new URL(url).pathname.replace("/images/", ""));
  });

/** Has pages say on their root element that they have registered their service worker. */
async function noteRegistration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const register = container?.register.bind(container);
    if (!container || !register) return;
    container.register = async (...worker) => {
      const registration = await register(...worker);
      document.documentElement.dataset["registered"] = "";
      return registration;
    };
  });
}

/* How many photos, for how long, and when they go: photo-cache.test.ts. */
test("photos of posts are kept, and shops' pictures are not; a new version is used once somebody wants it", async ({
  page,
  context,
}) => {
  await noteRegistration(page);
  await page.goto("/nearby/place");
  await workerIsThere(page);
  await context.route("**/images/*", (route) =>
    route.fulfill({
      contentType: "image/png",
      body: PIXEL,
      headers: { "Cache-Control": "public, max-age=600" },
    }),
  );
  const picture = `${"0a".repeat(32)}.png`;
  for (const name of [picture, "photo-1.png"])
    await page.evaluate((path) => {
      const image = new Image();
      image.src = path;
      return image.decode();
    }, `/images/${name}`);
  await expect.poll(() => kept(page)).toEqual(["photo-1.png"]);
  await context.unroute("**/images/*");
  await context.setOffline(true);
  const isOurCopy = await page.evaluate(async () => {
    const reply = await fetch("/images/photo-1.png");
    return reply.headers.has("Fresh-Until");
  });
  expect(isOurCopy).toBe(true);
  await context.setOffline(false);

  // Otherwise the page registers its own worker after ours, which would then be the newest.
  await expect(page.locator("html[data-registered]")).toBeAttached();
  const offer = page.getByText("A new version is ready.");
  await expect(offer).toBeHidden();
  const before = await controller(page);
  // Another address in its place is to a browser what other bytes are.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/nearby-worker.js?newer", { scope: "/nearby" });
  });
  await expect(offer).toBeVisible();
  expect(await controller(page)).toBe(before);
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Update" }).click(),
  ]);
  await expect.poll(() => controller(page)).toMatch(/\?newer$/);
});

const help = (page: Page) => page.getByRole("region", { name: "Install Nukkad" });

/** As a browser on Android does once it finds that the app can be installed. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = () => {
      document.title = `asked, own banner ${event.defaultPrevented ? "off" : "on"}`;
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(event, { prompt }));
  });

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const ANDROID = "Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0";

/** As if the first visit had been long ago. */
const FIRST_VISIT = JSON.stringify({ count: 1, lastAt: 0 });

const comeBack = async (page: Page) => {
  await page.evaluate((visit) => localStorage.setItem("install-hint", visit), FIRST_VISIT);
  await openFeed(page);
};

/** Opens the feed, and comes back once its script has noted the visit. */
const openFeed = (page: Page) => page.goto("/nearby", { waitUntil: "networkidle" });

const goOn = async (page: Page, name: "Mine" | "Around you") => {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(name === "Mine" ? /mine$/ : /nearby$/);
};

/* At which visit it is due, and that it comes once: visits.test.ts; its words for each phone: phone-screens.test.ts. */
test("the install hint fits the phone, comes once with the next page of a second visit, and not within the app", async ({
  browser,
  baseURL,
}) => {
  // The hint needs no worker, which would load what it keeps on each of these phones.
  const phoneOf = async (userAgent: string) => {
    const options = { ...(baseURL && { baseURL }), userAgent };
    return (await browser.newContext({ ...options, serviceWorkers: "block" })).newPage();
  };
  const iPhone = await phoneOf(IPHONE);
  await openFeed(iPhone);
  await goOn(iPhone, "Mine");
  await expect(help(iPhone)).toBeHidden();
  await comeBack(iPhone);
  await expect(help(iPhone)).toBeHidden();
  await goOn(iPhone, "Mine");
  await expect(help(iPhone).getByRole("listitem")).toHaveText([
    "Tap Share.",
    "Choose Add to Home Screen, then Add.",
  ]);
  await help(iPhone).getByRole("button", { name: "Not now" }).click();
  await expect(help(iPhone)).toBeHidden();
  await goOn(iPhone, "Around you");
  await expect(help(iPhone)).toBeHidden();

  const android = await phoneOf(ANDROID);
  await android.addInitScript((visit) => {
    if (!localStorage.getItem("install-hint")) localStorage.setItem("install-hint", visit);
  }, FIRST_VISIT);
  await openFeed(android);
  await goOn(android, "Mine");
  await expect(help(android).getByRole("listitem")).toHaveText([
    "Open the browser’s menu.",
    "Choose Add to Home screen, then Install.",
  ]);
  await offerToInstall(android);
  await expect(help(android).getByRole("listitem")).toHaveCount(0);
  await help(android).getByRole("button", { name: "Install" }).click();
  await expect(android).toHaveTitle("asked, own banner off");
  await expect(help(android)).toBeHidden();

  await android.addInitScript(() => {
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) =>
      ask(query === "(display-mode: standalone)" ? "(min-width: 1px)" : query);
  });
  await comeBack(android);
  await offerToInstall(android);
  await goOn(android, "Mine");
  await expect(help(android)).toBeHidden();
});

test("what another app shares comes into the form, photos too, as far as there is room, and the install hint comes after that first post", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), userAgent: ANDROID });
  const page = await context.newPage();
  await lookAroundAlone(page);
  await workerIsThere(page);
  await page.goto("/nearby/new");
  const previews = page.getByRole("list", { name: "Your photos" }).getByRole("img");
  const photo = { name: "photo.png", mimeType: "image/png", buffer: PIXEL };
  const chooser = page.locator("input[name=photos]");
  // The script has taken the form over, and notes what is chosen.
  await expect(page.locator("form.compose[novalidate]")).toBeVisible();
  await chooser.setInputFiles([photo, photo, photo]);
  await expect(previews).toHaveCount(3);
  await expect(page.getByText("Saved on this phone until you post it.")).toBeVisible();
  await page.evaluate((pixel) => {
    const photos = new DataTransfer();
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
    for (const name of ["tea.png", "cake.png"]) {
      photos.items.add(new File([bytes], name, { type: "image/png" }));
    }
    const form = document.createElement("form");
    Object.assign(form, {
      method: "post",
      enctype: "multipart/form-data",
      action: "/nearby/new/shared",
    });
    const field = (type: string, name: string) => {
      const input = Object.assign(document.createElement("input"), { type, name });
      form.appendChild(input);
      return input;
    };
    field("text", "title").value = "Chess & tea";
    field("text", "text").value = "Sunday, 5 pm";
    field("file", "photos").files = photos.files;
    document.body.appendChild(form);
    form.submit();
  }, PIXEL.toString("base64"));
  await expect(page).toHaveURL(/\/nearby\/new\?shared$/);
  const words = page.getByLabel("What do you want to tell your neighbours?");
  await expect(words).toHaveValue("Chess & tea\nSunday, 5 pm");
  await expect(previews).toHaveCount(4);
  await expect(page.locator("#photos-problem")).toContainText("A post can have up to 4 photos");
  // It is a draft from now on, and is not taken twice.
  await page.reload();
  await expect(previews).toHaveCount(4);
  await expect(words).toHaveValue("Chess & tea\nSunday, 5 pm");

  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(posted(page)).toBeVisible();
  await expect(help(page)).toBeHidden();
  await goOn(page, "Mine");
  await expect(help(page)).toBeVisible();
});
