import { useCallback } from "react";
import { useBeforeUnload } from "react-router";

/** Has the browser ask before the page is left while something is not saved, or only typed. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved || document.querySelector("form[data-typed]")) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}
