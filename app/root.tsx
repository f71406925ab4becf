import { Meta, Outlet, Scripts, useMatches } from "react-router";
import { brand } from "#app/brand.ts";
import baseCss from "#app/ui/base.css?inline";
import { PageDataScript } from "#app/ui/page-data.tsx";
import { needsClient, pageStyles, type PageHandle } from "#app/ui/page-styles.ts";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { MessagesScript, useLanguage } from "#app/ui/messages.tsx";
import tokensCss from "#app/ui/tokens.css?inline";

export const handle: PageHandle = {
  css: import.meta.env.SSR ? tokensCss + baseCss : "",
};

const isDevelopment = import.meta.env.MODE === "development";

/** What `Scripts` brings besides: the development server's own script, and what every component expects there. */
const DEVELOPMENT_SCRIPTS = [
  "vite/client",
  "id/__x00__virtual:react-router/inject-hmr-runtime",
].map((path) => <script key={path} type="module" src={`/@${path}`} />);

/** Around every page: its document on the server. In a browser the document stands, and what is in `#page` is taken over. */
export function Layout({ children }: { children: React.ReactNode }) {
  return import.meta.env.SSR ? <Document>{children}</Document> : children;
}

/** It loads framework JavaScript only where a route's handle asks for it. */
function Document({ children }: { children: React.ReactNode }) {
  const handles = useMatches().map((match) => match.handle);
  const hasClient = needsClient(handles);
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={brand.colours.stripe} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {isDevelopment && !hasClient && DEVELOPMENT_SCRIPTS}
        {pageStyles(handles).map((css) => (
          <style key={css}>{css}</style>
        ))}
      </head>
      <body>
        {/* An element of its own: what a browser's extensions put into the body is in nobody's way. */}
        {hasClient ? <div id="page">{children}</div> : children}
        {hasClient && !isDevelopment && <PageDataScript />}
        {hasClient && <MessagesScript />}
        {isDevelopment && hasClient && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailedPage />;
}
