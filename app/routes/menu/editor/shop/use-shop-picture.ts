import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { showChosen } from "#app/ui/chosen-files.ts";
import type { Part } from "#app/ui/shrink-photo.ts";
import { forgetPicture, keepPicture, recallPicture, sendKeptPicture } from "./kept-picture.ts";
import { useOpenedPicture } from "./use-opened-picture.ts";

export type ShopPicture = ReturnType<typeof useShopPicture>;

/**
 * The picture that somebody chooses in the form of a shop's details. It is sent once the form is saved. `imageKey` names
 * the one that the shop has, `failedId` the change that could not bring another one.
 */
export function useShopPicture(imageKey: string | null, failedId: number | undefined) {
  const { submit, shopId } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const part = useRef<Part>(undefined);
  const { picture, isUnreadable, openFile, closeFile } = useOpenedPicture();
  const { preview, setSent } = usePreview(imageKey, failedId);

  async function choose(): Promise<void> {
    const chosen = fileIn(field.current);
    part.current = undefined;
    setSent(undefined);
    if (!chosen) return drop();
    // What nobody can read is not kept in the field.
    if (!(await openFile(chosen))) return empty(field.current);
    const isKept = await keepPicture(shopId, chosen);
    field.current?.toggleAttribute("data-unkept", !isKept);
  }

  async function sendFile(chosen: File): Promise<void> {
    const image = await cut(chosen, part.current);
    setSent(image);
    close();
    submit(fieldsOf(image));
  }

  function close(): void {
    empty(field.current);
    closeFile();
  }

  function drop(): void {
    close();
    void forgetPicture(shopId);
  }

  return {
    field,
    /** As it was chosen, until it is sent. */
    picture,
    isUnreadable,
    /** The address of what was sent and has not come back. */
    preview,
    choose,
    /** To be called once: a file chosen before the script came fired no event here. */
    chooseFirst: async (): Promise<void> => {
      await bringBack(field.current, shopId);
      // Nothing was dropped by hand: what is kept is for a form drawn anew meanwhile, or is being sent.
      if (fileIn(field.current)) await choose();
    },
    drop,
    /** Gives whether one is chosen, and sends it, cut as it was seen. */
    send: (): boolean => {
      const chosen = fileIn(field.current);
      if (chosen) void sendKeptPicture(shopId, () => sendFile(chosen));
      return chosen !== undefined;
    },
    /** To be told which part of it is wanted. */
    onPart: useCallback((wanted: Part) => {
      part.current = wanted;
    }, []),
  };
}

function fieldsOf(image: File): Fields {
  return [
    ["operation", "change-shop-image"],
    ["image", image],
  ];
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

/** Has an empty field hold what was chosen on an earlier visit. */
async function bringBack(field: HTMLInputElement | null, shopId: string): Promise<void> {
  const kept = await recallPicture(shopId);
  if (!kept || !field || fileIn(field)) return;
  const files = new DataTransfer();
  files.items.add(kept);
  field.files = files.files;
  showChosen(field);
}

function empty(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = "";
  field.removeAttribute("data-unkept");
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
