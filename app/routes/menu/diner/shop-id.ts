/** The id of the shop whose menu this is, as its address has it. */
export const SHOP_ID = location.pathname.split("menu/")[1];
