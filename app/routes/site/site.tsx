import { Outlet } from "react-router";
import { brand } from "#app/brand.ts";
import cardsCss from "#app/ui/cards.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import type { PageHandle } from "#app/ui/page-styles.ts";
import topBarCss from "#app/ui/top-bar.css?inline";
import type { Route } from "./+types/site";
import enquiryCss from "./enquiry/enquiry.css?inline";
import enquiryScript from "./enquiry/enquiry-script.ts?worker&url";
import siteCss from "./site.css?inline";

export const handle: PageHandle = {
  css: topBarCss + siteCss + cardsCss + formsCss + enquiryCss,
  publicForms: true,
};

export function loader() {
  return { year: new Date().getFullYear() };
}

/** What stands around every public page but the menus: the bar at the top and the footer. */
export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <script type="module" src={enquiryScript} />
      <header className="top-bar">
        <a className="wordmark" href="/">
          <img src="/favicon.svg" alt="" width="32" height="32" /> {brand.name}
        </a>
        <nav aria-label="Main">
          <a href="/#features">Features</a>
          <a href="/#download">Download</a>
          <a className="spare" href="/add-shop">
            Add your shop
          </a>
        </nav>
      </header>
      <Outlet />
      <footer className="site-footer">
        <nav aria-label="More">
          <a href="/contact">Contact Us</a>
          <a href="/privacy-policy">Privacy policy</a>
          <a href="/csae-standards">Child safety</a>
          <a href="/add-shop">Add your shop</a>
          <a href="/shop/login">Shop login</a>
        </nav>
        <p>
          © {loaderData.year} {brand.name}
        </p>
      </footer>
    </>
  );
}
