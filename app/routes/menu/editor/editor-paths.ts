/** The page of a shop's editor. */
export const editorPath = (shopId: string) => `/shop/edit/menu/${shopId}`;

/** The login page, which leads back to the editor. `isSafe`: it tells the owner that their changes are kept on this phone. */
export function loginPath(shopId: string, isSafe: boolean): string {
  const next = `next=${encodeURIComponent(editorPath(shopId))}`;
  return `/shop/login?${next}${isSafe ? "&waiting" : ""}`;
}

/** Where the page's script sends changes and requests the menu. */
export const changesPath = (shopId: string) => `${editorPath(shopId)}/changes`;

/** Where the photos of a shop are sent. */
export const photosPath = (shopId: string) => `${editorPath(shopId)}/photos`;
