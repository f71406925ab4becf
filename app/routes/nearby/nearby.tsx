import { useEffect } from "react";
import {
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type MiddlewareFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { brand } from "#app/brand.ts";
import { InstallHelp } from "#app/device/install/install-help.tsx";
import { UpdateOffer } from "#app/device/install/update-offer.tsx";
import { TO_KEEP } from "#app/device/paths.ts";
import { isReminderDue } from "#app/domain/people/reminders.ts";
import { mayLocate } from "#app/http/may-locate.ts";
import { pushKey } from "#app/http/notifications.ts";
import { localPath } from "#app/messages/languages.ts";
import { ComposeIcon } from "#app/routes/nearby/components/icon.tsx";
import { OutboxStrip } from "#app/routes/nearby/components/outbox-strip.tsx";
import { meetNeighbour, neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { newsFor } from "#app/routes/nearby/server/news.ts";
import { keepCountedSquares } from "#app/routes/nearby/server/squares.ts";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { PinIcon } from "#app/ui/places/icons.tsx";
import { useWaitsForNetwork } from "#app/ui/route-modules.ts";
import { TakenOverLater } from "#app/ui/taken-over-later.tsx";
import type { Route } from "./+types/nearby";
import { MineLink } from "./mine-link.tsx";
import { nearbyCss } from "./nearby-css.ts";
import { RulesReminder } from "./rules-reminder.tsx";
import { screensCss } from "./screens-css.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useMenusClose } from "./use-menus-close.ts";
import { useOpenedInView } from "./use-opened-in-view.ts";

// One set of styles and texts, because people go from page to page without a new document.
export const handle: PageHandle = {
  css: nearbyCss,
  optionalCss: screensCss,
  messages: ["nearby", "compose", "phone"],
  client: true,
  previews: true,
};

export const middleware: MiddlewareFunction<Response>[] = [
  mayLocate,
  meetNeighbour,
  keepCountedSquares,
];

export async function loader(args: Route.LoaderArgs) {
  const { person } = args.context.get(neighbour);
  return {
    isReminderDue: person !== undefined && isReminderDue(person, Date.now()),
    news: (await newsFor(args)).count,
    pushKey: pushKey(args.context) ?? null,
  };
}

/** Navigation alone does not load this again: without a network nobody could go anywhere. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod !== undefined && args.defaultShouldRevalidate;
}

export default function Nearby({ loaderData }: Route.ComponentProps) {
  useHeadingFocus();
  useMenusClose();
  useEffect(noteScrolling, []);
  useOpenedInView();
  const language = useLanguage();
  return (
    <>
      {import.meta.env.SSR && (
        <link rel="manifest" href={localPath(language, "/manifest.webmanifest")} />
      )}
      <TakenOverLater id="bar">
        <TopBar news={loaderData.news} />
      </TakenOverLater>
      <TakenOverLater id="main">
        <main className="nearby" id="main">
          <UpdateOffer />
          {loaderData.isReminderDue && <RulesReminder />}
          <OutboxStrip />
          <InstallHelp />
          <Outlet />
        </main>
      </TakenOverLater>
      <UnderWay />
      <ScrollRestoration />
    </>
  );
}

/** Once somebody scrolls, photos load before they come into view (photos.css). */
function noteScrolling(): void {
  const { documentElement: page } = document;
  addEventListener("scroll", () => page.classList.add("scrolled"), { once: true, passive: true });
}

function TopBar({ news }: { news: number }) {
  const { frame } = useMessages("nearby");
  const { pathname, search } = useLocation();
  const isStored = new URLSearchParams(search).has(TO_KEEP);
  return (
    <header className="top-bar nearby-bar" id="bar">
      <a className="wordmark" href={localPath(useLanguage(), "/")}>
        <img src="/favicon.svg" alt="" width="32" height="32" /> {brand.name}
      </a>
      <LanguageSwitch address={isStored ? pathname : pathname + search} />
      <nav className="nearby-pages" aria-label={frame.pages}>
        <NavLink to="/nearby" end>
          <PinIcon /> {frame.feed}
        </NavLink>
        <NavLink className="to-post" to="/nearby/new">
          <ComposeIcon /> {frame.post}
        </NavLink>
        <MineLink newsOfFrame={news} />
      </nav>
    </header>
  );
}

/** Appears if a page or the answer to a form takes a while, and says so if that is for want of a network. */
function UnderWay() {
  const { frame } = useMessages("nearby");
  const isUnderWay = useNavigation().state !== "idle";
  const waits = useWaitsForNetwork();
  return (
    <p className="under-way" role="status">
      {isUnderWay && <span>{frame.loading}</span>}
      {waits && <b>{frame.waits}</b>}
    </p>
  );
}

export function ErrorBoundary() {
  useEffect(() => {
    // Loaded as a document, the page is answered by the service worker: with the offline page.
    if (!navigator.onLine) location.reload();
  }, []);
  return <FailedPage />;
}
