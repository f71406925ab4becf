import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";

/** The way into a shop's editor, which a closed shop does not have. */
export function EditorCard({ shop }: { shop: Pick<DeskShopWithOwners, "closedAt"> }) {
  if (shop.closedAt !== null) return null;
  return (
    <form className="card" method="post">
      <h2>Editor</h2>
      <p>
        Edit the menu for the owner. The log says that you opened it, and the shop’s History says
        what you changed.
      </p>
      <p className="actions">
        <button className="button" name="act" value="open-editor">
          Open the editor
        </button>
      </p>
    </form>
  );
}
