import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";

interface EditorCardProps {
  shop: Pick<DeskShopWithOwners, "closedAt" | "items">;
}

/** The ways into a shop's editor, which a closed shop does not have. */
export function EditorCard({ shop: { closedAt, items } }: EditorCardProps) {
  if (closedAt !== null) return null;
  return (
    <form className="card" method="post">
      <h2>Menu</h2>
      <p>
        Edit the menu for the owner, or add a list: a message to paste, or a text, CSV, Excel or
        JSON file. You see every change before it’s made. The log and the shop’s History name you.
      </p>
      <p className="actions">
        <button className={items === 0 ? "button primary" : "button"} name="act" value="open-list">
          Add a list
        </button>
        <button className="button" name="act" value="open-editor">
          Open editor
        </button>
      </p>
    </form>
  );
}
