import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives this process its own state in a temporary folder. Load whatever reads NUKKAD_STATE after this. */
export function useOwnState(name: string): void {
  const folder = mkdtempSync(join(tmpdir(), `nukkad-${name}-`));
  process.env["NUKKAD_STATE"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
