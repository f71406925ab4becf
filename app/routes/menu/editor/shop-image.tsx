import { useRef, useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { shrinkPhoto } from "#app/ui/shrink-photo.ts";
import { useEditor } from "./editor-context.ts";
import { OperationForm } from "./operation-form.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

/** The picture that appears where the link to the menu is shared. */
export function ShopImage({ shop }: { shop: Shop }) {
  const { picture } = useMessages("editor");
  return (
    <div className="shop-image">
      <h3>{picture.title}</h3>
      <p className="hint">{picture.hint}</p>
      {shop.imageKey && (
        <img src={`/images/${shop.imageKey}`} alt={picture.current({ shop: shop.name })} />
      )}
      <UploadForm key={shop.imageKey} />
      {shop.imageKey && <RemoveForm />}
    </div>
  );
}

function RemoveForm() {
  const { picture } = useMessages("editor");
  useReturnFocus("#shop-image");
  return (
    <OperationForm operation="remove-shop-image">
      <button className="text-button danger">{picture.remove}</button>
    </OperationForm>
  );
}

function UploadForm() {
  const { picture } = useMessages("editor");
  const { submit } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const photo = useRef<Promise<File | undefined>>(undefined);
  const [isPreparing, setPreparing] = useState(false);
  async function send(): Promise<void> {
    // A file chosen before the script loaded fired no event here.
    const [chosen] = field.current?.files ?? [];
    if (!chosen) return;
    setPreparing(true);
    // What is not a picture is sent as it is, for the server to refuse.
    const image = (await (photo.current ?? shrinkPhoto(chosen)).catch(() => undefined)) ?? chosen;
    setPreparing(false);
    submit([
      ["operation", "change-shop-image"],
      ["image", image],
    ]);
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="upload"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="operation" value="change-shop-image" />
      <label htmlFor="shop-image">{picture.choose}</label>
      <input
        ref={field}
        id="shop-image"
        type="file"
        name="image"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          photo.current = chosen && shrinkPhoto(chosen);
        }}
        required
      />
      <button className="button" disabled={isPreparing}>
        {isPreparing ? picture.preparing : picture.save}
      </button>
    </form>
  );
}
