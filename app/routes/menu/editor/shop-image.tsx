import { useCallback, useRef, useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { cutPhoto, shrinkPhoto, type Part } from "#app/ui/shrink-photo.ts";
import { later } from "./later.tsx";
import { useEditor } from "./editor-context.ts";
import { OperationForm } from "./operation-form.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

const Cropper = later(async () => (await import("./crop/cropper.tsx")).Cropper);

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
  const part = useRef<Part>(undefined);
  const [picked, setPicked] = useState<File>();
  const [isPreparing, setPreparing] = useState(false);
  const onPart = useCallback((chosen: Part) => {
    part.current = chosen;
  }, []);
  async function send(): Promise<void> {
    // A file chosen before the script loaded fired no event here.
    const [chosen] = field.current?.files ?? [];
    if (!chosen) return;
    setPreparing(true);
    // What is not a picture is sent as it is, for the server to refuse.
    const made = part.current ? cutPhoto(chosen, part.current) : shrinkPhoto(chosen);
    const image = (await made.catch(() => undefined)) ?? chosen;
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
      <label className="unseen" htmlFor="shop-image">
        {picture.choose}
      </label>
      <FileField
        ref={field}
        id="shop-image"
        choose={picture.choose}
        name="image"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          part.current = undefined;
          setPicked(target.files?.[0]);
        }}
        required
      />
      {picked && <Cropper key={nameOf(picked)} photo={picked} onPart={onPart} />}
      <button className="button" disabled={isPreparing}>
        {isPreparing ? picture.preparing : picture.save}
      </button>
    </form>
  );
}

function nameOf({ name, lastModified, size }: File): string {
  return `${name} ${lastModified} ${size}`;
}
