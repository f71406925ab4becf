import { redirect } from "react-router";

/** The desk begins with what waits for it. */
export function loader() {
  return redirect("/desk/requests");
}

/** Never shown. The framework needs a component to show a page to those whom the desk refuses. */
export default function Front() {
  return null;
}
