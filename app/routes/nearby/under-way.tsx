import { useNavigation } from "react-router";

/** A mark that another page, or what a form leads to, is on its way. What comes soon does not show it. */
export function UnderWay() {
  const isUnderWay = useNavigation().state !== "idle";
  return (
    <p className="under-way" role="status">
      {isUnderWay && <span>Loading…</span>}
    </p>
  );
}
