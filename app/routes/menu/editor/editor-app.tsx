import { Component, type ReactNode } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { FailedPage } from "#app/ui/failed-page.tsx";
import type { Change } from "./changes/change.ts";
import { EditorPage } from "./editor-page.tsx";
import type { PlacedForm } from "./shop/placed-form.ts";

/** The elements of the page by which its script takes it over. */
export const ELEMENT_IDS = { root: "editor", opened: "opened" };

/** What the server opens the editor with. */
export interface OpenedEditor {
  /** As packMenu gives it. */
  menu: string;
  role: Account["role"];
  suggestedCover: string;
  splashMs: number;
  opened: string;
  wasSaved: boolean;
  /** The change that a plain form came back with. */
  failed: Change | undefined;
  /** Whether this phone opens it by itself, with what it saw last. */
  isFromPhone?: boolean;
}

interface EditorAppProps extends Omit<OpenedEditor, "menu"> {
  menu: Menu;
  /** What a plain form came back with from the search or the map of the shop's place; none in the browser. */
  placed?: PlacedForm | undefined;
}

/** The editor, on the server and in the browser. */
export function EditorApp(opened: EditorAppProps) {
  return (
    <FailedPageBoundary>
      <EditorPage isFromPhone={false} {...opened} />
    </FailedPageBoundary>
  );
}

class FailedPageBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}
