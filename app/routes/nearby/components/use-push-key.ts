import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/routes/nearby/nearby.tsx";

/** The server's key for subscriptions to notifications; null if none are sent, or the page is stored without one. */
export function usePushKey(): string | null {
  return useRouteLoaderData<typeof loader>("routes/nearby/nearby")?.pushKey ?? null;
}
