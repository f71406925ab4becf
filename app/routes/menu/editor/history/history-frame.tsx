import type { ReactNode } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { OnBehalf } from "#app/ui/on-behalf.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** Why nothing was restored. */
export type Failed = { why: "missing" | "stale" } | { why: "full"; most: number };

interface HistoryFrameProps {
  shop: Shop;
  role: Account["role"];
  title: string;
  /** Relative to the editor of the shop. */
  back: { text: string; to: string };
  failed: Failed | undefined;
  children: ReactNode;
}

/** What the pages of History have around them: the shop, a way back and the other language. */
export function HistoryFrame({ shop, role, title, back, failed, children }: HistoryFrameProps) {
  const language = useLanguage();
  const { page } = useMessages("history");
  return (
    <>
      <PageHead title={`${title}, ${shop.name}`} noindex />
      <div className="awning" />
      <main>
        {role === "operator" && <OnBehalf shop={shop} />}
        <div className="way-back">
          <a href={`/shop/edit/menu/${shop.id}${back.to}`}>{back.text}</a>
          <LanguageSwitch />
        </div>
        <p className="whose" lang={textLanguage(shop.name, language)}>
          {shop.name}
        </p>
        <h1>{title}</h1>
        <p role="alert" className={failed && "urgent"}>
          {failed && (failed.why === "full" ? page.full({ most: failed.most }) : page[failed.why])}
        </p>
        {children}
      </main>
    </>
  );
}
