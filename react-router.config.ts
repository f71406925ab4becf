import type { Config } from "@react-router/dev/config";

export default {
  // Every route is listed in the first document, as routes cannot be fetched without a network.
  routeDiscovery: { mode: "initial" },
  // A screen is one file: its loader's part would be another, however small.
  splitRouteModules: false,
} satisfies Config;
