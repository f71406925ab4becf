import { useEffect, useMemo } from "react";
import type { Menu } from "#app/domain/menus/menus.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Splash } from "#app/ui/splash.tsx";
import { watchSplash } from "#app/ui/splash-exit.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { AddSection } from "./add-section.tsx";
import type { Change } from "./changes.ts";
import { EditorContext, type Editor } from "./editor-context.ts";
import { placeFailures } from "./place-failures.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { PhotoStatus } from "./photo-status.tsx";
import { PhotosContext, usePhotoQueue } from "./photos/use-photo-queue.ts";
import { SaveStatus } from "./save-status.tsx";
import { SectionList } from "./section-list.tsx";
import { BoardCard } from "./board-form.tsx";
import { ShopDetails } from "./shop-details.tsx";
import { useChanges } from "./use-changes.ts";
import { useAnnouncements } from "./use-announcements.ts";

interface EditorPageProps {
  menu: Menu;
  suggestedCover: string;
  splashMs: number;
  opened: string;
  wasSaved: boolean;
  /** The change that a plain form came back with. */
  failed: Change | undefined;
}

export function EditorPage(props: EditorPageProps) {
  const { menu, suggestedCover, splashMs, opened, wasSaved, failed } = props;
  const { page } = useMessages("editor");
  const { account } = useMessages("ui");
  const language = useLanguage();
  const { shown, changes, state, submit, discard, notePhoto } = useChanges(menu, {
    failed,
    wasSaved,
  });
  const photos = usePhotoQueue(menu.shop.id, notePhoto);
  const { said, announce, announceMove } = useAnnouncements();
  const editor = useMemo<Editor>(
    () => ({ opened, suggestedCover, submit, discard, announce, announceMove }),
    [opened, suggestedCover, submit, discard, announce, announceMove],
  );
  const failures = useMemo(() => placeFailures(changes, shown), [changes, shown]);
  useEffect(() => watchSplash(() => {}), []);
  return (
    <EditorContext value={editor}>
      <PhotosContext value={photos}>
        <PageHead title={page.title({ shop: menu.shop.name })} noindex />
        {/* The script that removes the splash must not take it away from React. */}
        <div>
          <Splash name={menu.shop.name} milliseconds={splashMs} />
        </div>
        <header className="editor-header">
          <h1 lang={textLanguage(shown.shop.name, language)}>{shown.shop.name}</h1>
          <SaveStatus
            state={state}
            failedId={changes.find((change) => change.state === "failed")?.id}
          />
          <form method="post" action="/shop/logout">
            <button className="button">{account.logOut}</button>
          </form>
        </header>
        <p className="unseen" aria-live="polite">
          {said}
        </p>
        <main>
          <PhotoStatus sections={shown.sections} />
          <div className="over">
            <nav className="links" aria-label={page.links}>
              <a href={`/menu/${menu.shop.id}`}>{page.seeMenu}</a>
              <a href={`/shop/edit/menu/${menu.shop.id}/history`}>{page.history}</a>
              <a href="/shop/account">{account.title}</a>
            </nav>
            <LanguageSwitch />
          </div>
          <BoardCard shop={shown.shop} failed={failures.ofBoard} />
          <ShopDetails shop={shown.shop} failed={failures.ofShop} />
          {failures.ofNothing.map((change) => (
            <FailureNotice key={change.id} change={change} />
          ))}
          <AddSection failed={failures.ofNewSections} />
          <SectionList sections={shown.sections} failed={failures.ofSections} />
        </main>
      </PhotosContext>
    </EditorContext>
  );
}
