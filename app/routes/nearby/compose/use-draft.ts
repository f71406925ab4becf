import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import {
  discardDraft,
  editWaiting,
  saveDraft,
  saveWithPhotos,
  putDraftInOutbox,
  readDraft,
  type Draft,
} from "#app/device/drafts/drafts.ts";
import { clearSharedDraft, readSharedDraft } from "#app/device/drafts/shared-draft.ts";
import { readPostChoices, storePostChoices } from "#app/device/drafts/post-choices.ts";
import { newQueue } from "#app/device/in-turn.ts";
import type { StoredProblem } from "#app/device/form-problem.ts";
import { readPhotos } from "#app/device/outbox/outbox.ts";
import type { Share } from "#app/device/share.ts";
import { changedFieldsOf, fieldsOf, fillForm, mergedText } from "./post-form.ts";
import { usePhotos, type ChosenPhotos } from "./use-photos.ts";

/** Each change is stored after the one before it: otherwise a slow earlier one would have the last word. */
const inTurn = newQueue();

interface Beginning {
  sendKey: string;
  kind: string | null;
  /** Whether another app has shared something for it. */
  isShared: boolean;
  /** The key of a waiting post to edit; null if none. */
  edit: string | null;
  /** Whether the form came back with what was typed. */
  isRefused: boolean;
}

/**
 * Restores the draft of a post into its form, and saves every change of the form and its photos, including those made
 * before it was read. `onOpened` is called once the form is filled, with what was wrong with the draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { sendKey: newKey, kind, isShared, edit, isRefused }: Beginning,
  onOpened: (problem: StoredProblem | undefined) => void,
) {
  const { sendKey, setSendKey, renewKey } = useDraftKey(newKey);
  const { state, setState, isBeingWritten, noteState } = useDraftState();
  const photos = usePhotos();
  const files = photos.chosen.map(({ file }) => file);

  async function takeShare(form: HTMLFormElement, shared: Share, key: string) {
    noteState(await saveShare(form, shared, key));
    await photos.add(shared.photos);
    await clearSharedDraft();
  }

  const open = useEffectEvent((kept: Awaited<ReturnType<typeof readAll>>) => {
    if (!form.current || state !== "unread") return;
    fillForm(form.current, withTyped(kept.fields, form.current, kind));
    const key = kept.sendKey ?? sendKey;
    setSendKey(key);
    photos.restore(kept.photos);
    setState(kept.isSaved ? "saved" : "none");
    if (kept.shared) void takeShare(form.current, kept.shared, key);
    onOpened(kept.problem);
  });
  useEffect(
    () => void readAll({ isShared, edit, isRefused }).then(open),
    [isShared, edit, isRefused],
  );

  useSavedPhotos(form, photos, { sendKey, state, isBeingWritten, noteState });

  const note = (fields: Draft["fields"]) => {
    if (!isBeingWritten) return;
    void saveWritten({ sendKey, fields }, filesToStore(photos)).then(noteState);
  };

  /** Puts it into the outbox. Throws if this device stores nothing. */
  async function send(fields: Draft["fields"]): Promise<void> {
    setState("sent");
    await queueForSending({ sendKey, fields }, files).catch((error: unknown) => {
      setState("none");
      throw error;
    });
  }

  async function discard(): Promise<void> {
    await inTurn(() => discardDraft(sendKey));
    photos.clear();
    renewKey();
    setState("none");
  }

  const readPhotosAgain = () => readAgain(photos, sendKey);
  const isSaved = state === "saved";
  return { sendKey, isSaved, photos, files, note, send, renewKey, discard, readPhotosAgain };
}

/** Replaced if the server knows, or may know, another post by it. */
function useDraftKey(newKey: string) {
  const [sendKey, setSendKey] = useState(newKey);
  return { sendKey, setSendKey, renewKey: () => setSendKey(crypto.randomUUID()) };
}

