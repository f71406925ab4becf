import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { apiPaths } from "#app/routes/api/paths.ts";
import { TRANSLATED_PAGES } from "#app/routes/site/pages.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, localPath, type Language } from "./messages/languages.ts";

/** A page in a language, by its English path. Several addresses share a file, so each has an id of its own. */
function page(language: Language, { path, file }: { path: string; file: string }) {
  const id = language === DEFAULT_LANGUAGE ? {} : { id: `${language}/${file}` };
  const address = localPath(language, path).slice(1);
  return address === "" ? index(file, id) : route(address, file, id);
}

const MANIFEST = { path: "/manifest.webmanifest", file: "routes/nearby/offline/manifest.ts" };

const translatedPages = (language: Language) =>
  TRANSLATED_PAGES.map((entry) => page(language, entry));

/** Every address that the product answers. */
export default [
  layout("routes/site/site.tsx", [
    ...translatedPages(DEFAULT_LANGUAGE),
    route("docs/api", "routes/api/reference.ts", [index("routes/site/api-docs/api-docs.tsx")]),
  ]),
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) =>
    layout("routes/site/site.tsx", { id: `${language}/site` }, translatedPages(language)),
  ),
  ...LANGUAGES.map((language) =>
    page(language, { path: "/menu/:shop_id?", file: "routes/menu/menu.tsx" }),
  ),
  ...LANGUAGES.flatMap((language) => [
    page(language, { path: "/menu-worker.js", file: "routes/menu/offline/worker-script.ts" }),
    page(language, { path: "/menu-offline", file: "routes/menu/offline/missing-menu.ts" }),
  ]),
  ...["svg", "png"].map((type) =>
    route(`menu/:shop_id/code.${type}`, "routes/menu/code.ts", { id: `code-${type}` }),
  ),
  route("menu/:shop_id/opened", "routes/menu/opened.ts"),
  route("language/:language", "routes/account/language.ts"),
  route("shop/login", "routes/account/login.tsx"),
  route("shop/logout", "routes/account/logout.tsx"),
  route("shop/account", "routes/account/account.tsx"),
  route("shop/staff", "routes/account/staff/staff.tsx"),
  route("shop/share", "routes/account/share/share.tsx"),
  route("shop/share/stand", "routes/account/share/stand.tsx"),
  route("shop/edit/menu/:shop_id?", "routes/menu/editor/editor.tsx"),
  route("shop/edit/offline", "routes/menu/editor/offline/shell.tsx"),
  route("shop/edit-worker.js", "routes/menu/editor/offline/worker-script.ts"),
  route("shop/edit/menu/:shop_id/changes", "routes/menu/editor/changes/changes-route.ts"),
  route("shop/edit/menu/:shop_id/history", "routes/menu/editor/history/history.tsx"),
  route("shop/edit/menu/:shop_id/menu.csv", "routes/menu/editor/history/menu-csv.ts"),
  route("shop/edit/menu/:shop_id/photos", "routes/menu/editor/photos/photos-route.ts"),
  // In small letters alone, so that a lock on this path at Cloudflare covers every way in.
  route("desk", "routes/desk/desk.tsx", { caseSensitive: true }, [
    index("routes/desk/front.tsx"),
    route("requests", "routes/desk/requests.tsx"),
    route("requests/:request_id/shop", "routes/desk/new-shop.tsx"),
    route("messages", "routes/desk/messages.tsx"),
    route("reports", "routes/desk/reports.tsx"),
    route("reports/log", "routes/desk/moderation-log.tsx"),
    route("reports/:case_id", "routes/desk/case.tsx"),
    route("reports/:case_id/photos/:photo", "routes/desk/case-photo.ts"),
    route("reports/:case_id/posts/:public_id/photos/:photo", "routes/desk/case-photo.ts", {
      id: "photo-around-case",
    }),
    route("words", "routes/desk/words.tsx"),
    route("words/:rule_id", "routes/desk/word-rule.tsx"),
    route("appeals", "routes/desk/appeals.tsx"),
    route("appeals/:appeal_id", "routes/desk/appeal.tsx"),
    route("shops", "routes/desk/shops.tsx"),
    route("shops/:shop_id", "routes/desk/shop.tsx"),
    route("shops/:shop_id/hand-over", "routes/desk/hand-over-page.tsx"),
    route("log", "routes/desk/log.tsx"),
  ]),
  route("desk/shops/:shop_id/qr.svg", "routes/desk/qr-svg.ts", { caseSensitive: true }),
  route("desk/shops/:shop_id/stand", "routes/desk/stand.tsx", { caseSensitive: true }),
  route("nearby", "routes/nearby/nearby.tsx", [
    index("routes/nearby/feed/feed.tsx"),
    route("older", "routes/nearby/feed/older.ts"),
    route("fresh", "routes/nearby/feed/fresh.ts"),
    route("place", "routes/nearby/place/place.tsx"),
    route("new", "routes/nearby/compose/compose.tsx"),
    route("outbox", "routes/nearby/compose/outbox.ts"),
    route("old-enough", "routes/nearby/old-enough.ts"),
    route("posts/:public_id", "routes/nearby/thread/thread.tsx"),
    route("posts/:public_id/report", "routes/nearby/report/report.tsx"),
    route("mine", "routes/nearby/mine/mine.tsx"),
    route("mine/appeal", "routes/nearby/mine/appeal/appeal.tsx"),
    route("mine/export", "routes/nearby/mine/export.ts"),
    route("push", "routes/nearby/mine/push.ts"),
  ]),
  // Outside the community's frame: it has no script.
  route("nearby/place/map", "routes/nearby/place/place-map.tsx"),
  // Outside it too: phones store it for anybody.
  route("nearby/offline", "routes/nearby/offline/offline.tsx"),
  route("nearby/new/shared", "routes/nearby/compose/shared.ts"),
  route("nearby-worker.js", "routes/nearby/offline/worker-script.ts"),
  ...LANGUAGES.map((language) => page(language, MANIFEST)),
  route(".well-known/assetlinks.json", "routes/site/well-known/asset-links.ts"),
  route(
    ".well-known/apple-app-site-association",
    "routes/site/well-known/apple-app-site-association.ts",
  ),
  ...["json", "csv"].map((type) =>
    route(`moderation/log.${type}`, "routes/site/moderation/log.ts", { id: `log-${type}` }),
  ),
  route("images/:key", "routes/images/image.ts"),
  route("healthz", "routes/site/healthz.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("openapi.json", "routes/api/openapi.ts"),
  // The JSON API, whose addresses are older than this product's pages.
  ...Object.values(apiPaths).map(({ path, file }) => route(path, `routes/api/${file}`)),
  ...["qr", "section", "shops", "add_shop"].map((path) =>
    route(`${path}/*`, "routes/api/unknown.ts", { id: `api-unknown-${path}` }),
  ),
  route("*", "routes/site/anywhere.ts"),
] satisfies RouteConfig;
