/** The demo shops, each with its menu file in this folder. They are never deployed. */
export const DEMO_SHOPS = ["demo-cafe", "demo-dhaba"];

/** Worker variables that make a local home page show the demo's menus. */
export const DEMO_VARIABLES = { SHOWN_MENUS: DEMO_SHOPS.join(" ") };
