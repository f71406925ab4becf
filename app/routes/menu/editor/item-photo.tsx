import type { Item } from "#app/domain/menus/menus.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { OperationForm } from "./operation-form.tsx";
import { useReturnFocus } from "./use-return-focus.ts";
import { useMessages } from "#app/ui/messages.tsx";

const fileId = (itemId: number) => `photo-${itemId}`;

/** The photo of an item: what it is now, another one, none. */
export function ItemPhoto({ item }: { item: Item }) {
  const { photos } = useMessages("editor");
  return (
    <div className="item-photo">
      {item.photoKey && (
        <img
          src={`/images/${smallKeyOf(item.photoKey)}`}
          width="72"
          height="72"
          alt={photos.current({ item: item.name })}
        />
      )}
      <form method="post" encType="multipart/form-data" className="upload">
        <input type="hidden" name="operation" value="change-item-photo" />
        <input type="hidden" name="itemId" value={item.id} />
        <label htmlFor={fileId(item.id)}>{photos.title}</label>
        <input
          id={fileId(item.id)}
          type="file"
          name="photo"
          accept="image/jpeg,image/png,image/webp"
          required
        />
        <button className="button">{photos.save}</button>
      </form>
      {item.photoKey && <RemovePhoto itemId={item.id} />}
    </div>
  );
}

function RemovePhoto({ itemId }: { itemId: number }) {
  const { photos } = useMessages("editor");
  useReturnFocus(`#${fileId(itemId)}`);
  return (
    <OperationForm operation="remove-item-photo" fields={[["itemId", String(itemId)]]}>
      <button className="text-button danger">{photos.remove}</button>
    </OperationForm>
  );
}
