import { useMessages } from "#app/ui/messages.tsx";

/** What the keys do in the grid. */
export function KeysBar() {
  const { keys } = useMessages("grid");
  const pairs = [
    ["Enter", keys.edit],
    ["Tab", keys.next],
    ["Ctrl D", keys.same],
    ["Ctrl V", keys.paste],
    ["Ctrl Z", keys.undo],
  ];
  return (
    <dl className="keys-bar" aria-label={keys.title}>
      {pairs.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
