import { Link, useLocation, useSearchParams } from "react-router";
import { sentAgain, type WaitingState } from "#app/device/outbox/outbox-states.ts";
import { cancelWaiting, putInOutbox } from "#app/device/outbox/outbox.ts";
import { useOutbox, type Listed, type Sending } from "#app/device/outbox/use-outbox.ts";
import { OFFLINE_PATH } from "#app/device/paths.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** What waits to be sent, above the pages of the community, and word that it was sent. */
export function OutboxStrip() {
  const { waiting, sending, hasSent } = useOutbox();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isPosted = pathname === "/nearby" && (hasSent || query.has("posted"));
  // Whoever is writing should not be distracted by earlier posts.
  const shown = pathname === "/nearby/new" ? [] : waiting;
  return (
    <div className="outbox">
      <p className="status" role="status">
        {isPosted && "Posted. Your neighbours can see it now."}
      </p>
      {shown.length > 0 && (
        <ul aria-label="Waiting to be sent">
          {shown.map((listed) => (
            <li key={listed.post.sendKey} className="card waiting">
              <WaitingPost {...listed} sending={sending} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const WORDS: Record<WaitingState, string> = {
  ready: "Sending…",
  unreachable: "Waiting for the network",
  failing: "Something went wrong here. It is tried again by itself.",
  stale: "This has waited longer than it was to be seen. Post it all the same?",
  refused: "",
};

function WaitingPost({ post, state, sending }: Listed & { sending: Sending | undefined }) {
  const { sendKey, fields, problem } = post;
  const share = sending?.sendKey === sendKey ? sending.share : undefined;
  const text = fields["text"] ?? "";
  return (
    <>
      <p className="excerpt" lang={textLanguage(text)}>
        {text}
      </p>
      {share === undefined ? (
        <p className={problem ? "alert" : "how"} role="status">
          {problem?.words ?? WORDS[state]}
        </p>
      ) : (
        <p className="how">
          Sending… {Math.round(share * 100)} %
          <progress value={share} aria-label="How much has been sent" />
        </p>
      )}
      {share === undefined && state !== "ready" && <Ways post={post} state={state} />}
    </>
  );
}

function Ways({ post, state }: Listed) {
  const { pathname } = useLocation();
  return (
    <div className="actions">
      <Link
        className="button"
        to={`/nearby/new?${new URLSearchParams({ edit: post.sendKey })}`}
        // The offline page lies outside the frame that the form needs, and the service worker answers documents only.
        reloadDocument={pathname === OFFLINE_PATH}
      >
        Edit
      </Link>
      <button className="button" onClick={() => void putInOutbox(sentAgain(post, Date.now()))}>
        {state === "stale" ? "Post it now" : "Try again"}
      </button>
      <details className="confirm">
        <summary className="button danger">Cancel</summary>
        <p>
          Nothing of it is kept here then, and it is not sent any more. Should it have arrived
          without an answer, you find it under Mine.
        </p>
        <button className="button danger" onClick={() => void cancelWaiting(post.sendKey)}>
          Cancel this post
        </button>
      </details>
    </div>
  );
}
