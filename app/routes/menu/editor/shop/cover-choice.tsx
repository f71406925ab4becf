import { COVERS } from "#app/domain/shops/covers.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { coverDrawing } from "#app/ui/drawings/drawings.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Which drawn stall stands over the menu of a shop without a picture; "" for the one that its name suggests. */
export function CoverChoice({ chosen }: { chosen: string }) {
  const { suggestedCover } = useEditor();
  const { cover } = useMessages("photos");
  return (
    <fieldset className="covers">
      <legend>{cover.title}</legend>
      <small>{cover.hint}</small>
      {["" as const, ...COVERS].map((name) => (
        <label key={name}>
          <input type="radio" name="cover" value={name} defaultChecked={name === chosen} />
          <img src={coverDrawing(name || suggestedCover)} alt="" loading="lazy" />
          <span>{name === "" ? cover.suggested : cover[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
