import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { showChosen } from "#app/ui/chosen-files.ts";
import type { Part } from "#app/ui/shrink-photo.ts";
import { useOpenedPicture } from "./use-opened-picture.ts";

export type ShopPicture = ReturnType<typeof useShopPicture>;

/**
 * The picture that somebody chooses in the form of a shop's details. It is sent once the form is saved. `imageKey` names
 * the one that the shop has, `failedId` the change that could not bring another one.
 */
export function useShopPicture(imageKey: string | null, failedId: number | undefined) {
  const { submit } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const part = useRef<Part>(undefined);
  const { picture, isUnreadable, openFile, closeFile } = useOpenedPicture();
  const { preview, setSent } = usePreview(imageKey, failedId);

  async function choose(): Promise<void> {
    const chosen = fileIn(field.current);
    part.current = undefined;
    setSent(undefined);
    // What nobody can read is not kept in the field.
    if (chosen && !(await openFile(chosen))) empty(field.current);
    if (!chosen) closeFile();
  }

  async function sendFile(chosen: File): Promise<void> {
    const image = await cut(chosen, part.current);
    setSent(image);
    drop();
    submit([
      ["operation", "change-shop-image"],
      ["image", image],
    ]);
  }

  function drop(): void {
    empty(field.current);
    closeFile();
  }

  return {
    field,
    /** As it was chosen, until it is sent. */
    picture,
    isUnreadable,
    /** The address of what was sent and has not come back. */
    preview,
    choose,
    drop,
    /** Gives whether one is chosen, and sends it, cut as it was seen. */
    send: (): boolean => {
      const chosen = fileIn(field.current);
      if (chosen) void sendFile(chosen);
      return chosen !== undefined;
    },
    /** To be told which part of it is wanted. */
    onPart: useCallback((wanted: Part) => {
      part.current = wanted;
    }, []),
  };
}

/** A picture that was sent, until it has come back under another key, or its change is given up. */
function usePreview(imageKey: string | null, failedId: number | undefined) {
  const [sent, setSent] = useState<File>();
  const [last, setLast] = useState({ imageKey, failedId });
  if (imageKey !== last.imageKey || failedId !== last.failedId) {
    setLast({ imageKey, failedId });
    if (imageKey !== last.imageKey || failedId === undefined) setSent(undefined);
  }
  const preview = useMemo(() => sent && URL.createObjectURL(sent), [sent]);
  useEffect(() => {
    return () => {
      if (preview) URL.revokeObjectURL(preview);
    };
  }, [preview]);
  return { preview, setSent };
}

function fileIn(field: HTMLInputElement | null): File | undefined {
  return field?.files?.[0];
}

function empty(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = "";
  showChosen(field);
}

/** What cannot be drawn here is sent as it is, for the server to refuse. */
async function cut(chosen: File, part: Part | undefined): Promise<File> {
  try {
    const { cutPhoto, shrinkPhoto } = await import("#app/routes/menu/editor/later/parts.ts");
    return (await (part ? cutPhoto(chosen, part) : shrinkPhoto(chosen))) ?? chosen;
  } catch {
    return chosen;
  }
}
