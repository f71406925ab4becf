/** So often, and after so many milliseconds each, a dish is looked for: long lists are shown step by step. */
const TURNS = 40;
const TURN_MS = 50;

/**
 * To be called before the screen shows its dishes in another way: what is being typed in a cell is put down as if one
 * had gone elsewhere. Gives what brings the focus back to its dish.
 */
export function leavePlace(): () => void {
  const at = document.activeElement;
  const row = at?.closest("[id^=item-]");
  if (at instanceof HTMLElement && at.matches(".cell-field")) at.blur();
  return () => {
    if (row) void focusSoon(row.id);
  };
}

async function focusSoon(id: string): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    await new Promise((next) => setTimeout(next, TURN_MS));
    if (document.activeElement !== document.body) return;
    const goal = document.querySelector<HTMLElement>(`#${id} :is([data-of=name], [data-menu])`);
    if (goal?.checkVisibility()) return goal.focus();
  }
}
