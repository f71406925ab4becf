import { Link } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { localPath } from "#app/messages/languages.ts";
import { CalendarLeaf } from "#app/routes/nearby/components/occasion.tsx";
import { distanceText, isOpenAt, openText } from "#app/routes/nearby/components/shop-words.ts";
import { DishDrawing } from "#app/ui/drawings/dish-drawing.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { whenText } from "#app/routes/nearby/components/when-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { ShownShop } from "./read-corner.ts";
import { drawingId } from "./shops-strip.tsx";
import { feedPath, type Look } from "./view.ts";

const MOST_PLANS = 3;

interface ShopsBesideProps {
  shops: ShownShop[];
  now: number;
}

/** All shops around a place, those that are open first; where there is none, how to become the first. */
export function ShopsBeside({ shops, now }: ShopsBesideProps) {
  const messages = useMessages("nearby");
  if (shops.length === 0) return <YourShop />;
  const open = shops.filter((shop) => isOpenAt(shop.open, now));
  const others = shops.filter((shop) => !open.includes(shop));
  return (
    <section className="card beside-list" id="all-shops">
      {open.length > 0 && <h2>{messages.shops.openNow}</h2>}
      <ShopLines shops={open} now={now} />
      {others.length > 0 && (
        <h2>{open.length > 0 ? messages.shops.others : messages.shops.around}</h2>
      )}
      <ShopLines shops={others} now={now} />
    </section>
  );
}

function ShopLines({ shops, now }: ShopsBesideProps) {
  if (shops.length === 0) return null;
  return (
    <ul>
      {shops.map((shop) => (
        <li key={shop.id}>
          <ShopLine shop={shop} now={now} />
        </li>
      ))}
    </ul>
  );
}

function ShopLine({ shop, now }: { shop: ShownShop; now: number }) {
  const { shops } = useMessages("nearby");
  const language = useLanguage();
  const { name, secondName, first } = shop;
  const line = first?.name ?? secondName;
  return (
    <a href={localPath(language, menuPath(shop.id))}>
      <DishDrawing dish={shop.drawing} id={drawingId(shop)} isRepeated />
      <span>
        <b lang={textLanguage(name, language)}>{name}</b>
        {line !== "" && <small lang={textLanguage(line, language)}>{line}</small>}
      </span>
      <small>
        <span>{openText(shop.open, now, { shops, language })}</span>{" "}
        <span>{distanceText(shop.km, shops)}</span>
      </small>
    </a>
  );
}

function YourShop() {
  const { shops } = useMessages("nearby");
  return (
    <section className="card your-shop">
      <h2>{shops.yours}</h2>
      <p>{shops.yoursText}</p>
      <a className="button" href={localPath(useLanguage(), "/add-shop")}>
        {shops.add}
      </a>
    </section>
  );
}

interface PlansBesideProps {
  /** In the order in which they begin. */
  plans: ShownPost[];
  now: number;
  look: Look;
}

/** The first plans of a feed, beside it on wide screens. */
export function PlansBeside({ plans, now, look }: PlansBesideProps) {
  const { besidePlans, when } = useMessages("nearby");
  const compose = useMessages("compose");
  const language = useLanguage();
  if (plans.length === 0) return null;
  return (
    <section className="card beside-list beside-plans">
      <h2>{besidePlans.title}</h2>
      <ul>
        {plans.slice(0, MOST_PLANS).map(({ publicId, text, venue, startsAt, sight }) => (
          <li key={publicId}>
            <Link to={`/nearby/posts/${publicId}`}>
              {startsAt !== null && <CalendarLeaf at={startsAt} />}
              <span>
                <b lang={textLanguage(text, language)}>{text}</b>
                {startsAt !== null && (
                  <small>{whenText("plan", startsAt, now, { when, language })}</small>
                )}
                {venue !== "" && <small lang={textLanguage(venue, language)}>{venue}</small>}
                {sight && <small>{compose.sight[sight]}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="beside-all" to={feedPath({ at: look.at, kind: "plan" })}>
        {besidePlans.all}
      </Link>
    </section>
  );
}
