import type { Catalogue } from "./en.ts";
import { account } from "./hi/account.ts";
import { problems } from "./hi/problems.ts";
import { site } from "./hi/site.ts";
import { ui } from "./hi/ui.ts";
import type { Translation } from "./translation.ts";

export const hi = { account, problems, site, ui } satisfies Translation<Catalogue>;
