import { createContext, isRouteErrorResponse } from "react-router";
import { findMenuRevision, openMenu, type Menu } from "#app/domain/menus/menus.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { database, language, splashMs } from "#app/http/context.ts";
import { answerMenu } from "#app/http/menu-replies.ts";
import { notFound } from "#app/http/replies.ts";
import type { Language } from "#app/messages/languages.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import splashCss from "#app/ui/splash.css?inline";
import tabsCss from "#app/ui/tabs.css?inline";
import type { Route } from "./+types/menu";
import english from "./enhance-en.ts?worker&url";
import hindi from "./enhance-hi.ts?worker&url";
import itemRowCss from "./item-row.css?inline";
import menuCss from "./menu.css?inline";
import { MenuPage } from "./menu-page.tsx";
import { FailedMenu, MissingMenu } from "./no-menu.tsx";
import { structuredData } from "./structured-data.ts";

/** The page's only script, with the texts of the language. */
const SCRIPTS: Record<Language, string> = { en: english, hi: hindi };

const openedMenu = createContext<Menu | null>(null);

export const handle: PageHandle = {
  css: tabsCss + menuCss + itemRowCss + splashCss,
  messages: ["menu"],
};

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const shopId = params.shop_id ?? "";
    if (!isShopId(shopId)) return next();
    const db = context.get(database);
    return answerMenu({
      request,
      context,
      shopId,
      form: `page-${context.get(language)}`,
      edition: `${__BUILD_ID__}.${context.get(splashMs)}`,
      findRevision: () => findMenuRevision(db, shopId),
      async render() {
        const menu = await openMenu(db, shopId);
        context.set(openedMenu, menu ?? null);
        return { page: await next(), revision: menu?.shop.revision };
      },
    });
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const menu = context.get(openedMenu);
  if (!menu) throw notFound("This menu is not here");
  return { menu, language: context.get(language), splashMs: context.get(splashMs) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [{ "script:ld+json": structuredData(loaderData.menu, loaderData.language) }];
}

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  const { menu, language, splashMs } = loaderData;
  return <MenuPage menu={menu} splashMs={splashMs} script={SCRIPTS[language]} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const NoMenu = isMissing ? MissingMenu : FailedMenu;
  return <NoMenu shopId={params.shop_id ?? ""} />;
}
