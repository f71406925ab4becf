import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { useReachable } from "#app/device/use-reachable.ts";

/** Says that there is no network, and reloads the page's data once there is one. */
export function NoNetwork({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();
  useReachable(revalidate);
  return (
    <p className="notice" role="status">
      {children}
    </p>
  );
}
