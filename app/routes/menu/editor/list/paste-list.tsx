import { useEffect, useState, type ReactNode } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { Dialog } from "#app/routes/menu/editor/forms/dialog.tsx";
import { Closer, Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { closeList, openList, useListOpening, type ListOpening } from "./list-opening.ts";
import type { ListScreen } from "./list-screen.tsx";

const PART = "paste-list";

/** Opens the screen on which a list is pasted. */
export function PasteButton() {
  const { open } = useMessages("list");
  return (
    <Opener className="paste-list needs-script" part={PART} onOpen={() => openList()}>
      <Icon name="clipboard" /> {open}
    </Opener>
  );
}

interface PasteListProps {
  menu: Menu;
  mayEditShop: boolean;
  /** Tells an operator whose menu this is. */
  onBehalf: ReactNode;
}

/** The screen for a list, while it is open. It is loaded once somebody opens it. */
export function PasteList(props: PasteListProps) {
  const isAddressed = useEditor().opened === PART;
  const opening = useListOpening();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (isAddressed) openList();
  }, [isAddressed]);
  const shown = opening ?? (isAddressed && !isLeft ? { text: "" } : undefined);
  const close = () => {
    setLeft(true);
    closeList();
  };
  return shown && <OpenedList {...props} opening={shown} onClose={close} />;
}

interface OpenedProps extends PasteListProps {
  opening: ListOpening;
  onClose: () => void;
}

function OpenedList(props: OpenedProps) {
  const { title, loading, notLoaded, needsScript } = useMessages("list");
  const { buttons } = useMessages("ui");
  const isHydrated = useIsHydrated();
  const { Screen, hasFailed } = useScreen();
  const words = hasFailed ? notLoaded : loading;
  if (Screen) return <Screen {...props} />;
  return (
    <Dialog title={title} returnTo={[".paste-list"]} onClose={props.onClose}>
      <p role="status">{isHydrated ? words : needsScript}</p>
      <div className="actions">
        <Closer className="button" onClose={props.onClose}>
          {buttons.cancel}
        </Closer>
      </div>
    </Dialog>
  );
}

function useScreen() {
  const [Screen, setScreen] = useState<typeof ListScreen>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const load = () =>
      void import("./list-screen.tsx").then(
        ({ ListScreen }) => setScreen(() => ListScreen),
        () => setFailed(true),
      );
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, []);
  return { Screen, hasFailed };
}
