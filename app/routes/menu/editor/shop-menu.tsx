import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { languagePath } from "#app/messages/languages.ts";
import { LanguageLinks } from "#app/ui/language-switch.tsx";
import { LogOut } from "#app/ui/log-out.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { editorPath } from "./editor-paths.ts";
import { forgetEditing } from "./forget-editing.ts";
import { ignoreSecondTap } from "./forms/ignore-second-tap.ts";
import { isAnyHalfTyped, wouldBeLost } from "./forms/typed-forms.ts";
import { Icon } from "./icon.tsx";

const ID = "shop-menu";

/** The shop's name, which opens where else somebody goes who works for it. Browsers open it without a script. */
export function ShopMenu({ shop, role }: { shop: Shop; role: Account["role"] }) {
  const { page } = useMessages("editor");
  const { account, page: common } = useMessages("ui");
  const { page: staff } = useMessages("staff");
  const saving = useMessages("saving");
  return (
    <>
      <h1>
        <button type="button" className="shop-opener" popoverTarget={ID} onClick={ignoreSecondTap}>
          <span lang={textLanguage(shop.name, useLanguage())}>{shop.name}</span>
          <Icon name="chevron" />
        </button>
      </h1>
      <nav id={ID} popover="auto" className="shop-menu" aria-label={page.links}>
        <a href="/shop/share">{page.share}</a>
        {role === "owner" && <a href="/shop/staff">{staff.title}</a>}
        <a href="/shop/account">{account.title}</a>
        <span aria-label={common.language} role="group">
          <LanguageLinks addressIn={(other) => languagePath(other, editorPath(shop.id))} />
        </span>
        <LogOut
          mayLogOut={() => {
            // The browser's own question is there without a network, and before the editor's other parts.
            const isHalfTyped = isAnyHalfTyped(shop.id) || wouldBeLost();
            return !isHalfTyped || confirm(saving.askToLogOut);
          }}
          onLoggedOut={() => forgetEditing(shop.id)}
        />
      </nav>
    </>
  );
}
