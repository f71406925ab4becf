import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { useEditor } from "./editor-context.ts";

/*
 * What opens and closes parts of the editor: buttons that are links. Without JavaScript the link asks for the
 * page with that part open, or without it. Real buttons would each need a form, of which the browser makes
 * heavy work where a menu has thousands of items.
 */

/** Whether the part of this name is open, and how to open and close it. */
export function useOpened(part: string): [boolean, (isOpen: boolean) => void] {
  return useState(useEditor().opened === part);
}

interface LinkButtonProps extends Omit<ComponentProps<"a">, "href" | "onClick" | "onKeyDown"> {
  /** Where on the page the part is, so that the page that comes back shows it: `#item-7`. */
  at?: string;
  disabled?: boolean;
}

/** A button that opens the part of this name. */
export function Opener({
  part,
  at = "",
  onOpen,
  ...props
}: LinkButtonProps & { part: string; onOpen: () => void }) {
  return <LinkButton {...props} address={`?open=${part}${at}`} onPress={onOpen} />;
}

/** A button that closes what it is in. */
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
        if (!disabled) onPress();
      }}
      onKeyDown={pressWithSpace}
    >
      {children}
    </a>
  );
}

/** Buttons answer to the space bar, links by themselves do not. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
