/** The shops of the demo data, each with its menu file beside this one. No deployment has them. */
export const DEMO_SHOPS = ["demo-cafe", "demo-dhaba"];

/** Worker variables that have the home page of a local run show the demo's menus. */
export const DEMO_VARIABLES = { SHOWN_MENUS: DEMO_SHOPS.join(" ") };
