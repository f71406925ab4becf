import type { Catalogue } from "./en.ts";
import { account } from "./hi/account.ts";
import { compose } from "./hi/compose.ts";
import { diner } from "./hi/diner.ts";
import { editor } from "./hi/editor.ts";
import { history } from "./hi/history.ts";
import { menu } from "./hi/menu.ts";
import { nearby } from "./hi/nearby.ts";
import { phone } from "./hi/phone.ts";
import { photos } from "./hi/photos.ts";
import { problems } from "./hi/problems.ts";
import { safety } from "./hi/safety.ts";
import { site } from "./hi/site.ts";
import { ui } from "./hi/ui.ts";
import type { Translation } from "./translation.ts";

export const hi = {
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
} satisfies Translation<Catalogue>;
