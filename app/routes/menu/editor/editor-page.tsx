import { useEffect, useMemo } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { OnBehalf } from "#app/ui/on-behalf.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { watchSplash } from "#app/ui/splash-exit.ts";
import { Splash } from "#app/ui/splash.tsx";
import { measureAbove, measurePanels } from "./bar-heights.ts";
import { BoardCard } from "./board/board-card.tsx";
import type { Change } from "./changes/change.ts";
import { HoldNotice } from "./changes/hold-notice.tsx";
import { OtherWaiting } from "./changes/other-waiting.tsx";
import { SaveStatus } from "./changes/save-status.tsx";
import { useChanges } from "./changes/use-changes.ts";
import { useFollowing } from "./changes/use-following.ts";
import { BulkTools } from "./choosing/bulk-tools.tsx";
import { LeftLinesNotes } from "./conflicts/left-lines-notes.tsx";
import { placeFailures } from "./conflicts/place-failures.ts";
import { Dock } from "./dock.tsx";
import { EditorContext, useEditorValue } from "./editor-context.ts";
import { Finder } from "./find/finder.tsx";
import { JumpRail } from "./find/jump-list.tsx";
import { useLaterParts } from "./later/later.tsx";
import { FailureNotice } from "./later/parts-later.ts";
import { PasteList } from "./list/paste-list.tsx";
import { MenuViewProvider } from "./menu-view.tsx";
import { useSeenMenu } from "./offline/use-seen-menu.ts";
import { PhotoStatus } from "./photos/photo-status.tsx";
import { PhotosContext, usePhotoQueue } from "./photos/use-photo-queue.ts";
import { quiet } from "./quiet.ts";
import { AddSection } from "./sections/add-section.tsx";
import { SectionList } from "./sections/section-list.tsx";
import { ShopMenu } from "./shop-menu.tsx";
import type { PlacedForm } from "./shop/placed-form.ts";
import { ShopDetails } from "./shop/shop-details.tsx";
import { SwitchForms } from "./sold-out/switch-forms.tsx";
import { UndoButtons } from "./undo/undo-buttons.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useBackTimes } from "./use-back-times.ts";
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
  placed?: PlacedForm | undefined;
  /** Whether the menu is the one that this phone saw last. */
  isFromPhone: boolean;
}

export function EditorPage(props: EditorPageProps) {
  const { menu, role, suggestedCover, splashMs, opened, placed } = props;
  const { changed, known, changes, saving, held, undoing, ...changing } = useChanges(menu, props);
  const shown = useBackTimes(changed);
  useSeenMenu(known, { role, suggestedCover });
  const { notePhoto, ...acts } = changing;
  const { id: shopId } = menu.shop;
  const photos = usePhotoQueue(shopId, notePhoto);
  const { said, announce, announceMove } = useAnnouncements();
  const editor = useEditorValue(
    { shopId, opened, suggestedCover, ...acts, announce, announceMove },
    shown.sections,
  );
  const failures = useMemo(() => placeFailures(changes, shown), [changes, shown]);
  const details = { shop: shown.shop, failed: failures.ofShop, placed };
  const isSaving = saving.state === "saving";
  const onBehalf = role === "operator" && <OnBehalf shop={shown.shop} isSaving={isSaving} />;
  useTakeover();
  useFollowing(changes, failures.ofNothing);
  return (
    <EditorContext value={editor}>
      <PhotosContext value={photos}>
        <MenuViewProvider shopId={shopId} sections={shown.sections}>
          <PageHead title={useMessages("editor").page.title({ shop: menu.shop.name })} noindex />
          {/* The script that removes the splash must not take it away from React. */}
          <div>
            <Splash name={menu.shop.name} milliseconds={splashMs} />
          </div>
          <WideScreen menu={shown}>
            <div className="awning" />
            <header ref={measureAbove} className="editor-header">
              {onBehalf}
              <div className="editor-line">
                <ShopMenu shop={shown.shop} role={role} />
                <Finder />
                <SaveStatus {...saving} changes={changes} />
                <UndoButtons {...undoing} menu={changed} />
              </div>
              <JumpRail sections={shown.sections} on="narrow" />
              <Dock shopId={shopId} sections={shown.sections} />
              <HoldNotice {...held} shopId={shopId} role={role} />
            </header>
            <p className="unseen" aria-live="polite">
              {said}
            </p>
            <main>
              <OtherWaiting shopId={shopId} role={role} />
              <PhotoStatus sections={shown.sections} />
              <div ref={measurePanels} className="panels">
                <QuietBoard shop={shown.shop} sections={shown.sections} failed={failures.ofBoard} />
                {role !== "staff" && <QuietDetails {...details} />}
              </div>
              <JumpRail sections={shown.sections} on="wide" />
              <LeftLinesNotes sections={shown.sections} changes={changes} />
              {failures.ofNothing.map((change) => (
                <FailureNotice key={change.id} change={change} />
              ))}
              <SwitchForms />
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
