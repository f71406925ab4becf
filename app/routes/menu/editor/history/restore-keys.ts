import { wishOf } from "#app/routes/menu/editor/undo/wish-of.ts";

/** On the page that tells of a restore, the keys of Undo and Redo press the button that they stand for. */
document.addEventListener("keydown", (event) => {
  const as = wishOf(event);
  const field = as && document.querySelector<HTMLInputElement>(`[name="as"][value="${as}"]`);
  // The answer to the first press is on its way.
  if (!field?.form || event.repeat) return;
  event.preventDefault();
  field.form.requestSubmit();
});
