/** The keys of shops' pictures and of items' photos, which have no folder. */
export const MENU_PICTURE_KEY =
  /^([0-9a-f]{64}|[0-9a-f]{32}-\d{1,4}x\d{1,4}(-small)?)\.(jpg|png|webp)$/;
