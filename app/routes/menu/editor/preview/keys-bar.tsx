import { measureKeys } from "#app/routes/menu/editor/bar-heights.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** What the keys do in the grid. */
export function KeysBar() {
  const { keys } = useMessages("grid");
  const command = /mac/i.test(navigator.userAgent) ? "⌘" : "Ctrl ";
  const pairs = [
    ["Enter", keys.edit],
    ["Tab", keys.next],
    [`${command}V`, keys.paste],
    [`${command}D`, keys.same],
    [`${command}Z`, keys.undo],
  ];
  return (
    <aside ref={measureKeys} className="keys-bar" aria-label={keys.title}>
      <dl>
        {pairs.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
