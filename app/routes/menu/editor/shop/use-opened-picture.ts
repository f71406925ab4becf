import { useEffect, useRef, useState } from "react";

/** A picture that a file holds, decoded until it is closed or another is opened. */
export function useOpenedPicture() {
  const [state, setState] = useState<{ picture?: ImageBitmap; isUnreadable: boolean }>({
    isUnreadable: false,
  });
  const last = useRef(0);
  const { picture, isUnreadable } = state;
  useEffect(() => () => picture?.close(), [picture]);
  return {
    picture,
    isUnreadable,
    /** Gives whether it can be read, as far as anybody still wants to know. */
    openFile: async (file: File): Promise<boolean> => {
      const turn = (last.current += 1);
      const made = await createImageBitmap(file).catch(() => undefined);
      if (turn !== last.current) made?.close();
      else setState(made ? { picture: made, isUnreadable: false } : { isUnreadable: true });
      return made !== undefined || turn !== last.current;
    },
    closeFile: (): void => {
      last.current += 1;
      setState({ isUnreadable: false });
    },
  };
}
