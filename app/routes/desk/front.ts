import { redirect } from "react-router";

/** The desk begins with what waits for it. */
export function loader() {
  return redirect("/desk/requests");
}
