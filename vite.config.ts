import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { renderPolicies } from "./app/messages/policy-markdown.ts";
import { DEMO_VARIABLES } from "./scripts/demo/demo-shops.ts";
import { localPushVariables } from "./scripts/local-secrets.ts";
import { whenNpmIsGone } from "./scripts/parent.ts";
import { runtimeEndsWithUs } from "./scripts/runtime.ts";
import { sourceHash } from "./scripts/source-hash.ts";

// Stops the local runtime from asking Cloudflare where this machine is.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
// The local explorer lets any page of localhost, whatever its port, read and change all stores.
process.env["X_LOCAL_EXPLORER"] = "false";
runtimeEndsWithUs();

export default defineConfig(({ command }) => ({
  define: {
    // During development every request counts as a new build, so that no cached page hides a change.
    __BUILD_ID__: command === "build" ? JSON.stringify(sourceHash()) : "Date.now().toString(36)",
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      inspectorPort: false,
      persistState: { path: process.env["NUKKAD_STATE"] ?? ".wrangler/state" },
      config: command === "serve" ? { vars: { ...DEMO_VARIABLES, ...localPushVariables() } } : {},
    }),
    reactRouter(),
    renderPolicies(),
    development,
  ],
  environments: { ssr: { build: { minify: true } } },
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
