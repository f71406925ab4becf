import { useRef } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { showChosen } from "#app/ui/chosen-files.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useItemPhoto, useQueueing } from "./use-item-photo.ts";
import { usePhotos } from "./use-photo-queue.ts";

const fileId = (itemId: number) => `photo-${itemId}`;

/** The photo of an item: what it is now, another one, none. */
export function ItemPhoto({ item }: { item: Item }) {
  const photos = useMessages("photos");
  const problems = useMessages("problems");
  const { shown, isWaiting, refusedFor } = useItemPhoto(item);
  return (
    <div className="item-photo">
      {shown && (
        <img src={shown} width="72" height="72" alt={photos.current({ item: item.name })} />
      )}
      <ChoosePhoto itemId={item.id} />
      {isWaiting && <p>{photos.here}</p>}
      {refusedFor !== undefined && (
        <p className="alert">{problemText(problems, { code: refusedFor })}</p>
      )}
      {shown && <RemovePhoto itemId={item.id} />}
    </div>
  );
}

/** With JavaScript a photo is queued as soon as it is chosen; without, it is sent as it is. */
function ChoosePhoto({ itemId }: { itemId: number }) {
  const photos = useMessages("photos");
  const field = useRef<HTMLInputElement>(null);
  // Locks and keys exist in secure contexts alone.
  const isQueued = useIsHydrated() && isSecureContext;
  const { queue, doing } = useQueueing(itemId);
  async function queueAndClear(field: HTMLInputElement): Promise<void> {
    const [chosen] = field.files ?? [];
    if (!chosen) return;
    await queue(chosen);
    field.value = "";
    showChosen(field);
  }
  return (
    <form method="post" encType="multipart/form-data" className="upload">
      <input type="hidden" name="operation" value="change-item-photo" />
      <input type="hidden" name="itemId" value={itemId} />
      <label htmlFor={fileId(itemId)}>{photos.title}</label>
      <FileField
        ref={field}
        id={fileId(itemId)}
        choose={photos.choose}
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          if (isQueued) void queueAndClear(target);
        }}
        required
      />
      {!isQueued && <button className="button">{photos.save}</button>}
      <p className={doing === "unreadable" ? "alert" : "hint"} aria-live="polite">
        {doing === undefined ? photos.hint : photos[doing]}
      </p>
    </form>
  );
}

function RemovePhoto({ itemId }: { itemId: number }) {
  const photos = useMessages("photos");
  const { drop } = usePhotos();
  const { submit } = useEditor();
  useReturnFocus(`#${fileId(itemId)}`);
  const ofItem: Fields = [["itemId", String(itemId)]];
  /** An upload that was under way has undone the removal. */
  async function removeAgain(): Promise<void> {
    if (await drop(itemId)) submit([["operation", "remove-item-photo"], ...ofItem]);
  }
  return (
    <OperationForm operation="remove-item-photo" fields={ofItem} onSend={() => void removeAgain()}>
      <button className="text-button danger">{photos.remove}</button>
    </OperationForm>
  );
}
