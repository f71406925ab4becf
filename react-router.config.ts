import type { Config } from "@react-router/dev/config";

export default {
  // Every route is told with the first document: without a network none could be asked for later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
