import { useEffect, useMemo } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { LogOut } from "#app/ui/log-out.tsx";
import { OnBehalf } from "#app/ui/on-behalf.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Splash } from "#app/ui/splash.tsx";
import { watchSplash } from "#app/ui/splash-exit.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { AddSection } from "./add-section.tsx";
import { BulkTools } from "./bulk-tools.tsx";
import type { Change } from "./changes.ts";
import { EditorContext, type Editor } from "./editor-context.ts";
import { useLaterParts } from "./later.tsx";
import { Finder } from "./finder.tsx";
import { JumpRail } from "./jump-list.tsx";
import { MenuViewProvider } from "./menu-view.tsx";
import { placeFailures } from "./place-failures.ts";
import { FailureNotice } from "./forms-later.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { PhotoStatus } from "./photo-status.tsx";
import { PasteList } from "./paste-list.tsx";
import { PhotosContext, usePhotoQueue } from "./photos/use-photo-queue.ts";
import { quiet } from "./quiet.ts";
import { SaveStatus } from "./save-status.tsx";
import { SectionList } from "./section-list.tsx";
import { BoardCard } from "./board/board-card.tsx";
import { ShopDetails } from "./shop-details.tsx";
import { ShopLinks } from "./shop-links.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { forgetTyped } from "./typed-forms.ts";
import { useChanges } from "./use-changes.ts";
import { useAnnouncements } from "./use-announcements.ts";

const QuietBoard = quiet(BoardCard);
const QuietDetails = quiet(ShopDetails);

interface EditorPageProps {
  menu: Menu;
  role: Account["role"];
  suggestedCover: string;
  splashMs: number;
  opened: string;
  wasSaved: boolean;
  /** The change that a plain form came back with. */
  failed: Change | undefined;
}

export function EditorPage(props: EditorPageProps) {
  const { menu, role, suggestedCover, splashMs, opened, wasSaved, failed } = props;
  const { page } = useMessages("editor");
  const language = useLanguage();
  const { shown, changes, saving, held, undoing, ...changing } = useChanges(menu, {
    failed,
    wasSaved,
  });
  const { submit, discard, notePhoto, keyOf } = changing;
  const { id: shopId } = menu.shop;
  const photos = usePhotoQueue(shopId, notePhoto);
  const { said, announce, announceMove } = useAnnouncements();
  const editor = useMemo<Editor>(
    () => ({ shopId, opened, suggestedCover, submit, discard, keyOf, announce, announceMove }),
    [shopId, opened, suggestedCover, submit, discard, keyOf, announce, announceMove],
  );
  const failures = useMemo(() => placeFailures(changes, shown), [changes, shown]);
  useEffect(() => watchSplash(() => {}), []);
  useLaterParts();
  return (
    <EditorContext value={editor}>
      <PhotosContext value={photos}>
        <MenuViewProvider shopId={shopId} sections={shown.sections}>
          <PageHead title={page.title({ shop: menu.shop.name })} noindex />
          {/* The script that removes the splash must not take it away from React. */}
          <div>
            <Splash name={menu.shop.name} milliseconds={splashMs} />
          </div>
          <header className="editor-header">
            {role === "operator" && (
              <OnBehalf shop={shown.shop} isSaving={saving.state === "saving"} />
            )}
            <h1 lang={textLanguage(shown.shop.name, language)}>{shown.shop.name}</h1>
            <SaveStatus
              {...saving}
              failedId={changes.find((change) => change.state === "failed")?.id}
            />
            <UndoButtons {...undoing} menu={shown} />
            <LogOut onLoggedOut={() => forgetTyped(shopId)} />
            <Finder sections={shown.sections} />
            <HoldNotice {...held} />
          </header>
          <p className="unseen" aria-live="polite">
            {said}
          </p>
          <main>
            <PhotoStatus sections={shown.sections} />
            <ShopLinks shopId={shopId} role={role} />
            <div className="panels">
              <QuietBoard shop={shown.shop} sections={shown.sections} failed={failures.ofBoard} />
              {role !== "staff" && <QuietDetails shop={shown.shop} failed={failures.ofShop} />}
            </div>
            {failures.ofNothing.map((change) => (
              <FailureNotice key={change.id} change={change} />
            ))}
            <BulkTools sections={shown.sections}>
              {(buttons) => (
                <>
                  <AddSection
                    sections={shown.sections}
                    failed={failures.ofNewSections}
                    tools={buttons}
                  />
                  <div className="work">
                    <JumpRail sections={shown.sections} />
                    <SectionList sections={shown.sections} failed={failures.ofSections} />
                  </div>
                </>
              )}
            </BulkTools>
          </main>
          <PasteList menu={shown} mayEditShop={role !== "staff"} />
        </MenuViewProvider>
      </PhotosContext>
    </EditorContext>
  );
}
