import type { Account } from "#app/domain/accounts/accounts.ts";
import { languagePath } from "#app/messages/languages.ts";
import { LanguageLinks } from "#app/ui/language-switch.tsx";
import { editorPath } from "./editor-paths.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Where else somebody goes who works for a shop. */
export function ShopLinks({ shopId, role }: { shopId: string; role: Account["role"] }) {
  const { page } = useMessages("editor");
  const { account, page: common } = useMessages("ui");
  const { page: staff } = useMessages("staff");
  return (
    <div className="over">
      <nav className="links" aria-label={page.links}>
        <a href={`/menu/${shopId}`}>{page.seeMenu}</a>
        <a href="/shop/share">{page.share}</a>
        <a href={`/shop/edit/menu/${shopId}/history`}>{page.history}</a>
        {role === "owner" && <a href="/shop/staff">{staff.title}</a>}
        <a href="/shop/account">{account.title}</a>
      </nav>
      <nav className="languages" aria-label={common.language}>
        <LanguageLinks addressIn={(other) => languagePath(other, editorPath(shopId))} />
      </nav>
    </div>
  );
}
