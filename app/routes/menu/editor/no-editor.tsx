import { useLocation } from "react-router";
import type { Forbidden } from "#app/http/access.ts";
import { TryAgain } from "#app/ui/failed-page.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

interface NoEditorProps {
  why: "not-loaded" | Forbidden;
  hasFailed?: boolean;
}

export function NoEditor({ why, hasFailed = false }: NoEditorProps) {
  const { noMenu } = useMessages("editor");
  const { account, failed } = useMessages("ui");
  const { pathname } = useLocation();
  // Whoever has the right login, too, comes back here with it.
  const query = why === "other-shop" ? `?next=${encodeURIComponent(pathname)}` : "";
  return (
    <>
      <PageHead title={noMenu.title} noindex />
      <div className="awning" />
      <main className="message">
        <h1>{why === "not-loaded" ? failed.menu : noMenu[why]}</h1>
        {hasFailed && <TryAgain />}
        <p>
          <a className="button" href="/shop/account">
            {noMenu.toLogin}
          </a>
        </p>
        <form method="post" action={`/shop/logout${query}`}>
          <button className="button">{account.logOut}</button>
        </form>
        <LanguageSwitch />
      </main>
    </>
  );
}
