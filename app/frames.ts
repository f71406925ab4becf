import * as root from "./root.tsx";
import * as nearby from "./routes/nearby/nearby.tsx";

/** The routes around the screens, by their ids. Each would be one more file to load if it were not imported with the entry. */
export const FRAMES: Record<string, object> = { root, "routes/nearby/nearby": nearby };
