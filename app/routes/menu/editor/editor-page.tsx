import { useEffect, useMemo } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { OnBehalf } from "#app/ui/on-behalf.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Splash } from "#app/ui/splash.tsx";
import { watchSplash } from "#app/ui/splash-exit.ts";
import { AddSection } from "./add-section.tsx";
import { measureAbove, measurePanels } from "./bar-heights.ts";
import { BulkTools } from "./bulk-tools.tsx";
import type { Change } from "./changes.ts";
import { EditorContext, useEditorValue } from "./editor-context.ts";
import { Dock } from "./dock.tsx";
import { useLaterParts } from "./later.tsx";
import { Finder } from "./finder.tsx";
import { JumpRail } from "./jump-list.tsx";
import { MenuViewProvider } from "./menu-view.tsx";
import { placeFailures } from "./place-failures.ts";
import { FailureNotice } from "./forms-later.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { LeftLinesNotes } from "./left-lines-notes.tsx";
import { OtherWaiting } from "./other-waiting.tsx";
import { PhotoStatus } from "./photo-status.tsx";
import { PasteList } from "./paste-list.tsx";
import { PhotosContext, usePhotoQueue } from "./photos/use-photo-queue.ts";
import { quiet } from "./quiet.ts";
import { useSeenMenu } from "./offline/use-seen-menu.ts";
import { SaveStatus } from "./save-status.tsx";
import { SectionList } from "./section-list.tsx";
import { BoardCard } from "./board/board-card.tsx";
import { ShopDetails } from "./shop-details.tsx";
import { ShopMenu } from "./shop-menu.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { useBackTimes } from "./use-back-times.ts";
import { useChanges } from "./use-changes.ts";
import { useFollowing } from "./use-following.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { WideScreen } from "./wide-screen.tsx";

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
  /** Whether the menu is the one that this phone saw last. */
  isFromPhone: boolean;
}

export function EditorPage(props: EditorPageProps) {
  const { menu, role, suggestedCover, splashMs, opened } = props;
  const { page } = useMessages("editor");
  const { changed, known, changes, saving, held, undoing, ...changing } = useChanges(menu, props);
  const shown = useBackTimes(changed);
  useSeenMenu(known, { role, suggestedCover });
  const { submit, discard, notePhoto, keyOf } = changing;
  const { id: shopId } = menu.shop;
  const photos = usePhotoQueue(shopId, notePhoto);
  const { said, announce, announceMove } = useAnnouncements();
  const editor = useEditorValue(
    { shopId, opened, suggestedCover, submit, keyOf, discard, announce, announceMove },
    shown.sections,
  );
  const failures = useMemo(() => placeFailures(changes, shown), [changes, shown]);
  const isSaving = saving.state === "saving";
  const onBehalf = role === "operator" && <OnBehalf shop={shown.shop} isSaving={isSaving} />;
  useTakeover();
  useFollowing(changes, failures.ofNothing);
  return (
    <EditorContext value={editor}>
      <PhotosContext value={photos}>
        <MenuViewProvider shopId={shopId} sections={shown.sections}>
          <PageHead title={page.title({ shop: menu.shop.name })} noindex />
          {/* The script that removes the splash must not take it away from React. */}
          <div>
            <Splash name={menu.shop.name} milliseconds={splashMs} />
          </div>
          <div className="awning" />
          <header ref={measureAbove} className="editor-header">
            {onBehalf}
            <div className="editor-line">
              <ShopMenu shop={shown.shop} role={role} />
              <SaveStatus {...saving} changes={changes} />
              <UndoButtons {...undoing} menu={changed} />
              <Finder />
            </div>
            <JumpRail sections={shown.sections} />
            <Dock shopId={shopId} sections={shown.sections} />
            <HoldNotice {...held} shopId={shopId} role={role} />
          </header>
          <p className="unseen" aria-live="polite">
            {said}
          </p>
          <WideScreen menu={shown}>
            <main>
              <OtherWaiting shopId={shopId} role={role} />
              <PhotoStatus sections={shown.sections} />
              <div ref={measurePanels} className="panels">
                <QuietBoard shop={shown.shop} sections={shown.sections} failed={failures.ofBoard} />
                {role !== "staff" && <QuietDetails shop={shown.shop} failed={failures.ofShop} />}
              </div>
              <LeftLinesNotes sections={shown.sections} changes={changes} />
              {failures.ofNothing.map((change) => (
                <FailureNotice key={change.id} change={change} />
              ))}
              <BulkTools sections={shown.sections}>
                {(chooser) => (
                  <>
                    <AddSection
                      sections={shown.sections}
                      failed={failures.ofNewSections}
                      tools={chooser}
                    />
                    <div className="work">
                      <SectionList sections={shown.sections} failed={failures.ofSections} />
                    </div>
                  </>
                )}
              </BulkTools>
            </main>
          </WideScreen>
          <PasteList menu={changed} mayEditShop={role !== "staff"} onBehalf={onBehalf} />
        </MenuViewProvider>
      </PhotosContext>
    </EditorContext>
  );
}

/** Shows what only the script can do, has a tap end the splash, and loads the rest. */
function useTakeover(): void {
  useLaterParts();
  useEffect(() => {
    document.documentElement.dataset["runs"] = "";
    return watchSplash(() => {});
  }, []);
}
