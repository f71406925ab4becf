import { createContext, isRouteErrorResponse, redirect } from "react-router";
import { shownAt } from "#app/domain/menus/menu-times.ts";
import { findMenuRevision, openMenu, withoutPhotos, type Menu } from "#app/domain/menus/menus.ts";
import { asShown } from "#app/domain/menus/shown-menu.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database, language, splashMs } from "#app/http/context.ts";
import { answerMenu } from "#app/http/menu-replies.ts";
import { notFound } from "#app/http/replies.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import splashCss from "#app/ui/splash.css?inline";
import type { Route } from "./+types/menu";
import english from "./enhance-en.ts?worker&url";
import hindi from "./enhance-hi.ts?worker&url";
import itemRowCss from "./item-row.css?inline";
import menuCss from "./menu.css?inline";
import { MENU_EXTRAS, MenuPage } from "./menu-page.tsx";
import { FailedMenu, MissingMenu } from "./no-menu.tsx";

/** The page's only script, with the texts of the language. */
const SCRIPTS: Record<Language, string> = { en: english, hi: hindi };

/** The menu, and the moment that it is shown for. */
const openedMenu = createContext<{ menu: Menu; now: number } | null>(null);

export const handle: PageHandle = {
  css: menuCss + itemRowCss + splashCss,
  optionalCss: MENU_EXTRAS,
  messages: ["menu"],
};

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, params, context }, next) => {
    const shopId = params.shop_id ?? "";
    if (!isShopId(shopId)) return next();
    if (url.pathname.endsWith("/")) throw withoutSlash(url);
    const db = context.get(database);
    const isSavingData = request.headers.get("Save-Data") === "on";
    const reply = await answerMenu({
      request,
      context,
      shopId,
      form: `page-${context.get(language)}${isSavingData ? "-light" : ""}`,
      edition: `${__BUILD_ID__}.${context.get(splashMs)}`,
      findRevision: () => findMenuRevision(db, shopId),
      async render() {
        const menu = await openMenu(db, shopId);
        const now = Date.now();
        const whole = menu && asShown(menu);
        const shown = whole && isSavingData ? withoutPhotos(whole) : whole;
        context.set(openedMenu, shown ? { menu: shown, now } : null);
        return { page: await next(), shown: whole && shownAt(whole, now) };
      },
    });
    reply.headers.append("Vary", "Save-Data");
    return reply;
  },
];

/** Its addresses are relative, so with a slash at the end they would be wrong. */
function withoutSlash(url: URL): Response {
  const address = new URL(url);
  address.pathname = url.pathname.slice(0, -1);
  return redirect(address.href, 308);
}

export function loader({ context }: Route.LoaderArgs) {
  const opened = context.get(openedMenu);
  if (!opened) throw notFound("This menu is not here");
  return { ...opened, splashMs: context.get(splashMs) };
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  // Named here, the scripts and what they load are among the browser's files.
  return <MenuPage {...loaderData} script={SCRIPTS[useLanguage()]} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const NoMenu = isMissing ? MissingMenu : FailedMenu;
  return <NoMenu shopId={params.shop_id ?? ""} />;
}
