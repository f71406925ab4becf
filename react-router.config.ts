import type { Config } from "@react-router/dev/config";

export default {
  // Every page is a plain document: there is no client router that would ask for routes later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
