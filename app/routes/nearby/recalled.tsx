import { useEffect, type ReactNode } from "react";
import { useRevalidator } from "react-router";

/** Says that there is no network, and reads the page anew once there is one. */
export function Recalled({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [revalidate]);

  return (
    <p className="notice" role="status">
      {children}
    </p>
  );
}
