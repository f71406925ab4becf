import { SWITCHED, SWITCHED_TO, switchFormId } from "./plain-switch.ts";

/** The forms that the switches of all dishes send if no script runs. */
export function SwitchForms() {
  return SWITCHED.map((to) => (
    <form key={to} id={switchFormId(to)} method="post">
      <input type="hidden" name="operation" value="patch-menu" />
      <input type="hidden" name={SWITCHED_TO} value={to} />
    </form>
  ));
}
