import { readHealth } from "#app/http/health.ts";
import { UNAVAILABLE } from "#app/http/replies.ts";
import type { Route } from "./+types/healthz";

/** State of D1, KV and R2: "ok", "degraded" if only pictures are unavailable, "down" (a 503) if nobody could log in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const health = await readHealth({ request, context });
  const canLogIn = health.database === "ok" && health.sessions === "ok";
  if (!canLogIn) return Response.json({ status: "down", ...health }, UNAVAILABLE);
  return Response.json({ status: health.pictures === "ok" ? "ok" : "degraded", ...health });
}
