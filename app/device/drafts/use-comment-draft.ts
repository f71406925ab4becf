import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { saveCommentDraft, readCommentDraft, type CommentDraft } from "./comment-drafts.ts";

/** Saves what is typed into a comment form, to be sent under `newKey` or a key made here, and restores it later. */
export function useCommentDraft(
  form: RefObject<HTMLFormElement | null>,
  { publicId: thread, endsAt }: Pick<ShownPost, "publicId" | "endsAt">,
  newKey: string | undefined,
) {
  const [sendKey, setSendKey] = useState(() => newKey ?? crypto.randomUUID());
  const textIn = () => form.current?.querySelector("textarea");

  const restore = useEffectEvent((draft: CommentDraft | undefined) => {
    const field = textIn();
    if (!field) return;
    if (!draft) {
      // A refused comment comes back in the field, and is saved as well.
      if (field.value !== "") noteInput();
    } else if (["", draft.text].includes(field.value)) {
      field.value = draft.text;
      setSendKey(draft.sendKey);
    }
  });
  useEffect(() => {
    void readCommentDraft(thread, { now: Date.now() }).then(restore);
  }, [thread]);

  function noteInput(): void {
    void saveCommentDraft({ thread, endsAt, text: textIn()?.value ?? "", sendKey });
  }

  return { sendKey, noteInput };
}
