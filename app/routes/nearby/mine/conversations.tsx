import { Link } from "react-router";
import type { Conversation } from "#app/domain/posts/conversations.ts";
import { Rangoli } from "#app/routes/nearby/components/rangoli.tsx";
import { timeSince } from "#app/routes/nearby/components/words.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

interface ConversationsProps {
  /** Threads of others on which one has commented. */
  conversations: Conversation[];
  now: number;
}

export function Conversations({ conversations, now }: ConversationsProps) {
  const { mine } = useMessages("safety");
  return (
    <section aria-labelledby="conversations">
      <h2 id="conversations">{mine.conversations}</h2>
      {conversations.length === 0 ? (
        <p className="quiet">{mine.noConversations}</p>
      ) : (
        <ul className="card lines">
          {conversations.map((conversation) => (
            <li key={conversation.publicId}>
              <ConversationLine conversation={conversation} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ConversationLine({ conversation, now }: { conversation: Conversation; now: number }) {
  const { publicId, last, newCount } = conversation;
  const messages = useMessages("nearby");
  const { mine } = useMessages("safety");
  const language = useLanguage();
  const text = conversation.text ?? messages.flagged.title;
  const answer = last.text ?? messages.flagged.title;
  const said = <span lang={textLanguage(answer, language)} />;
  const handle = last.handle.name;
  return (
    <Link className="line" to={`/nearby/posts/${publicId}#last`}>
      <span className={newCount > 0 ? "speaker is-new" : "speaker"}>
        <Rangoli handle={last.handle} />
      </span>
      <span>
        <b lang={textLanguage(text, language)}>{text}</b>
        <small>
          {last.isMine
            ? rich(mine.youSaid({ text: answer, said }))
            : rich(
                mine.theySaid({
                  handle,
                  text: answer,
                  said,
                  name: <span lang={textLanguage(handle, language)} />,
                }),
              )}
        </small>
      </span>
      <span className="when">
        <time dateTime={new Date(last.postedAt).toISOString()}>
          {timeSince(last.postedAt, now, messages)}
        </time>
        {newCount > 0 && <small className="news">{mine.newComments({ comments: newCount })}</small>}
      </span>
    </Link>
  );
}
