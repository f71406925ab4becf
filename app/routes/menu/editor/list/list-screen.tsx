import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { listPatch } from "#app/domain/menus/list/list-patch.ts";
import { planList, type ListPlan } from "#app/domain/menus/list/list-plan.ts";
import { mendList } from "#app/domain/menus/list/mend-list.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { isEmpty } from "#app/domain/menus/patch/left-parts.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { ignoreSecondTap } from "#app/routes/menu/editor/forms/ignore-second-tap.ts";
import { useBackCloses } from "#app/routes/menu/editor/forms/use-back-closes.ts";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { newDraftId, patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { AddBar } from "./add-bar.tsx";
import { fileDetails, takenFields } from "./file-details.ts";
import { ListActionsContext, type ListActions } from "./list-actions.ts";
import { withChoices, withMends, type ChangeDraft, type ListDraft } from "./list-draft.ts";
import type { ListOpening } from "./list-opening.ts";
import { useListDraft } from "./use-list-draft.ts";
import { useReadList } from "./use-read-list.ts";
import { WhatWeRead } from "./what-we-read.tsx";
import { YourList } from "./your-list.tsx";

interface ListScreenProps {
  menu: Menu;
  opening: ListOpening;
  /** Staff may not change the shop's details. */
  mayEditShop: boolean;
  /** Tells an operator whose menu this is. */
  onBehalf: ReactNode;
  onClose: () => void;
}

/** Where a list is pasted, looked at, mended and added to the menu in one change. */
export function ListScreen(props: ListScreenProps) {
  const { menu, opening, mayEditShop, onBehalf, onClose } = props;
  const { title, from, back } = useMessages("list");
  const titleId = useId();
  const [draft, change, send] = useListDraft(menu.shop.id, opening);
  const reading = useReadList(draft, menu.sections);
  const plan = usePlan(menu, draft, reading);
  const [editing, edit] = useState<string | null>(null);
  const actions = useMemo(() => actionsOn(change, edit), [change]);
  const file = mayEditShop ? reading.extras?.shop : undefined;
  const details = fileDetails(menu.shop, file, draft.details);
  const taken = takenFields(menu.shop, file, details);
  const add = useAdding({ plan, taken, change, send, onClose });
  const dialog = useModal();
  const leave = () => {
    keepTyped(dialog.current);
    onClose();
  };
  useBackCloses(leave);
  useReturnFocus(".paste-list");
  return (
    <dialog
      ref={dialog}
      className="list-screen"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!editing) return leave();
        keepTyped(dialog.current);
        edit(null);
      }}
    >
      <div className="awning" />
      {onBehalf}
      <header className="list-top">
        <button type="button" className="icon-button" aria-label={back} onClick={leave}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M14.5 6l-6 6 6 6" />
          </svg>
        </button>
        <h2 id={titleId}>{title}</h2>
        <p>{from}</p>
      </header>
      <ListActionsContext value={actions}>
        <div className="list-body">
          <YourList draft={draft} plan={plan} change={change} />
          <WhatWeRead
            plan={plan}
            reading={reading}
            editing={editing}
            change={change}
            sections={menu.sections}
            details={details}
          />
        </div>
      </ListActionsContext>
      <AddBar plan={plan} details={details.filter(({ isTaken }) => isTaken).length} onAdd={add} />
    </dialog>
  );
}

/** Takes what is half typed into the list's draft: fields tell it as they are left, and a dish's form with “Done”. */
function keepTyped(screen: HTMLDialogElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && screen?.contains(activeElement)) activeElement.blur();
  const form = screen?.querySelector<HTMLFormElement>(".list-form");
  if (form && isTouched(form)) form.requestSubmit();
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected !== true,
  );
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React focuses what it draws before the dialog is open.
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      element?.close();
      ignoreSecondTap();
    };
  }, []);
  return dialog;
}

function usePlan(
  menu: Menu,
  { mends, choices }: ListDraft,
  { list, keyOf }: ReturnType<typeof useReadList>,
): ListPlan | undefined {
  const mended = useMemo(() => list && mendList(list, keyOf, mends), [list, keyOf, mends]);
  const { unnamed } = useMessages("list").read;
  return useMemo(
    () => mended && planList(menu, mended, choices, unnamed),
    [menu, mended, choices, unnamed],
  );
}

function actionsOn(change: ChangeDraft, edit: (key: string | null) => void): ListActions {
  return {
    edit,
    mend: (key, mend) => change((draft) => withMends(draft, [[key, mend]])),
    choose: (key, choice) =>
      change((draft) =>
        withChoices(draft, ({ dishes }) => ({ dishes: { ...dishes, [key]: choice } })),
      ),
    send: (key, goal) =>
      change((draft) => withChoices(draft, ({ goals }) => ({ goals: { ...goals, [key]: goal } }))),
  };
}

interface Adding {
  plan: ListPlan | undefined;
  /** The change to the shop's details; undefined if there is none. */
  taken: Fields | undefined;
  change: ChangeDraft;
  /** Ends the draft. */
  send: () => void;
  onClose: () => void;
}

/** Adds what is planned. The draft goes, unless something in it still waits to be mended. */
function useAdding({ plan, taken, change, send, onClose }: Adding): () => void {
  const { submit, announce } = useEditor();
  const { add } = useMessages("list");
  return () => {
    if (!plan) return;
    const patch = listPatch(plan, newDraftId);
    const isAllIn = plan.counts.waiting === 0;
    if (isAllIn) send();
    else change((draft) => ({ ...draft, details: [], choices: { ...draft.choices, goals: {} } }));
    const hasDishes = !isEmpty(patch);
    if (hasDishes) submit(patchFields(patch));
    if (taken) submit(taken);
    announce(hasDishes && taken ? add.doneBoth : add.done);
    onClose();
    showFirst(patch);
  };
}

function showFirst({ items: [item], sections: [section] }: WordedPatch): void {
  if (!section && !item) return;
  const id = section ? `section-${section.id}` : `section-${item?.sectionId}`;
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: "start" }));
}
