import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { renderPolicies } from "./app/messages/policy-markdown.ts";
import { DEMO_VARIABLES } from "./scripts/demo/demo-shops.ts";
import { localPushVariables } from "./scripts/local-secrets.ts";
import { PAGE_SCRIPTS } from "./scripts/page-scripts.ts";
import { preactInBrowsers } from "./scripts/preact-in-browsers.ts";
import { placesVersion } from "./scripts/places/place-files.ts";
import { servePlaces } from "./scripts/places/serve-places.ts";
import { whenNpmIsGone } from "./scripts/parent.ts";
import { runtimeEndsWithUs } from "./scripts/runtime.ts";
import { sourceHash } from "./scripts/source-hash.ts";

// Stops the local runtime from asking Cloudflare where this machine is.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
// The local explorer lets any page of localhost, whatever its port, read and change all stores.
process.env["X_LOCAL_EXPLORER"] = "false";
runtimeEndsWithUs();

/** What the parts that a page loads later share with its first script comes in one file, too: not what only they share. */
const SHARED_WITH_LATER_PARTS = {
  name: "shared",
  test: /node_modules\/(?!react-dom)|\/app\/(?:ui(?!\/places\/)|messages|domain(?!\/words\.|\/places\/(?!tiles\.))|device)\/|\/app\/routes\/menu\/editor\//,
  minShareCount: 2,
};

export default defineConfig(({ command }) => ({
  define: {
    __PLACES_VERSION__: JSON.stringify(placesVersion()),
    // During development every request counts as a new build, so that no cached page hides a change.
    __BUILD_ID__: command === "build" ? JSON.stringify(sourceHash()) : "Date.now().toString(36)",
  },
  plugins: [
    preactInBrowsers,
    cloudflare({
      viteEnvironment: { name: "ssr" },
      inspectorPort: false,
      persistState: { path: process.env["NUKKAD_STATE"] ?? ".wrangler/state" },
      config: command === "serve" ? { vars: { ...DEMO_VARIABLES, ...localPushVariables() } } : {},
    }),
    reactRouter(),
    renderPolicies(),
    servePlaces,
    development,
  ],
  // Scripts of pages without the framework. They import others.
  worker: {
    format: "es",
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED_WITH_LATER_PARTS] } } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: PAGE_SCRIPTS } } },
        // The code for it would weigh more than what it gains: what is loaded later is one file or two.
        modulePreload: false,
      },
    },
    ssr: { build: { minify: true } },
  },
}));

/** Pages have no framework JavaScript that could apply a change, so the browser reloads them. */
const development: Plugin = {
  name: "development",
  apply: "serve",
  configureServer() {
    whenNpmIsGone(() => process.exit(0));
  },
  hotUpdate({ server }) {
    if (this.environment.name === "ssr") {
      server.environments.client.hot.send({ type: "full-reload" });
    }
  },
};
