import {
  NavLink,
  Outlet,
  ScrollRestoration,
  type MiddlewareFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { brand } from "#app/brand.ts";
import { isReminderDue } from "#app/domain/people/reminders.ts";
import { neighbour } from "#app/http/context.ts";
import { meetNeighbour } from "#app/http/neighbours.ts";
import { OutboxStrip } from "#app/routes/nearby/outbox/outbox-strip.tsx";
import { InstallHelp } from "#app/routes/nearby/phone/install-help.tsx";
import { useReloadOffline } from "#app/routes/nearby/phone/reload-offline.ts";
import { UpdateOffer } from "#app/routes/nearby/phone/update-offer.tsx";
import cardsCss from "#app/ui/cards.css?inline";
import { FailedPage } from "#app/ui/failed-page.tsx";
import formsCss from "#app/ui/forms.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import topBarCss from "#app/ui/top-bar.css?inline";
import type { Route } from "./+types/nearby";
import { ComposeIcon, FeedIcon, MineIcon } from "./icon.tsx";
import { nearbyCss } from "./nearby-css.ts";
import { RulesReminder } from "./rules-reminder.tsx";
import { UnderWay } from "./under-way.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useMenusClose } from "./use-menus-close.ts";

// All pages of the community share these styles, as they are gone through without a new document.
export const handle: PageHandle = {
  css: topBarCss + cardsCss + formsCss + nearbyCss,
  client: true,
  previews: true,
};

/** These pages alone may ask where somebody is. */
const mayLocate: MiddlewareFunction<Response> = async (_, next) => {
  const reply = await next();
  reply.headers.set(
    "Permissions-Policy",
    "camera=(), geolocation=(self), microphone=(), payment=()",
  );
  return reply;
};

export const middleware: MiddlewareFunction<Response>[] = [mayLocate, meetNeighbour];

export function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(neighbour);
  return { isReminderDue: person !== undefined && isReminderDue(person, Date.now()) };
}

/** Whoever goes from page to page is not asked about anew: without a network they could go nowhere. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod !== undefined && args.defaultShouldRevalidate;
}

/** What stands around every page of the community. */
export default function Nearby({ loaderData }: Route.ComponentProps) {
  useHeadingFocus();
  useMenusClose();
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <header className="top-bar nearby-bar">
        <a className="wordmark" href="/">
          <img src="/favicon.svg" alt="" width="32" height="32" /> {brand.name}
        </a>
        <nav aria-label="Nearby">
          <NavLink to="/nearby" end>
            <FeedIcon /> Around you
          </NavLink>
          <NavLink to="/nearby/new">
            <ComposeIcon /> Post
          </NavLink>
          <NavLink to="/nearby/mine">
            <MineIcon /> Mine
          </NavLink>
        </nav>
      </header>
      <main className="nearby">
        <UpdateOffer />
        {loaderData.isReminderDue && <RulesReminder />}
        <OutboxStrip />
        <Outlet />
        <InstallHelp />
      </main>
      <UnderWay />
      <ScrollRestoration />
    </>
  );
}

export function ErrorBoundary() {
  useReloadOffline();
  return <FailedPage />;
}
