import type { ReactNode } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { BesideEditor } from "#app/ui/beside-editor.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { OnBehalf } from "#app/ui/on-behalf.tsx";

/** Why nothing was restored. */
export type Failed = { why: "missing" | "stale" | "ownerOnly" } | { why: "full"; most: number };

interface HistoryFrameProps {
  shop: Shop;
  role: Account["role"];
  title: string;
  /** Relative to the editor of the shop. */
  back: { text: string; to: string };
  failed: Failed | undefined;
  children: ReactNode;
}

/** What the pages of History have around them, with why nothing was restored. */
export function HistoryFrame({ shop, role, title, back, failed, children }: HistoryFrameProps) {
  const { page } = useMessages("history");
  return (
    <BesideEditor
      shopName={shop.name}
      title={title}
      back={{ ...back, to: `/shop/edit/menu/${shop.id}${back.to}` }}
      top={role === "operator" && <OnBehalf shop={shop} />}
    >
      <p role="alert" className={failed && "urgent"}>
        {failed && (failed.why === "full" ? page.full({ most: failed.most }) : page[failed.why])}
      </p>
      {children}
    </BesideEditor>
  );
}
