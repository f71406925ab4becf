import { mayLocate } from "#app/http/may-locate.ts";
import { EditorDocument, editorHandle } from "#app/routes/menu/editor/editor-document.tsx";

export const handle = editorHandle;

export const middleware = [mayLocate];

/** The empty page of the editor, made for nobody: phones keep it for when they cannot load a menu's own. */
export default function Shell() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EditorDocument opened={null} />
    </>
  );
}
