import { noteRestore } from "#app/device/last-restore.ts";
import { wishOf } from "#app/routes/menu/editor/undo/wish-of.ts";

// What the page does that tells of a restore: its keys, and what it leaves for the editor.

/** The keys of Undo and Redo press the button that they stand for. */
document.addEventListener("keydown", (event) => {
  const as = wishOf(event);
  const field = as && document.querySelector<HTMLInputElement>(`[name="as"][value="${as}"]`);
  // The answer to the first press is on its way.
  if (!field?.form || event.repeat) return;
  event.preventDefault();
  field.form.requestSubmit();
});

/** The editor can undo it too, as long as this tab lives, and also where this page is come back to. */
addEventListener("pageshow", () => {
  const form = document.querySelector<HTMLInputElement>('[name="as"]')?.form;
  const fields = form && new FormData(form);
  const [, shopId = ""] = /\/menu\/([^/]+)\/history/.exec(location.pathname) ?? [];
  const versionId = fields?.get("as") === "undo" ? fields.get("versionId") : null;
  noteRestore(shopId, typeof versionId === "string" ? versionId : null);
});
