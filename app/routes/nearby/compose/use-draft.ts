import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { keepPhotos } from "#app/routes/nearby/outbox/outbox.ts";
import type { Problem } from "#app/routes/nearby/problem.ts";
import { discardDraft, keepDraft, readDraft, sendOff, takeUp, type Draft } from "./drafts.ts";
import { changedFieldsOf, fieldsOf, fillForm, mergedText } from "./post-form.ts";
import { clearSharedDraft, readSharedDraft, type SharedDraft } from "./shared-draft.ts";
import { usePhotos } from "./use-photos.ts";

interface Beginning {
  sendKey: string;
  /** What the post is about, as the address says. */
  kind: string | null;
  /** Whether another app has shared something for it. */
  isShared: boolean;
  /** The key of a post in the outbox that is to be changed; null where none is. */
  edit: string | null;
}

/**
 * The draft of a post: put back into its form when the page is opened, and kept on this device with each change of the
 * form and of its photos, what was chosen before it was read among them. `onOpened` is called once the form holds it,
 * with what was wrong with it.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { sendKey: newKey, kind, isShared, edit }: Beginning,
  onOpened: (problem: Problem | undefined) => void,
) {
  const { sendKey, setSendKey, renewKey } = useDraftKey(newKey);
  const { state, setState, isBeingWritten, noteKept } = useDraftState();
  const photos = usePhotos();
  const files = photos.chosen.map(({ file }) => file);

  async function takeShare(form: HTMLFormElement, shared: SharedDraft, key: string) {
    noteKept(await keepShare(form, shared, key));
    await photos.add(shared.photos);
    await clearSharedDraft();
  }

  const open = useEffectEvent(({ draft, shared }: Awaited<ReturnType<typeof readAll>>) => {
    if (!form.current || state !== "unread") return;
    if (draft) {
      fillForm(form.current, withTyped(draft.fields, form.current, kind));
      setSendKey(draft.sendKey);
      photos.restore(draft.photos);
    }
    setState(draft ? "kept" : "none");
    if (shared) void takeShare(form.current, shared, draft?.sendKey ?? sendKey);
    onOpened(draft?.problem);
  });
  useEffect(() => void readAll(isShared, edit).then(open), [isShared, edit]);

  const keepAll = useEffectEvent((files: File[]) => {
    void keepAllOf(form.current, { sendKey, files, wasKept: state === "kept" }).then(noteKept);
  });
  useEffect(() => {
    if (isBeingWritten) keepAll(photos.chosen.map(({ file }) => file));
  }, [photos.chosen, isBeingWritten]);

  const note = (fields: Draft["fields"]) => {
    if (isBeingWritten) void keepWritten({ sendKey, fields }, files).then(noteKept);
  };

  /** Puts it into the outbox. Throws where this device keeps nothing. */
  async function send(fields: Draft["fields"]): Promise<void> {
    setState("sent");
    await sendOff({ sendKey, fields }, files, Date.now()).catch((error: unknown) => {
      setState("none");
      throw error;
    });
  }

  async function discard(): Promise<void> {
    await discardDraft(sendKey);
    photos.clear();
    renewKey();
    setState("none");
  }

  return { sendKey, isKept: state === "kept", photos, files, note, send, renewKey, discard };
}

/** By what the server will know the post. It goes on under another key where by this one it knows another, or may. */
function useDraftKey(newKey: string) {
  const [sendKey, setSendKey] = useState(newKey);
  return { sendKey, setSendKey, renewKey: () => setSendKey(crypto.randomUUID()) };
}

type DraftState = "unread" | "none" | "kept" | "sent";

/** How it stands with the draft. What changes on a page that is about to be left does not bring back what was sent. */
function useDraftState() {
  const [state, setState] = useState<DraftState>("unread");
  const noteKept = (now: DraftState) => setState((before) => (before === "sent" ? before : now));
  return { state, setState, isBeingWritten: state === "none" || state === "kept", noteKept };
}

/** The draft, and what another app has shared for it. */
async function readAll(isShared: boolean, edit: string | null) {
  if (edit !== null) await takeUp(edit, Date.now()).catch(() => undefined);
  const shared = isShared ? await readSharedDraft() : undefined;
  return { draft: await readDraft(), shared };
}

/** Adds what another app has shared to the form, and keeps that. */
function keepShare(form: HTMLFormElement, shared: SharedDraft, sendKey: string) {
  const { text = "" } = fieldsOf(form);
  fillForm(form, { text: mergedText(text, shared.text) });
  return keepWritten({ sendKey, fields: fieldsOf(form) }, shared.photos);
}

function isEmpty({ fields }: Draft, files: File[]): boolean {
  return !fields["text"] && !fields["venue"] && files.length === 0;
}

/** Keeps what was written, if anything was; says whether there is a draft then. */
async function keepWritten(draft: Draft, files: File[]): Promise<"none" | "kept"> {
  const isNothing = isEmpty(draft, files);
  try {
    await (isNothing ? discardDraft(draft.sendKey) : keepDraft(draft));
    return isNothing ? "none" : "kept";
  } catch {
    // This browser keeps nothing: it can be written and sent all the same.
    return "none";
  }
}

interface Keeping {
  sendKey: string;
  files: File[];
  wasKept: boolean;
}

/** Keeps what is in the form, with the photos; nothing is done where nothing is there and nothing was. */
async function keepAllOf(
  form: HTMLFormElement | null,
  { sendKey, files, wasKept }: Keeping,
): Promise<"none" | "kept"> {
  const draft = { sendKey, fields: fieldsOf(form) };
  if (!wasKept && isEmpty(draft, files)) return "none";
  // At once, so that neither can come behind what happens to the draft from now on.
  const [, isKept] = await Promise.all([
    keepPhotos(sendKey, files).catch(() => undefined),
    keepWritten(draft, files),
  ]);
  return isKept;
}

/** The draft with what was typed and chosen before it was there, from the place that is looked from now. */
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
