import type { CaseThread as Thread, WrittenBy } from "#app/domain/reports/case-context.ts";
import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CasePhotos, pathAround } from "./case-photos.tsx";

interface CaseThreadProps {
  found: Pick<OpenedCase["case"], "id" | "thing" | "isChildSafety">;
  thread: Thread | undefined;
  /** What the case says that the thing was. */
  was: string;
}

/** The conversation that a case's thing belongs to, as it is now: the post, and the comments around. */
export function CaseThread({ found, thread, was }: CaseThreadProps) {
  const { id, thing, isChildSafety } = found;
  if (!thread) {
    return (
      <section className="card">
        <h2>The conversation</h2>
        <p>Its post is gone.</p>
      </section>
    );
  }
  const { comments, commentCount, photos, publicId, venue } = thread;
  if (thing !== "comment" && comments.length === 0) return null;
  return (
    <section className="card">
      <h2>The conversation</h2>
      <ol className="filed">
        {(thing === "comment" || thread.text !== was) && (
          <li>
            <Said {...thread} what="post" />
            {venue !== "" && <p className="hint">At “{venue}”</p>}
            {thing === "comment" && (
              <CasePhotos
                path={pathAround(id, publicId)}
                photos={photos}
                alt="Photo in the post"
                isChildSafety={isChildSafety}
              />
            )}
          </li>
        )}
        {comments.map((comment, index) => (
          <li key={index} aria-current={comment.isThis || undefined}>
            <Said {...comment} what="comment" />
          </li>
        ))}
      </ol>
      <p>
        <a href={`/nearby/posts/${publicId}`}>
          {commentCount > comments.length ? `All ${commentCount} comments` : "Open the post"}
        </a>
      </p>
    </section>
  );
}

interface SaidProps {
  what: "post" | "comment";
  by: WrittenBy;
  text: string;
  isHidden: boolean;
  isFlagged: boolean;
  isThis?: boolean;
}

function Said({ what, by, text, isHidden, isFlagged, isThis = false }: SaidProps) {
  return (
    <>
      <p className="hint">
        {isThis && <b>This case: </b>}
        {writerText(what, by)}
        {isHidden && ", hidden"}
        {isFlagged && ", behind a tap"}
      </p>
      <p className="words" lang={textLanguage(text)}>
        {text}
      </p>
    </>
  );
}

function writerText(what: string, by: WrittenBy): string {
  if (by === "author") return `A ${what} by the author of this case`;
  if (what === "post") return "The post";
  return by === "poster" ? "A comment by the post’s author" : `A comment by neighbour ${by}`;
}
