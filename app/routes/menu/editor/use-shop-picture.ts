import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { showChosen } from "#app/ui/chosen-files.ts";
import { cutPhoto, shrinkPhoto, type Part } from "#app/ui/shrink-photo.ts";
import { useEditor } from "./editor-context.ts";

export type ShopPicture = ReturnType<typeof useShopPicture>;

/**
 * The picture that somebody chooses in the form of a shop's details. It is sent once the form is saved. `imageKey` names
 * the one that the shop has, `failedId` the change that could not bring another one.
 */
export function useShopPicture(imageKey: string | null, failedId: number | undefined) {
  const { submit } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const part = useRef<Part>(undefined);
  const { picture, isUnreadable, open, close } = usePicture();
  const [sent, setSent] = useState<File>();
  const [last, setLast] = useState({ imageKey, failedId });
  if (imageKey !== last.imageKey || failedId !== last.failedId) {
    setLast({ imageKey, failedId });
    // It has come back, or is given up.
    if (imageKey !== last.imageKey || failedId === undefined) setSent(undefined);
  }
  const preview = useMemo(() => sent && URL.createObjectURL(sent), [sent]);
  useEffect(() => {
    return () => {
      if (preview) URL.revokeObjectURL(preview);
    };
  }, [preview]);

  async function choose(): Promise<void> {
    const [chosen] = field.current?.files ?? [];
    part.current = undefined;
    setSent(undefined);
    // What nobody can read is not kept in the field.
    if (chosen && !(await open(chosen))) empty(field.current);
    if (!chosen) close();
  }

  /** Gives whether one is chosen, and sends it, cut as it was seen. */
  function send(): boolean {
    const [chosen] = field.current?.files ?? [];
    if (!chosen) return false;
    void cut(chosen, part.current).then((image) => {
      setSent(image);
      drop();
      submit([
        ["operation", "change-shop-image"],
        ["image", image],
      ]);
    });
    return true;
  }

  function drop(): void {
    empty(field.current);
    close();
  }

  return {
    field,
    /** As it was chosen, until it is sent. */
    picture,
    isUnreadable,
    /** The address of what was sent and has not come back. */
    preview,
    choose,
    send,
    drop,
    /** To be told which part of it is wanted. */
    onPart: useCallback((wanted: Part) => {
      part.current = wanted;
    }, []),
  };
}

function empty(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = "";
  showChosen(field);
}

/** What cannot be drawn here is sent as it is, for the server to refuse. */
async function cut(chosen: File, part: Part | undefined): Promise<File> {
  const made = part ? cutPhoto(chosen, part) : shrinkPhoto(chosen);
  return (await made.catch(() => undefined)) ?? chosen;
}

function usePicture() {
  const [state, setState] = useState<{ picture?: ImageBitmap; isUnreadable: boolean }>({
    isUnreadable: false,
  });
  const last = useRef(0);
  const { picture, isUnreadable } = state;
  useEffect(() => () => picture?.close(), [picture]);
  return {
    picture,
    isUnreadable,
    /** Gives whether it can be read. */
    async open(file: File): Promise<boolean> {
      const turn = (last.current += 1);
      const made = await createImageBitmap(file).catch(() => undefined);
      if (turn !== last.current) made?.close();
      else setState(made ? { picture: made, isUnreadable: false } : { isUnreadable: true });
      return made !== undefined || turn !== last.current;
    },
    close(): void {
      last.current += 1;
      setState({ isUnreadable: false });
    },
  };
}
