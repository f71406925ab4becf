import { account } from "./en/account.ts";
import { problems } from "./en/problems.ts";
import { site } from "./en/site.ts";
import { ui } from "./en/ui.ts";

/** English, which decides what every other language must hold. */
export const en = { account, problems, site, ui };

export type Catalogue = typeof en;

/** A part of the catalogue: one file per language. */
export type Area = keyof Catalogue;
