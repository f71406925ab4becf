import { menuPath } from "#app/domain/shops/menu-link.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ShownBoard } from "#app/domain/posts/shown-board.ts";
import { localPath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { Flagged } from "./flagged.tsx";
import { OnwardIcon, ShopIcon } from "./icon.tsx";
import { MoreOfPost } from "./more.tsx";
import { priceText } from "./shop-words.ts";
import { TimeLeft } from "./time-left.tsx";
import { timeSince } from "./words.ts";

interface BoardCardProps {
  post: ShownPost;
  board: ShownBoard;
  /** In milliseconds UTC. */
  now: number;
  /** Whether it can be reported and hidden here. */
  hasActs: boolean;
  /** Why it could not be hidden. */
  problem: string | undefined;
}

/** What a shop has today, as its chalkboard, which leads to the menu. */
export function BoardCard({ post, board, now, hasActs, problem }: BoardCardProps) {
  const messages = useMessages("nearby");
  const language = useLanguage();
  const { publicId, postedAt } = post;
  const id = `board-${publicId}`;
  const menu = localPath(language, menuPath(board.shopId));
  return (
    <article className="card post of-shop" aria-labelledby={id} id={publicId}>
      <header>
        <p className="by-line">
          <span className="shop-sign">
            <ShopIcon />
          </span>
          <span className="who">
            <b id={id} lang={textLanguage(board.name, language)}>
              {board.name}
            </b>
          </span>
          <span className="when">
            <em>{messages.shops.mark}</em> ·{" "}
            <time dateTime={new Date(postedAt).toISOString()}>
              {timeSince(postedAt, now, messages)}
            </time>
          </span>
        </p>
        <TimeLeft post={post} now={now} />
        {hasActs && <MoreOfPost post={post} isOpen={false} />}
      </header>
      <Flagged isFlagged={post.isFlagged}>
        <a className="slate" href={menu}>
          <span className="awning" />
          {/* Two may have one name, such as half and full. */}
          {board.dishes.map((dish, at) => (
            <DishLine key={at} dish={dish} />
          ))}
        </a>
      </Flagged>
      <footer>
        <a className="fact" href={menu}>
          {messages.shops.menu} <OnwardIcon />
        </a>
        <p className="alert below" role="alert">
          {problem}
        </p>
      </footer>
    </article>
  );
}

function DishLine({ dish }: { dish: ShownBoard["dishes"][number] }) {
  const { shops } = useMessages("nearby");
  const { dish: dishes } = useMessages("ui");
  const language = useLanguage();
  const { price, time } = priceText(dish, { shops, language });
  return (
    <span className="dish">
      <span>
        <small>{dishes.boardWords[dish.word]}</small>
        <b lang={textLanguage(dish.name, language)}>{dish.name}</b>
      </span>
      <span className="price">
        <em>{price}</em>
        <small>{time}</small>
      </span>
    </span>
  );
}
