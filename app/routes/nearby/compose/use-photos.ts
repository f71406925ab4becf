import { useEffect, useRef, useState } from "react";
import { postLimits } from "#app/domain/posts/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { shrinkPhoto } from "#app/ui/shrink-photo.ts";

interface ChosenPhoto {
  file: File;
  url: string;
}

export interface ChosenPhotos {
  chosen: ChosenPhoto[];
  /** How many are still being made smaller. */
  preparing: number;
  /** Whether there are others on this phone that cannot be read just now. They stay there until `leaveUnread`. */
  areUnread: boolean;
  /** Why some of the photos chosen last are missing; empty if none is. */
  problem: string;
  /** Adds photos in order, up to the limit. */
  add: (files: File[]) => Promise<void>;
  remove: (photo: ChosenPhoto) => void;
  /** Puts photos that are small already before the others; undefined if they cannot be read. */
  restore: (files: File[] | undefined) => void;
  /** Goes on without those that cannot be read. */
  leaveUnread: () => void;
  clear: () => void;
}

/** The photos of a post, each made smaller as soon as it is chosen. */
export function usePhotos(): ChosenPhotos {
  const photos = useReadPhotos();
  const [areUnread, setUnread] = useState(false);
  return {
    ...photos,
    areUnread,
    restore(files) {
      setUnread(files === undefined);
      if (files) photos.restore(files);
    },
    leaveUnread: () => setUnread(false),
    clear() {
      setUnread(false);
      photos.clear();
    },
  };
}

function useReadPhotos() {
  const { photos: words } = useMessages("writing");
  const tooMany = words.tooMany({ most: postLimits.photos });
  const [chosen, setChosen] = useState<ChosenPhoto[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [problem, setProblem] = useState("");

  // Places taken, ahead of the next render.
  const held = useRef(0);
  /** Counts how often all were removed: work begun before that is dropped. */
  const cleared = useRef(0);
  useUrlsEnd(chosen);

  async function add(files: File[]): Promise<void> {
    const begun = cleared.current;
    const room = postLimits.photos - held.current;
    const taken = files.slice(0, room);
    held.current += taken.length;
    setProblem(files.length > room ? tooMany : "");
    setPreparing((count) => count + taken.length);
    for (const file of taken) {
      const small = await shrinkPhoto(file).catch(() => undefined);
      if (begun !== cleared.current) return;
      setPreparing((count) => count - 1);
      if (small) setChosen((before) => [...before, toShow(small)].slice(0, postLimits.photos));
      else {
        held.current -= 1;
        setProblem(words.unreadable({ file: file.name }));
      }
    }
  }

  function remove(photo: ChosenPhoto): void {
    URL.revokeObjectURL(photo.url);
    held.current -= 1;
    setChosen((before) => before.filter((other) => other !== photo));
    setProblem("");
  }

  function restore(files: File[]): void {
    if (held.current + files.length > postLimits.photos) setProblem(tooMany);
    held.current = Math.min(held.current + files.length, postLimits.photos);
    setChosen((before) => [...files.map(toShow), ...before].slice(0, postLimits.photos));
  }

  function clear(): void {
    for (const { url } of chosen) URL.revokeObjectURL(url);
    cleared.current += 1;
    held.current = 0;
    setPreparing(0);
    setChosen([]);
    setProblem("");
  }

  return { chosen, preparing, problem, add, remove, restore, clear };
}

function useUrlsEnd(chosen: ChosenPhoto[]): void {
  const shown = useRef<ChosenPhoto[]>([]);
  useEffect(() => {
    shown.current = chosen;
  }, [chosen]);
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);
}

function toShow(file: File): ChosenPhoto {
  return { file, url: URL.createObjectURL(file) };
}
