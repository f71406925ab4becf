import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { discardDraft, keepDraft, readDraft, type Draft } from "./drafts.ts";
import { keepPhotos } from "#app/routes/nearby/outbox/outbox.ts";
import { fieldsOf, fillForm, mergedText } from "./post-form.ts";
import type { Problem } from "#app/routes/nearby/problem.ts";
import { clearSharedDraft, readSharedDraft, type SharedDraft } from "./shared-draft.ts";
import { usePhotos } from "./use-photos.ts";

interface Beginning {
  sendKey: string;
  /** What the post is about, as the address says. */
  kind: string | null;
  /** Whether another app has shared something for it. */
  isShared: boolean;
}

/**
 * The draft of a post: put back into its form when the page is opened, and kept on this device with each change of the
 * form and of its photos. `onOpened` is called once the form holds it, with what was wrong with it.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { sendKey: newKey, kind, isShared }: Beginning,
  onOpened: (problem: Problem | undefined) => void,
) {
  const [sendKey, setSendKey] = useState(newKey);
  const [state, setState] = useState<"unread" | "none" | "kept">("unread");
  const photos = usePhotos();
  const files = photos.chosen.map(({ file }) => file);

  async function takeShare(form: HTMLFormElement, shared: SharedDraft, key: string) {
    const { text = "" } = fieldsOf(form);
    fillForm(form, { text: mergedText(text, shared.text) });
    setState(await keepWritten({ sendKey: key, fields: fieldsOf(form) }, shared.photos));
    await photos.add(shared.photos);
    await clearSharedDraft();
  }

  const open = useEffectEvent(({ draft, shared }: Awaited<ReturnType<typeof readAll>>) => {
    if (!form.current || state !== "unread") return;
    if (draft) {
      fillForm(form.current, withTyped(draft.fields, fieldsOf(form.current), kind));
      setSendKey(draft.sendKey);
      photos.restore(draft.photos);
    }
    setState(draft ? "kept" : "none");
    if (shared) void takeShare(form.current, shared, draft?.sendKey ?? sendKey);
    onOpened(draft?.problem);
  });
  useEffect(() => void readAll(isShared).then(open), [isShared]);

  const keepAll = useEffectEvent(async (chosen: typeof photos.chosen) => {
    if (state === "unread") return state;
    const chosenFiles = chosen.map(({ file }) => file);
    // At once, so that neither can come behind what happens to the draft from now on.
    const [, isKept] = await Promise.all([
      keepPhotos(sendKey, chosenFiles).catch(() => undefined),
      keepWritten({ sendKey, fields: fieldsOf(form.current) }, chosenFiles),
    ]);
    return isKept;
  });
  useEffect(() => void keepAll(photos.chosen).then(setState), [photos.chosen]);

  function note(fields: Draft["fields"]): void {
    if (state !== "unread") void keepWritten({ sendKey, fields }, files).then(setState);
  }

  async function discard(): Promise<void> {
    await discardDraft(sendKey);
    photos.clear();
    setState("none");
  }

  return { sendKey, isKept: state === "kept", photos, files, note, discard };
}

/** The draft, and what another app has shared for it. */
async function readAll(isShared: boolean) {
  const shared = isShared ? await readSharedDraft() : undefined;
  return { draft: await readDraft(), shared };
}

/** Keeps what was written, if anything was; says whether there is a draft then. */
async function keepWritten(draft: Draft, files: File[]): Promise<"none" | "kept"> {
  const isEmpty = !draft.fields["text"] && !draft.fields["venue"] && files.length === 0;
  try {
    await (isEmpty ? discardDraft(draft.sendKey) : keepDraft(draft));
    return isEmpty ? "none" : "kept";
  } catch {
    // This browser keeps nothing: it can be written and sent all the same.
    return "none";
  }
}

/** The draft with what was typed before it was there, from the place that is looked from now. */
function withTyped(
  kept: Draft["fields"],
  typed: Draft["fields"],
  kind: string | null,
): Draft["fields"] {
  return {
    ...kept,
    tile: typed["tile"] ?? "",
    text: mergedText(kept["text"] ?? "", typed["text"] ?? ""),
    ...(kind === null ? {} : { kind }),
  };
}
