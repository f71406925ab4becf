import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether a navigation only opens or closes the viewer of photos: what lies beneath stays as it is. */
export function closesViewer({
  currentUrl,
  nextUrl,
  formData,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formData !== undefined || currentUrl.hash === nextUrl.hash) return false;
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
}
