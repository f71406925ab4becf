import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address that the product answers. */
export default [
  layout("routes/site/site.tsx", [
    index("routes/site/home/home.tsx"),
    route("add-shop", "routes/site/add-shop.tsx"),
    route("contact", "routes/site/contact.tsx"),
    route("privacy-policy", "routes/site/policies/privacy-policy.tsx"),
    route("csae-standards", "routes/site/policies/csae-standards.tsx"),
    route("docs/api", "routes/api/reference.ts", [index("routes/site/api-docs/api-docs.tsx")]),
  ]),
  route("menu/:shop_id?", "routes/menu/menu.tsx"),
  route("shop/login", "routes/account/login.tsx"),
  route("shop/logout", "routes/account/logout.ts"),
  route("shop/account", "routes/account/account.tsx"),
  route("shop/edit/menu/:shop_id?", "routes/menu/editor/editor.tsx"),
  // In small letters alone, so that a lock on this path at Cloudflare covers every way in.
  route("desk", "routes/desk/desk.tsx", { caseSensitive: true }, [
    index("routes/desk/front.ts"),
    route("requests", "routes/desk/requests.tsx"),
    route("requests/:request_id/shop", "routes/desk/new-shop.tsx"),
    route("messages", "routes/desk/messages.tsx"),
    route("shops", "routes/desk/shops.tsx"),
    route("shops/:shop_id", "routes/desk/shop.tsx"),
    route("log", "routes/desk/log.tsx"),
  ]),
  route("desk/shops/:shop_id/qr.svg", "routes/desk/qr-svg.ts", { caseSensitive: true }),
  route("desk/shops/:shop_id/stand", "routes/desk/stand.tsx", { caseSensitive: true }),
  route("images/:key", "routes/images/image.ts"),
  route("healthz", "routes/site/healthz.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("openapi.json", "routes/api/openapi.ts"),
  // The JSON API, at the addresses that it always had.
  route("qr/menu/:shopId", "routes/api/menu.ts"),
  route("qr/menu/add/:shopId", "routes/api/add-item.ts"),
  route("qr/menu/update/:shopId", "routes/api/update-item.ts"),
  route("qr/menu/delete/:shopId", "routes/api/delete-item.ts"),
  route("section/add/:shopId", "routes/api/add-section.ts"),
  route("section/update/:shopId", "routes/api/update-section.ts"),
  route("section/delete/:shopId", "routes/api/delete-section.ts"),
  route("section/subheader/:sectionId", "routes/api/update-subheaders.ts"),
  route("shops/login", "routes/api/login.ts"),
  route("qr/contact", "routes/api/contact.ts"),
  route("add_shop", "routes/api/add-shop.ts"),
  ...["qr", "section", "shops", "add_shop"].map((path) =>
    route(`${path}/*`, "routes/api/unknown.ts", { id: `api-unknown-${path}` }),
  ),
  route("*", "routes/site/anywhere.ts"),
] satisfies RouteConfig;
