import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address that the product answers. */
export default [
  index("routes/site/home.tsx"),
  route("menu/:shop_id?", "routes/menu/menu.tsx"),
  route("healthz", "routes/site/healthz.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("*", "routes/site/anywhere.ts"),
] satisfies RouteConfig;
