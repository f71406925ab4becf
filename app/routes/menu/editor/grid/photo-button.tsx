import type { Item } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useItemPhoto, useQueueing } from "#app/routes/menu/editor/photos/use-item-photo.ts";
import { stopOf } from "./columns.ts";

interface PhotoButtonProps {
  item: Item;
  onEdit: () => void;
}

/** The photo of a dish, which leads to its form; or what asks for one. */
export function PhotoButton({ item, onEdit }: PhotoButtonProps) {
  const photos = useMessages("photos");
  const { shown } = useItemPhoto(item);
  const { queue, doing } = useQueueing(item.id);
  const label = shown ? photos.current({ item: item.name }) : `${photos.choose}: ${item.name}`;
  // One that the server has not named yet has no place for it.
  const isNew = item.id < 0;
  return (
    <>
      <button
        type="button"
        className="dish-photo"
        data-column={stopOf("photo")}
        tabIndex={-1}
        aria-label={label}
        title={label}
        aria-disabled={isNew}
        onClick={() => {
          if (isNew) return;
          if (shown) onEdit();
          else chooseFile((photo) => void queue(photo));
        }}
      >
        {shown ? (
          <img src={shown} width="36" height="36" loading="lazy" alt="" />
        ) : (
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 7h3l1.5-2.5h5L14 7h3v9H3zm7 6.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
          </svg>
        )}
      </button>
      {doing && (
        <p className="cell-wrong" role="alert">
          {photos[doing]}
        </p>
      )}
    </>
  );
}

/** A field in each row of a long menu would be too many. */
function chooseFile(onChoose: (photo: File) => void): void {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = "image/jpeg,image/png,image/webp";
  field.addEventListener("change", () => {
    const [photo] = field.files ?? [];
    if (photo) onChoose(photo);
  });
  field.click();
}
