import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { ignoreSecondTap } from "./ignore-second-tap.ts";
import { useReopening } from "./use-kept-form.ts";

/** Buttons that are links, for use without JavaScript: buttons would need a form each, too slow for 1,000 items. */

export function useOpened(part: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(useEditor().opened === part);
  useReopening(part, setOpen);
  return [isOpen, setOpen];
}

interface LinkButtonProps extends Omit<ComponentProps<"a">, "href" | "onClick" | "onKeyDown"> {
  /** The fragment of the part, to which the reloaded page scrolls: `#item-7`. */
  at?: string;
  disabled?: boolean;
}

export function Opener({
  part,
  at = "",
  onOpen,
  ...props
}: LinkButtonProps & { part: string; onOpen: () => void }) {
  return <LinkButton {...props} address={`?open=${part}${at}`} onPress={onOpen} />;
}

export function Closer({ at = "", onClose, ...props }: LinkButtonProps & { onClose: () => void }) {
  return <LinkButton {...props} address={`?${at}`} onPress={onClose} />;
}

interface Press {
  address: string;
  onPress: () => void;
}

function LinkButton({
  address,
  onPress,
  disabled,
  children,
  ...props
}: Omit<LinkButtonProps, "at"> & Press) {
  return (
    <a
      role="button"
      draggable={false}
      {...props}
      href={disabled ? undefined : address}
      aria-disabled={disabled}
      onClick={(event) => {
        event.preventDefault();
        if (disabled) return;
        onPress();
        ignoreSecondTap();
      }}
      onKeyDown={pressWithSpace}
    >
      {children}
    </a>
  );
}

/** Links do not react to the space bar by themselves. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
