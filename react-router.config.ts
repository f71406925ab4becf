import type { Config } from "@react-router/dev/config";

export default {
  // Every route is listed in the first document, as routes cannot be fetched without a network.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
