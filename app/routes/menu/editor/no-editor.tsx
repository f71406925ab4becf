import { TryAgain } from "#app/ui/failed-page.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

interface NoEditorProps {
  why: "not-loaded" | "operator" | "other-shop";
  /** Whether trying again may help. */
  hasFailed?: boolean;
}

/** The page without a menu to edit. */
export function NoEditor({ why, hasFailed = false }: NoEditorProps) {
  const { noMenu, page } = useMessages("editor");
  return (
    <>
      <PageHead title={noMenu.title} noindex />
      <div className="awning" />
      <main className="message">
        <h1>{noMenu[why]}</h1>
        {hasFailed && <TryAgain />}
        <p>
          <a className="button" href="/shop/account">
            {noMenu.toLogin}
          </a>
        </p>
        <form method="post" action="/shop/logout">
          <button className="button">{page.logOut}</button>
        </form>
        <LanguageSwitch />
      </main>
    </>
  );
}
