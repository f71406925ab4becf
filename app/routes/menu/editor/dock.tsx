import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { measureDock } from "./bar-heights.ts";
import { Icon } from "./icon.tsx";
import { PasteButton } from "./list/paste-list.tsx";
import { ChangePrices } from "./prices/change-prices.tsx";

interface DockProps {
  shopId: string;
  sections: Section[];
}

/** What is done with the whole menu, in reach of a thumb; on a wide screen in the header. */
export function Dock({ shopId, sections }: DockProps) {
  const { page } = useMessages("editor");
  return (
    <nav ref={measureDock} className="editor-dock" aria-label={page.wholeMenu}>
      <PasteButton />
      <ChangePrices sections={sections} />
      <a href={`/shop/edit/menu/${shopId}/history`}>
        <Icon name="clock" /> {page.history}
      </a>
      <a href={`/menu/${shopId}`}>
        <Icon name="eye" /> {page.seeMenu}
      </a>
    </nav>
  );
}
