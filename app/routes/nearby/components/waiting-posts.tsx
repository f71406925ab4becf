import { Link, useLocation } from "react-router";
import { cancelWaiting, postAgain } from "#app/device/outbox/outbox.ts";
import type { Listed, Sending } from "#app/device/outbox/use-outbox.ts";
import { OFFLINE_PATH } from "#app/device/paths.ts";
import type { Messages } from "#app/messages/bind.ts";
import { clockTime } from "#app/messages/clock.ts";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { markOf, storedProblemText } from "./refusals.ts";
import { useRefusalMessages } from "./use-refusal-messages.ts";
import { WritingMessages } from "./writing-messages.tsx";

export interface WaitingPostsProps {
  waiting: Listed[];
  sending: Sending | undefined;
}

/** The posts that wait in the outbox, each with its state and what can be done about it. */
export function WaitingPosts(props: WaitingPostsProps) {
  return (
    <WritingMessages>
      <List {...props} />
    </WritingMessages>
  );
}

function List({ waiting, sending }: WaitingPostsProps) {
  const { outbox } = useMessages("writing");
  return (
    <ul aria-label={outbox.list}>
      {waiting.map((listed) => (
        <li key={listed.post.sendKey} className="card waiting">
          <WaitingPost {...listed} sending={sending} />
        </li>
      ))}
    </ul>
  );
}

interface WaitingPostProps extends Listed {
  sending: Sending | undefined;
}

export function WaitingPost({ post, state, sending }: WaitingPostProps) {
  const language = useLanguage();
  const share = sending?.sendKey === post.sendKey ? sending.share : undefined;
  const { text = "" } = post.fields;
  return (
    <>
      <p className="excerpt" lang={textLanguage(text, language)}>
        {text}
      </p>
      {share === undefined ? <State post={post} state={state} /> : <Progress share={share} />}
      {share === undefined && state !== "ready" && <Actions post={post} state={state} />}
    </>
  );
}

function State({ post, state }: Listed) {
  const messages = useRefusalMessages();
  const texts = stateTexts(post, messages.writing.outbox, useLanguage());
  const { problem } = post;
  return (
    <p className={problem ? "alert" : "how"} role="status">
      {problem ? storedProblemText(problem, messages) : state !== "refused" && texts[state]}
    </p>
  );
}

function stateTexts(
  { fields, heldUntil = 0 }: Listed["post"],
  { states }: Messages<Catalogue["writing"]["outbox"]>,
  language: Language,
): Record<Exclude<Listed["state"], "refused">, string> {
  return {
    ready: states.ready,
    unreachable: states.unreachable,
    failing: states.failing,
    held: states.held({ time: clockTime(heldUntil, language) }),
    stale: fields["kind"] === "plan" ? states.stalePlan : states.stale,
  };
}

function Progress({ share }: { share: number }) {
  const { outbox } = useMessages("writing");
  return (
    <p className="how">
      {outbox.percentSent({ percent: Math.round(share * 100) })}
      <progress value={share} aria-label={outbox.progress} />
    </p>
  );
}

function Actions({ post, state }: Listed) {
  const { pathname } = useLocation();
  const { outbox } = useMessages("writing");
  const { ask } = useMessages("compose");
  const { buttons } = useMessages("ui");
  const mark = markOf(post.problem);
  const again = state === "stale" ? outbox.postNow : buttons.tryAgain;
  return (
    <div className="actions">
      <Link
        className="button"
        to={`/nearby/new?${new URLSearchParams({ edit: post.sendKey })}`}
        // The offline page lies outside the frame that the form needs, and the service worker answers documents only.
        reloadDocument={pathname === OFFLINE_PATH}
      >
        {buttons.edit}
      </Link>
      <button className="button" onClick={() => void postAgain(post, mark)}>
        {mark === undefined ? again : ask.postAsItIs}
      </button>
      <details className="confirm">
        <summary className="button danger">{buttons.cancel}</summary>
        <p>{outbox.cancelHint}</p>
        <button className="button danger" onClick={() => void cancelWaiting(post.sendKey)}>
          {outbox.confirmCancel}
        </button>
      </details>
    </div>
  );
}
