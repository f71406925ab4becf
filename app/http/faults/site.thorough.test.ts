import { env } from "cloudflare:workers";
import { posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import { testMatrix } from "#test/faults/matrix.ts";
import { file, form, LAST_COPY, page, PICTURE, SHOP, storeShop } from "#test/faults/seeds.ts";
import { newFormToken, signFormToken } from "#app/platform/form-token.ts";
import { hi } from "#app/messages/hi.ts";
import { post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { storeStatements } from "#test/statements.ts";

const tokenOf = (name: string) =>
  signFormToken(env.SESSION_SECRET, name, newFormToken(Date.now() - 60_000));

const MESSAGE = { email: "asha@example.com", phone: "9876543210", message: "Namaste!" };
const REQUEST = { shopName: "Sharma Chaat", phoneNumber: "9876543210", message: "" };
const NOT_SENT = "Sorry, there was an error sending your message. Please try again.";
const NOT_REQUESTED = "Sorry, there was an error submitting your request. Please try again.";

const NOT_ASKED = "Sorry, there was an error sending your request. Please try again.";
const FORGOT = { shop: "Sharma Chaat", phoneNumber: "9876543210" };

const NOT_HELPED_HINDI = hi.site.loginHelp.failed;
const NOT_SENT_HINDI = hi.site.contact.failed;
const NOT_ASKED_HINDI = hi.site.addShop.failed;

const PHOTO = {
  key: "posts/2026-01-01/thread-of-tests1-1.png",
  type: "image/png",
  width: 3,
  height: 2,
} as const;

testMatrix({
  area: "site",
  rows: [
    ...page("/", { forgives: { d1: "The home page does without the menus that it shows" } }),
    ...page("/add-shop"),
    ...page("/contact"),
    ...form("/contact", { ...MESSAGE, token: tokenOf("contact") }, { says: NOT_SENT }),
    ...form("/add-shop", { ...REQUEST, token: tokenOf("add-shop") }, { says: NOT_REQUESTED }),
    ...page("/login-help"),
    ...form("/login-help", { ...FORGOT, token: tokenOf("login-help") }, { says: NOT_ASKED }),
    ...page("/hi", { forgives: { d1: "The home page does without the menus that it shows" } }),
    ...page("/hi/add-shop"),
    ...page("/hi/contact"),
    ...page("/hi/login-help"),
    ...form(
      "/hi/login-help",
      { ...FORGOT, token: tokenOf("login-help") },
      { says: NOT_HELPED_HINDI },
    ),
    ...form("/hi/contact", { ...MESSAGE, token: tokenOf("contact") }, { says: NOT_SENT_HINDI }),
    ...form("/hi/add-shop", { ...REQUEST, token: tokenOf("add-shop") }, { says: NOT_ASKED_HINDI }),
    file("/language/hi?next=/shop/login"),
    ...page("/privacy-policy"),
    ...page("/csae-standards"),
    ...page("/hi/privacy-policy"),
    ...page("/hi/csae-standards"),
    ...page("/moderation"),
    ...page("/hi/moderation"),
    file("/moderation/log.json?month=2026-11"),
    file("/moderation/log.csv?month=2026-11"),
    file("/moderation/log.csv", { refused: 400 }),
    file("/moderation/log.json?month=2020-01", { refused: 404 }),
    ...page("/docs/api"),
    ...page("/menu", { refused: 404 }),
    ...page(`/menu/${SHOP}`, { forgives: LAST_COPY }),
    ...page("/menu/no-such-shop", { refused: 404 }),
    ...page("/hi/menu", { refused: 404 }),
    ...page(`/hi/menu/${SHOP}`, { forgives: LAST_COPY }),
    ...page("/hi/menu/no-such-shop", { refused: 404 }),
    file(`/menu/${SHOP}/code.svg`),
    file(`/menu/${SHOP}/code.png`),
    file("/menu/no-such-shop/code.svg", { refused: 404 }),
    file(`/menu/${SHOP}/opened`, { refused: 405 }),
    {
      method: "POST",
      path: `/menu/${SHOP}/opened`,
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 14)" },
      twice: "each phone counts",
    },
    file(`/images/${PICTURE}`),
    file("/images/thread-of-tests1-1.png"),
    file("/images/no-such-picture.png", { refused: 404 }),
    file("/healthz", {
      failsAs: "application/json",
      forgives: { r2: "It says that the product is degraded, and everybody can log in" },
    }),
    file("/robots.txt"),
    file("/sitemap.xml"),
    file("/openapi.json"),
    file("/manifest.webmanifest"),
    file("/hi/manifest.webmanifest"),
    file("/nearby-worker.js"),
    file("/menu-worker.js"),
    file("/hi/menu-worker.js"),
    file("/menu-offline"),
    file("/hi/menu-offline"),
    file("/.well-known/assetlinks.json", { refused: 404 }),
    file("/.well-known/apple-app-site-association", { refused: 404 }),
    file("/anywhere-else"),
  ],
  async store() {
    await storeShop();
    await storeStatements({ count: 7 });
    const db = openDatabase(env.DB);
    await countDecisions({ db }, { now: Date.UTC(2026, 11, 1) });
    await post({ now: Date.now() });
    await env.IMAGES.put(PHOTO.key, png, { httpMetadata: { contentType: PHOTO.type } });
    await db.update(posts).set({ publicId: "thread-of-tests1", photos: [PHOTO] });
    return {};
  },
});
