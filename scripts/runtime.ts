import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The package exports the path of this system's binary, as CommonJS without types. */
const workerd = createRequire(import.meta.url)("workerd") as { default: string };

/** Makes every workerd that this process starts end when this process is gone. */
export function runtimeEndsWithUs(): void {
  const script = new URL("workerd-until-orphaned.sh", import.meta.url);
  process.env["MINIFLARE_WORKERD_PATH"] = fileURLToPath(script);
  process.env["WORKERD"] = workerd.default;
}
