import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives this process a state of its own, in a folder that is gone when it ends. Whatever reads NUKKAD_STATE must be
 * loaded after this.
 */
export function useOwnState(name: string): void {
  const folder = mkdtempSync(join(tmpdir(), `nukkad-${name}-`));
  process.env["NUKKAD_STATE"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
