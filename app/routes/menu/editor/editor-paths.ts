/** The page of a shop's editor. */
export const editorPath = (shopId: string) => `/shop/edit/menu/${shopId}`;

/** Where the page's script sends changes and requests the menu. */
export const changesPath = (shopId: string) => `${editorPath(shopId)}/changes`;

/** Where the photos of a shop are sent. */
export const photosPath = (shopId: string) => `${editorPath(shopId)}/photos`;
