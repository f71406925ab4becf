import { useEffect, useEffectEvent, useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { CoverChoice } from "./cover-choice.tsx";
import { fieldOf, type Fields } from "./fields.ts";
import { later } from "./later.tsx";
import { WrongText } from "./shop-fields.tsx";
import type { ShopPicture } from "./use-shop-picture.ts";

const Cropper = later(async () => (await import("./crop/cropper.tsx")).Cropper);

interface PictureFieldsProps {
  shop: Shop;
  typed: Fields;
  chosen: ShopPicture;
  /** What the server found wrong with a picture. */
  problem: string | undefined;
}

/** What stands above the menu: a picture, which can be changed, moved and taken away, or a drawing. */
export function PictureFields({ shop, typed, chosen, problem }: PictureFieldsProps) {
  const { picture: texts } = useMessages("editor");
  const { unreadable } = useMessages("photos");
  const { field, picture, isUnreadable, preview, choose, drop, onPart } = chosen;
  const [leaving, setLeaving] = useState(
    fieldOf(typed, "withoutPicture") === "yes" ? shop.imageKey : null,
  );
  const isLeaving = leaving !== null && leaving === shop.imageKey;
  // With a script it is sent on its own, cut as it was seen.
  const name = useIsHydrated() ? undefined : "image";
  const shown = (problem === undefined && preview) || (shop.imageKey && `/images/${shop.imageKey}`);
  const wrong = isUnreadable ? unreadable : problem;
  const chooseFirst = useEffectEvent(() => void choose());
  // A file chosen before the script loaded fired no event here.
  useEffect(() => chooseFirst(), []);
  return (
    <fieldset className="shop-picture">
      <legend>{texts.title}</legend>
      <p className="hint">{texts.hint}</p>
      {shown && !picture && (
        <img
          className={isLeaving ? "leaving" : undefined}
          src={shown}
          alt={texts.current({ shop: shop.name })}
        />
      )}
      {picture && <Cropper picture={picture} onPart={onPart} />}
      <div className="picture-choice">
        <FileField
          ref={field}
          aria-label={shown ? texts.another : texts.choose}
          choose={shown ? texts.another : texts.choose}
          name={name}
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && "shop-image-wrong"}
          onChange={() => void choose()}
        />
        {picture && (
          <button type="button" className="text-button" onClick={drop}>
            {texts.dropped}
          </button>
        )}
        {shop.imageKey && !picture && (
          <label className="tick">
            <input
              type="checkbox"
              name="withoutPicture"
              value="yes"
              checked={isLeaving}
              onChange={({ target }) => setLeaving(target.checked ? shop.imageKey : null)}
            />
            {texts.remove}
          </label>
        )}
      </div>
      {wrong !== undefined && (
        <div role="alert">
          <WrongText id="shop-image" text={wrong} />
        </div>
      )}
      <CoverChoice chosen={fieldOf(typed, "cover") ?? ""} />
    </fieldset>
  );
}
