import { useEffect } from "react";

/**
 * For a page that could not be had, from page to page without a new document: where that is for want of a network, it
 * is asked for as a document, and the worker shows the offline page.
 */
export function useReloadOffline(): void {
  useEffect(() => {
    if (!navigator.onLine) location.reload();
  }, []);
}
