/** The page of a shop's editor. */
export const editorPath = (shopId: string) => `/shop/edit/menu/${shopId}`;

/** The login that leads back to it; it says that changes wait on this phone, if they are kept there. */
export function loginPath(shopId: string, isWaiting: boolean): string {
  const next = `next=${encodeURIComponent(editorPath(shopId))}`;
  return `/shop/login?${next}${isWaiting ? "&waiting" : ""}`;
}

/** Where the page's script sends changes and requests the menu. */
export const changesPath = (shopId: string) => `${editorPath(shopId)}/changes`;

/** Where the photos of a shop are sent. */
export const photosPath = (shopId: string) => `${editorPath(shopId)}/photos`;
