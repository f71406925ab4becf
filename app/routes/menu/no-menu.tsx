import { menuPath } from "#app/domain/shops/menu-link.ts";
import { isShopId } from "#app/domain/shops/shop-id.ts";
import { localPath } from "#app/messages/languages.ts";
import { TryAgain } from "#app/ui/failed-page.tsx";
import { LanguageLinks } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** For an address without an open menu; `shopId` is whatever stands in it. */
export function MissingMenu({ shopId }: { shopId: string }) {
  const { noMenu } = useMessages("menu");
  const language = useLanguage();
  return (
    <NoMenu title={isShopId(shopId) ? noMenu.missing : noMenu.invalidId} shopId={shopId}>
      <p>{noMenu.scanAgain}</p>
      <p>
        <a className="button" href={localPath(language, "/")}>
          {noMenu.toHome}
        </a>
      </p>
    </NoMenu>
  );
}

/** For a menu that could not be read just now; `shopId` is whatever stands in the address. */
export function FailedMenu({ shopId }: { shopId: string }) {
  const { failed } = useMessages("ui");
  return (
    <NoMenu title={failed.menu} shopId={shopId}>
      <p>{failed.text}</p>
      <TryAgain />
    </NoMenu>
  );
}

interface NoMenuProps {
  title: string;
  shopId: string;
  children: React.ReactNode;
}

function NoMenu({ title, shopId, children }: NoMenuProps) {
  const path = isShopId(shopId) ? menuPath(shopId) : "/menu";
  return (
    <>
      <PageHead title={title} noindex />
      <div className="awning" />
      <main className="message">
        <EmptyThali />
        <h1>{title}</h1>
        {children}
        <p className="facts">
          <LanguageLinks addressIn={(other) => localPath(other, path)} />
        </p>
      </main>
    </>
  );
}

const BOWLS = [
  [42, 32],
  [76, 30],
  [62, 47],
] as const;

function EmptyThali() {
  const outline = { stroke: "var(--accent)", strokeWidth: 2 };
  return (
    <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
      <ellipse cx="60" cy="40" rx="56" ry="28" fill="var(--tint)" {...outline} />
      <ellipse cx="60" cy="38" rx="44" ry="20" fill="none" stroke="var(--line)" strokeWidth="2" />
      {BOWLS.map(([cx, cy]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx="12" ry="6" fill="var(--paper)" {...outline} />
      ))}
    </svg>
  );
}
