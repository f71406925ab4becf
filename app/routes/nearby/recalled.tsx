import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { useReachable } from "#app/routes/nearby/phone/use-way-back.ts";

/** Says that there is no network, and reads the page anew once there is one. */
export function Recalled({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();
  useReachable(revalidate);
  return (
    <p className="notice" role="status">
      {children}
    </p>
  );
}
