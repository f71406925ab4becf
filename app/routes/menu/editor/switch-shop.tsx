import { editorPath } from "./editor-paths.ts";

/** Ends the login to another shop, and leads to that of this one and on to its editor. What waits for either stays. */
export function SwitchShop({ shopId, text }: { shopId: string; text: string }) {
  return (
    <form method="post" action={`/shop/logout?next=${encodeURIComponent(editorPath(shopId))}`}>
      <button className="text-button">{text}</button>
    </form>
  );
}
