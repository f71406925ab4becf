import type { DeskShop } from "#app/domain/shops/desk-shops.ts";

export function ShopBadge({ shop }: { shop: DeskShop }) {
  const isOpen = shop.closedAt === null;
  return (
    <span className="badge" data-status={isOpen ? "live" : "declined"}>
      {isOpen ? "Open" : "Closed"}
    </span>
  );
}

export function ShopLinks({ shop: { id, name, closedAt } }: { shop: DeskShop }) {
  return (
    <>
      {closedAt === null && (
        <a href={`/menu/${id}`} aria-label={`Menu of ${name}`}>
          Menu
        </a>
      )}
      <a href={`/desk/shops/${id}/stand`} aria-label={`QR stand of ${name}`}>
        QR stand
      </a>
    </>
  );
}

/** How much is on a menu: 3 sections, 1 item. */
export function menuSize({ sections, items }: Pick<DeskShop, "sections" | "items">): string {
  if (items === 0 && sections === 0) return "Empty menu";
  return `${counted(sections, "section")}, ${counted(items, "item")}`;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
