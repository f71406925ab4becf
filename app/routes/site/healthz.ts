import { databaseAnswers } from "#app/http/health.ts";
import type { Route } from "./+types/healthz";

/** For monitors: 200 while the database answers, 503 while it does not. */
export async function loader({ context }: Route.LoaderArgs) {
  const answers = await databaseAnswers(context);
  return Response.json({ status: answers ? "ok" : "down" }, { status: answers ? 200 : 503 });
}
