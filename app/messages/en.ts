import { account } from "./en/account.ts";
import { bulk } from "./en/bulk.ts";
import { chooser } from "./en/chooser.ts";
import { compose } from "./en/compose.ts";
import { diner } from "./en/diner.ts";
import { editor } from "./en/editor.ts";
import { entry } from "./en/entry.ts";
import { finder } from "./en/finder.ts";
import { finding } from "./en/finding.ts";
import { grid } from "./en/grid.ts";
import { history } from "./en/history.ts";
import { list } from "./en/list.ts";
import { map } from "./en/map.ts";
import { menu } from "./en/menu.ts";
import { moderation } from "./en/moderation.ts";
import { nearby } from "./en/nearby.ts";
import { phone } from "./en/phone.ts";
import { photos } from "./en/photos.ts";
import { places } from "./en/places.ts";
import { postProblems, problems } from "./en/problems.ts";
import { rules } from "./en/rules.ts";
import { safety } from "./en/safety.ts";
import { saving } from "./en/saving.ts";
import { share } from "./en/share.ts";
import { site } from "./en/site.ts";
import { staff } from "./en/staff.ts";
import { system } from "./en/system.ts";
import { ui } from "./en/ui.ts";
import { writing } from "./en/writing.ts";

/** English, which decides what every other language must hold. */
export const en = {
  account,
  bulk,
  chooser,
  compose,
  diner,
  editor,
  entry,
  finder,
  finding,
  grid,
  history,
  list,
  map,
  menu,
  moderation,
  nearby,
  phone,
  photos,
  places,
  postProblems,
  problems,
  rules,
  safety,
  saving,
  share,
  site,
  staff,
  system,
  ui,
  writing,
};

export type Catalogue = typeof en;

/** A part of the catalogue: one file per language. */
export type Area = keyof Catalogue;