/** Saves the photos, with all else, whenever they change. */
function useSavedPhotos(
  form: RefObject<HTMLFormElement | null>,
  photos: ChosenPhotos,
  { sendKey, state, isBeingWritten, noteState }: Saving,
): void {
  const { chosen, areUnread } = photos;
  const saveAll = useEffectEvent((files: File[] | undefined) => {
    void saveAllOf(form.current, { sendKey, files, wasSaved: state === "saved" }).then(noteState);
  });
  useEffect(() => {
    if (isBeingWritten) saveAll(filesToStore({ chosen, areUnread }));
  }, [chosen, areUnread, isBeingWritten]);
}

async function readAgain(photos: ChosenPhotos, sendKey: string): Promise<void> {
  photos.restore(await readPhotos(sendKey).catch(() => undefined));
}

/** Undefined where some could not be read, which those chosen since must not be stored over. */
function filesToStore({
  chosen,
  areUnread,
}: Pick<ChosenPhotos, "chosen" | "areUnread">): File[] | undefined {
  return areUnread ? undefined : chosen.map(({ file }) => file);
}

type Saving = Omit<ReturnType<typeof useDraftState>, "setState"> & { sendKey: string };

type DraftState = "unread" | "none" | "saved" | "sent";

/** A change on a page that is being left must not bring back what was sent. */
function useDraftState() {
  const [state, setState] = useState<DraftState>("unread");
  const noteState = (now: DraftState) => setState((before) => (before === "sent" ? before : now));
  return { state, setState, isBeingWritten: state === "none" || state === "saved", noteState };
}

/** What the form begins with: the draft, else the choices of the last post. */
async function readAll({ isShared, edit, isRefused }: Omit<Beginning, "sendKey" | "kind">) {
  if (edit !== null) await editWaiting(edit, { now: Date.now() }).catch(() => undefined);
  const shared = isShared ? await readSharedDraft() : undefined;
  const draft = await readDraft();
  const choices = draft || isRefused ? {} : await readPostChoices();
  const { fields = choices, photos, sendKey, problem } = draft ?? { photos: [] };
  return { isSaved: draft !== undefined, fields, photos, sendKey, problem, shared };
}

function queueForSending(draft: Draft, files: File[]): Promise<void> {
  return inTurn(async () => {
    await putDraftInOutbox(draft, files, Date.now());
    await storePostChoices(draft.fields);
  });
}

function saveShare(form: HTMLFormElement, shared: Share, sendKey: string) {
  const { text = "" } = fieldsOf(form);
  fillForm(form, { text: mergedText(text, shared.text) });
  return saveWritten({ sendKey, fields: fieldsOf(form) }, shared.photos);
}

function isEmpty({ fields }: Draft, files: File[] | undefined): boolean {
  return !fields["text"] && !fields["venue"] && files?.length === 0;
}

function saveWritten(draft: Draft, files: File[] | undefined): Promise<"none" | "saved"> {
  return inTurn(() => storeWritten(draft, files, saveDraft));
}

async function storeWritten(
  draft: Draft,
  files: File[] | undefined,
  save: (draft: Draft, at: { now: number }) => Promise<void>,
): Promise<"none" | "saved"> {
  const isNothing = isEmpty(draft, files);
  try {
    await (isNothing ? discardDraft(draft.sendKey) : save(draft, { now: Date.now() }));
    return isNothing ? "none" : "saved";
  } catch {
    // This browser stores nothing; the post can be sent all the same.
    return "none";
  }
}

interface FormState {
  sendKey: string;
  files: File[] | undefined;
  wasSaved: boolean;
}

function saveAllOf(
  form: HTMLFormElement | null,
  { sendKey, files, wasSaved }: FormState,
): Promise<"none" | "saved"> {
  return inTurn(async () => {
    const draft = { sendKey, fields: fieldsOf(form) };
    if (!wasSaved && isEmpty(draft, files)) return "none";
    return storeWritten(draft, files, (written, at) => saveWithPhotos(written, files, at));
  });
}

/** The draft or the choices of the last post, with what was typed and chosen before it was read, and the current place. */
function withTyped(
  kept: Draft["fields"],
  form: HTMLFormElement,
  kind: string | null,
): Draft["fields"] {
  const typed = fieldsOf(form);
  return {
    ...kept,
    ...(kind === null ? {} : { kind }),
    ...changedFieldsOf(form),
    tile: typed["tile"] ?? "",
    text: mergedText(kept["text"] ?? "", typed["text"] ?? ""),
  };
}
