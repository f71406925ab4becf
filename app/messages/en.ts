import { account } from "./en/account.ts";
import { compose } from "./en/compose.ts";
import { diner } from "./en/diner.ts";
import { editor } from "./en/editor.ts";
import { history } from "./en/history.ts";
import { menu } from "./en/menu.ts";
import { nearby } from "./en/nearby.ts";
import { phone } from "./en/phone.ts";
import { photos } from "./en/photos.ts";
import { problems } from "./en/problems.ts";
import { safety } from "./en/safety.ts";
import { site } from "./en/site.ts";
import { ui } from "./en/ui.ts";

/** English, which decides what every other language must hold. */
export const en = {
  account,
  compose,
  diner,
  editor,
  history,
  menu,
  nearby,
  phone,
  photos,
  problems,
  safety,
  site,
  ui,
};

export type Catalogue = typeof en;

/** A part of the catalogue: one file per language. */
export type Area = keyof Catalogue;
