import { useEffect, useEffectEvent, useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { Cropper } from "#app/routes/menu/editor/later/parts-later.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { FileField } from "#app/ui/file-field.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { CoverChoice } from "./cover-choice.tsx";
import { WrongText } from "./shop-fields.tsx";
import type { ShopPicture } from "./use-shop-picture.ts";

interface PictureFieldsProps {
  shop: Shop;
  typed: Fields;
  chosen: ShopPicture;
  /** What the server found wrong with a picture. */
  problem: string | undefined;
}

/** What stands above the menu: a picture, which can be changed, moved and taken away, or a drawing. */
export function PictureFields({ shop, typed, chosen, problem }: PictureFieldsProps) {
  const { picture: texts } = useMessages("photos");
  const { unreadable } = useMessages("photos");
  const { picture, isUnreadable, onPart } = chosen;
  const wrong = isUnreadable ? unreadable : problem;
  const [leaving, setLeaving] = useState(
    fieldOf(typed, "withoutPicture") === "yes" ? shop.imageKey : null,
  );
  const isLeaving = leaving !== null && leaving === shop.imageKey;
  const chooseFirst = useEffectEvent(() => void chosen.chooseFirst());
  useEffect(() => chooseFirst(), []);
  return (
    <fieldset className="shop-picture">
      <legend>{texts.title}</legend>
      <p className="hint">{texts.hint}</p>
      {picture ? (
        <Cropper picture={picture} onPart={onPart} />
      ) : (
        <PictureNow shop={shop} preview={chosen.preview} isLeaving={isLeaving} />
      )}
      <div className="picture-choice">
        <ChoosePicture
          chosen={chosen}
          isAnother={shop.imageKey !== null}
          isWrong={wrong !== undefined}
        />
        {picture && (
          <button type="button" className="text-button" onClick={chosen.drop}>
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

interface PictureNowProps {
  shop: Shop;
  preview: string | undefined;
  isLeaving: boolean;
}

function PictureNow({ shop, preview, isLeaving }: PictureNowProps) {
  const { picture } = useMessages("photos");
  const shown = preview ?? (shop.imageKey && `/images/${shop.imageKey}`);
  return (
    shown && (
      <img
        className={isLeaving ? "leaving" : undefined}
        src={shown}
        alt={picture.current({ shop: shop.name })}
      />
    )
  );
}

interface ChoosePictureProps {
  chosen: ShopPicture;
  isAnother: boolean;
  isWrong: boolean;
}

function ChoosePicture({ chosen, isAnother, isWrong }: ChoosePictureProps) {
  const { field, choose } = chosen;
  const { picture } = useMessages("photos");
  const words = isAnother ? picture.another : picture.choose;
  return (
    <FileField
      ref={field}
      aria-label={words}
      choose={words}
      // With a script it is sent on its own, cut as it was seen.
      name={useIsHydrated() ? undefined : "image"}
      accept="image/jpeg,image/png,image/webp"
      aria-invalid={isWrong}
      aria-describedby={isWrong ? "shop-image-wrong" : undefined}
      onChange={() => void choose()}
    />
  );
}
