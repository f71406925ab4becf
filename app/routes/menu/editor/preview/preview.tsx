import { memo, use, useDeferredValue, useState } from "react";
import { createPortal } from "react-dom";
import type { Menu } from "#app/domain/menus/menus.ts";
import { MoreMessages, useLanguage, useMessages } from "#app/ui/messages.tsx";
import gridCss from "#app/routes/menu/editor/grid/grid.css?url&no-inline";
import { useCurrentItem } from "#app/routes/menu/editor/grid/current-item.ts";
import { WideContext } from "#app/routes/menu/editor/wide.ts";
import { DinerPage } from "./diner-page.tsx";
import { frameDocument } from "./frame-document.ts";
import { KeysBar } from "./keys-bar.tsx";
import previewCss from "./preview.css?url&no-inline";

const NO_TEXTS = {};

/** What stands beside the grid on a wide screen: the diner's page, and what the keys do. */
export const Preview = memo(function Preview({ menu }: { menu: Menu }) {
  const texts = use(WideContext)?.texts ?? NO_TEXTS;
  return (
    <MoreMessages texts={texts}>
      {/* The grid comes with them, and is shown once they are there. */}
      <link rel="stylesheet" href={gridCss} precedence="wide" />
      <link rel="stylesheet" href={previewCss} precedence="wide" />
      <Phone menu={menu} />
      <KeysBar />
    </MoreMessages>
  );
});

/** The diner's page, true while somebody edits. It is a picture: no script runs in it, and no link leads anywhere. */
function Phone({ menu }: { menu: Menu }) {
  const { preview } = useMessages("grid");
  const language = useLanguage();
  const [html] = useState(() => frameDocument(language));
  const [page, setPage] = useState<HTMLElement>();
  // Typing comes first.
  const current = useDeferredValue(useCurrentItem());
  const shown = useDeferredValue(menu);
  return (
    <aside className="preview" aria-label={preview.title}>
      <h2>{preview.title}</h2>
      <div className="preview-phone">
        <iframe
          title={preview.title}
          srcDoc={html}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument?.body)}
        />
      </div>
      {page && createPortal(<DinerPage page={page} menu={shown} current={current} />, page)}
    </aside>
  );
}
