import type { Menu } from "#app/domain/menus/menus.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { useWideParts, WideContext } from "./wide.ts";

interface WideScreenProps {
  /** As the owner sees it. */
  menu: Menu;
  /** What every screen shows. */
  children: React.ReactNode;
}

/** Where the screen is wide, has lists of items as grids, and the diner's page beside them. */
export function WideScreen({ menu, children }: WideScreenProps) {
  const wide = useWideParts(useLanguage());
  return (
    <WideContext value={wide}>
      {children}
      {wide && <wide.Preview menu={menu} />}
    </WideContext>
  );
}
