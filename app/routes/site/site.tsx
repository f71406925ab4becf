import { Outlet, useLocation, useMatches } from "react-router";
import { brand } from "#app/brand.ts";
import { localPath, privatePath } from "#app/messages/languages.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import languageCss from "#app/ui/language-switch.css?inline";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { pageAreas, type PageHandle } from "#app/ui/page-styles.ts";
import topBarCss from "#app/ui/top-bar.css?inline";
import type { Route } from "./+types/site";
import enquiryCss from "./enquiry/enquiry.css?inline";
import enquiryScript from "./enquiry/enquiry-script.ts?worker&url";
import siteCss from "./site.css?inline";

export const handle: PageHandle = {
  css: topBarCss + languageCss + siteCss + cardsCss + formsCss + enquiryCss,
  messages: ["site"],
  publicForms: true,
};

export function loader() {
  return { year: new Date().getFullYear() };
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <script type="module" src={enquiryScript} />
      <TopBar />
      <Switch />
      <Outlet />
      <Footer year={loaderData.year} />
    </>
  );
}

function TopBar() {
  const { frame } = useMessages("site");
  const language = useLanguage();
  return (
    <header className="top-bar">
      <a className="wordmark" href={localPath(language, "/")}>
        <img src="/favicon.svg" alt="" width="32" height="32" /> {brand.name}
      </a>
      <nav aria-label={frame.mainLinks}>
        <a href={localPath(language, "/#features")}>{frame.features}</a>
        <a href={localPath(language, "/#download")}>{frame.download}</a>
        <a className="spare" href={localPath(language, "/add-shop")}>
          {frame.addShop}
        </a>
      </nav>
    </header>
  );
}

/** Not on pages that are in one language only. */
function Switch() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const prefix = localPath(useLanguage(), "/");
  if (!page || pageAreas([page.handle]).length === 0) return null;
  const path = prefix === "/" ? pathname : pathname.slice(prefix.length);
  return <LanguageSwitch path={path === "" ? "/" : path} />;
}

function Footer({ year }: { year: number }) {
  const { frame } = useMessages("site");
  const language = useLanguage();
  return (
    <footer className="site-footer">
      <nav aria-label={frame.moreLinks}>
        <a href={localPath(language, "/contact")}>{frame.contact}</a>
        <a href={localPath(language, "/privacy-policy")}>{frame.privacy}</a>
        <a href={localPath(language, "/csae-standards")}>{frame.childSafety}</a>
        <a href={localPath(language, "/moderation")}>{frame.moderation}</a>
        <a href={localPath(language, "/add-shop")}>{frame.addShop}</a>
        <a href={privatePath(language, "/shop/login")}>{frame.shopLogin}</a>
        {/* In English alone. */}
        <a href="/docs/api" hrefLang="en">
          {frame.api}
        </a>
      </nav>
      <p>
        © {year} {brand.name}
      </p>
    </footer>
  );
}
