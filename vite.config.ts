import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { sourceHash } from "./scripts/source-hash.ts";

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify(sourceHash()) },
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" }, inspectorPort: false }), reactRouter()],
  environments: { ssr: { build: { minify: true } } },
});
