import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { withChanges } from "#app/routes/menu/editor/changes/changes.ts";
import {
  firstState,
  nextState,
  type EditorState,
} from "#app/routes/menu/editor/changes/editor-state.ts";
import { changeOf } from "#app/routes/menu/editor/changes/make-change.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { plainMenu } from "#test/plain-menu.ts";
import type { FormerPicture } from "./picture-steps.ts";
import { replayed } from "./steps.ts";

/** An editor of a shop's picture, with a server that answers when it is told to. */
class Visit {
  state: EditorState = firstState(plainMenu(), []);
  /** What the server has under each key. */
  readonly #stored = new Map<string, File>();
  #onServer: string | null = null;
  #lastId = 0;

  get shown(): Menu {
    return withChanges(this.state.menu, this.state.changes);
  }

  /** The picture that the server has, by its name. */
  get saved(): string | undefined {
    return this.#stored.get(this.#onServer ?? "")?.name;
  }

  get former(): FormerPicture {
    const { imageKey } = this.shown.shop;
    return imageKey === null ? null : this.#stored.get(imageKey);
  }

  make(fields: Fields, as?: "undo" | "redo"): void {
    const change = changeOf((this.#lastId += 1), fields);
    const { former } = this;
    this.state = nextState(this.state, { type: "made", change, ...(as && { as }) });
    if (!as) this.state = nextState(this.state, { type: "former-known", id: change.id, former });
  }

  replay(as: "undo" | "redo"): boolean {
    const way = replayed(this.state.steps, as, this.shown);
    if (way && !way.failure) this.make(way.fields, as);
    return way !== undefined && !way.failure;
  }

  answer(): void {
    const next = this.state.changes.find(({ state }) => state === "waiting");
    if (!next?.operation) return;
    this.state = nextState(this.state, { type: "sent", id: next.id });
    const image = next.fields.find(([name]) => name === "image")?.[1];
    this.#onServer = image instanceof File ? `key ${next.id}` : null;
    if (this.#onServer) this.#stored.set(this.#onServer, image as File);
    const added = this.#onServer ? { imageKey: this.#onServer } : {};
    this.state = nextState(this.state, { type: "answered", added });
  }

  /** Another phone takes the picture away, and this one hears of it. */
  loseIt(): void {
    this.#onServer = null;
    this.state = {
      ...this.state,
      menu: applyOperation(this.state.menu, { operation: "remove-shop-image" }, { draftId: 0 }),
      changes: [],
    };
  }
}

const formOf = (picture: string): Fields =>
  picture === ""
    ? [["operation", "remove-shop-image"]]
    : [
        ["operation", "change-shop-image"],
        ["image", new File([picture], picture)],
      ];

describe("undo of the shop's picture", () => {
  it("leads from any series of pictures to the one before each, and back, answered or not", () => {
    const event = fc.constantFrom("A", "B", "", "undo", "redo", "answer");
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const visit = new Visit();
        let states = [""];
        let at = 0;
        for (const each of events) {
          if (each === "answer") visit.answer();
          else if (each === "undo" || each === "redo") {
            const goal = at + (each === "undo" ? -1 : 1);
            expect(visit.replay(each)).toBe(goal in states);
            if (goal in states) at = goal;
          } else {
            visit.make(formOf(each));
            states = [...states.slice(0, at + 1), each];
            at += 1;
          }
        }
        for (const _ of events) visit.answer();
        expect(visit.saved ?? "").toBe(states[at]);
      }),
      { numRuns: 500, seed: 20261123 },
    );
  });

  it("leaves alone what another phone has done to the picture since", () => {
    const visit = new Visit();
    visit.make(formOf("A"));
    visit.answer();
    visit.loseIt();
    expect(visit.replay("undo")).toBe(false);
  });

  it("is not offered where nobody could say which picture was there", () => {
    const { state } = new Visit();
    const change = changeOf(1, formOf(""));
    const made = nextState(state, { type: "made", change });
    expect(fieldOf(change.fields, "operation")).toBe("remove-shop-image");
    const next = nextState(made, { type: "former-known", id: 1, former: undefined });
    expect(next.steps.done).toEqual([]);
  });
});
