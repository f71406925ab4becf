import { useEffect, type ComponentProps } from "react";
import { isEditorPage, shopIn } from "#app/device/editor-pages.ts";
import { recallSeenMenu } from "#app/device/seen-menus.ts";
import { unpackMenuInSteps } from "#app/routes/menu/editor/changes/packed-menu.ts";
import { EditorApp } from "#app/routes/menu/editor/editor-app.tsx";
import { editorPath } from "#app/routes/menu/editor/editor-paths.ts";
import { TryAgain } from "#app/ui/failed-page.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { canWait, waitingFor } from "./offline-paths.ts";

type SeenEditor = ComponentProps<typeof EditorApp>;

/** The editor of this page's address with the menu that this phone saw last; undefined if it has none. */
export async function findSeenEditor(): Promise<SeenEditor | undefined> {
  const { pathname, href } = location;
  const isEditor = isEditorPage(pathname);
  const seen = isEditor ? await recallSeenMenu(shopIn(pathname)).catch(() => {}) : undefined;
  if (seen) {
    const { shopId, menu, ...kept } = seen;
    // The address may have named no shop.
    history.replaceState(null, "", editorPath(shopId));
    return {
      ...kept,
      menu: await unpackMenuInSteps(menu),
      splashMs: 0,
      opened: "",
      wasSaved: false,
      failed: undefined,
      isFromPhone: true,
    };
  }
  // There may be a network after all, if a slow one.
  if (isEditor && navigator.onLine && !canWait(new URL(href))) location.replace(waitingFor(href));
  return undefined;
}

/** The editor that opens without a network, or a page that says that there is none. */
export function OfflineEditor({ seen }: { seen: SeenEditor | undefined }) {
  return seen ? <EditorApp {...seen} /> : <NoMenuHere />;
}

function NoMenuHere() {
  const { offline } = useMessages("saving");
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <>
      <PageHead title={offline.title} noindex />
      <div className="awning" />
      <main className="message">
        <h1>{offline.title}</h1>
        <p>{offline.nothing}</p>
        <TryAgain />
      </main>
    </>
  );
}
