import type { Catalogue } from "./en.ts";
import { account } from "./hi/account.ts";
import { bulk } from "./hi/bulk.ts";
import { chooser } from "./hi/chooser.ts";
import { compose } from "./hi/compose.ts";
import { diner } from "./hi/diner.ts";
import { editor } from "./hi/editor.ts";
import { entry } from "./hi/entry.ts";
import { finder } from "./hi/finder.ts";
import { finding } from "./hi/finding.ts";
import { grid } from "./hi/grid.ts";
import { history } from "./hi/history.ts";
import { list } from "./hi/list.ts";
import { map } from "./hi/map.ts";
import { menu } from "./hi/menu.ts";
import { moderation } from "./hi/moderation.ts";
import { nearby } from "./hi/nearby.ts";
import { phone } from "./hi/phone.ts";
import { photos } from "./hi/photos.ts";
import { places } from "./hi/places.ts";
import { postProblems, problems } from "./hi/problems.ts";
import { rules } from "./hi/rules.ts";
import { safety } from "./hi/safety.ts";
import { saving } from "./hi/saving.ts";
import { share } from "./hi/share.ts";
import { site } from "./hi/site.ts";
import { staff } from "./hi/staff.ts";
import { system } from "./hi/system.ts";
import { ui } from "./hi/ui.ts";
import { writing } from "./hi/writing.ts";
import type { Translation } from "./translation.ts";

export const hi = {
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
} satisfies Translation<Catalogue>;
