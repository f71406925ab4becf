import { menuPath } from "#app/domain/shops/menu-link.ts";
import { localPath } from "#app/messages/languages.ts";
import { distanceText, isOpenAt, priceText } from "#app/routes/nearby/components/shop-words.ts";
import { showWhole } from "#app/routes/nearby/components/show-whole.ts";
import { DishDrawing } from "#app/ui/drawings/dish-drawing.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import type { ShownShop } from "./read-corner.ts";

/** On a phone, more shops than this need to scroll sideways. */
const FITTING = 1;

interface ShopsStripProps {
  shops: ShownShop[];
  now: number;
}

/** The shops around a place, which scroll sideways: each leads to its menu. */
export function ShopsStrip({ shops, now }: ShopsStripProps) {
  const messages = useMessages("nearby");
  return (
    <section className="corner" aria-labelledby="corner" id="shops">
      <div className="corner-head">
        <h2 id="corner">{messages.shops.title}</h2>
        {shops.length > FITTING && <a href="#all-shops">{messages.shops.all}</a>}
      </div>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id} className={shop.first && "today"}>
            <span className="awning" />
            <ShopCard shop={shop} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A shop's drawing stands in this strip, and is used beside the feed. */
export function drawingId({ id }: ShownShop): string {
  return `drawing-${id}`;
}

/** Three lines, with today's board if it has one, otherwise with how far away it is. */
function ShopCard({ shop, now }: { shop: ShownShop; now: number }) {
  const { shops } = useMessages("nearby");
  const language = useLanguage();
  const { first, open } = shop;
  const name = <span lang={textLanguage(shop.name, language)}>{shop.name}</span>;
  return (
    <a href={localPath(language, menuPath(shop.id))} onFocus={showWhole}>
      <DishDrawing dish={shop.drawing} id={drawingId(shop)} />
      <span>
        {first ? <small>{name}</small> : <b>{name}</b>}
        {first ? <Dish dish={first} /> : <SecondName name={shop.secondName} />}
        {!first && <small>{distanceText(shop.km, shops)}</small>}
      </span>
      <OpenTag isOpen={isOpenAt(open, now)} />
    </a>
  );
}

function Dish({ dish }: { dish: NonNullable<ShownShop["first"]> }) {
  const { shops } = useMessages("nearby");
  const language = useLanguage();
  const { price, time } = priceText(dish, { shops, language });
  return (
    <>
      <b lang={textLanguage(dish.name, language)}>{dish.name}</b>
      {price + time !== "" && (
        <small>
          <em>{price}</em> <span>{time}</span>
        </small>
      )}
    </>
  );
}

function SecondName({ name }: { name: string }) {
  const language = useLanguage();
  return name === "" ? null : <small lang={textLanguage(name, language)}>{name}</small>;
}

/** Whether it is open now, shown over the drawing; nothing if that is unknown. */
function OpenTag({ isOpen }: { isOpen: boolean | undefined }) {
  const { shops } = useMessages("nearby");
  if (isOpen === undefined) return null;
  return (
    <span className={isOpen ? "open-tag" : "open-tag closed"}>
      {isOpen ? shops.open : shops.closed}
    </span>
  );
}
