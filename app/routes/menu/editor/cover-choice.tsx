import type { Shop } from "#app/domain/menus/menus.ts";
import { COVERS, suggestCover } from "#app/domain/shops/covers.ts";
import { coverDrawing } from "#app/ui/drawings/drawings.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Which drawn stall stands over the menu of a shop without a picture; "" for the one that its name suggests. */
export function CoverChoice({ shop, chosen }: { shop: Shop; chosen: string }) {
  const { cover } = useMessages("editor");
  return (
    <fieldset className="covers">
      <legend>{cover.title}</legend>
      <small>{cover.hint}</small>
      {["" as const, ...COVERS].map((name) => (
        <label key={name}>
          <input type="radio" name="cover" value={name} defaultChecked={name === chosen} />
          <img src={coverDrawing(name || suggestCover(shop))} alt="" loading="lazy" />
          <span>{name === "" ? cover.suggested : cover[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
