import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editorPath } from "#app/routes/menu/editor/editor-paths.ts";
import { forgetEditing } from "#app/routes/menu/editor/forget-editing.ts";
import { lastRestore } from "#app/device/last-restore.ts";
import { browserStorage } from "#test/browser-storage.ts";

/** The form of the page, and how often it was sent. */
let form: Record<"as" | "versionId", string>;
let sent: number;
let listeners: Record<string, (event: object) => void>;

beforeEach(async () => {
  [sent, listeners] = [0, {}];
  const listen = (type: string, listener: () => void) => (listeners[type] = listener);
  vi.stubGlobal("sessionStorage", browserStorage());
  vi.stubGlobal("localStorage", browserStorage());
  vi.stubGlobal("IDBKeyRange", { bound: () => {} });
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("location", { pathname: `${editorPath("cafe")}/history` });
  vi.stubGlobal("document", {
    addEventListener: listen,
    querySelector: (selector: string) =>
      [`[name="as"]`, `[name="as"][value="${form.as}"]`].includes(selector)
        ? { form: { requestSubmit: () => (sent += 1) } }
        : null,
  });
  vi.stubGlobal(
    "FormData",
    class {
      get = (name: "as" | "versionId") => form[name];
    },
  );
  vi.resetModules();
  await import("./after-restore.ts");
});
afterEach(() => vi.unstubAllGlobals());

function show(as: string, versionId: string): void {
  form = { as, versionId };
  listeners["pageshow"]?.({});
}

it("the tab knows which restore the page tells of, until it is undone, and no other shop’s", () => {
  show("undo", "7");
  expect([lastRestore("cafe"), lastRestore("caf")]).toEqual(["7", null]);
  show("redo", "8");
  expect(lastRestore("cafe")).toBeNull();
});

it("it is known again where the page is come back to, and not once somebody has logged out", () => {
  show("redo", "8");
  show("undo", "7");
  expect(lastRestore("cafe")).toBe("7");
  forgetEditing("caf");
  expect(lastRestore("cafe")).toBe("7");
  forgetEditing("cafe");
  expect(lastRestore("cafe")).toBeNull();
});

it("the key of Undo presses its button once, and that of Redo none that is not there", () => {
  show("undo", "7");
  const press = (key: string, rest = {}) =>
    listeners["keydown"]?.({ key, ctrlKey: true, preventDefault: () => {}, ...rest });
  press("y");
  expect(sent).toBe(0);
  press("z");
  press("z", { repeat: true });
  expect(sent).toBe(1);
});
