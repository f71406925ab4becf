import { Fragment } from "react";
import type { Diet } from "#app/domain/menus/diet.ts";
import type { Menu, Shop } from "#app/domain/menus/menus.ts";
import { hasKcal } from "#app/domain/menus/nutrition.ts";
import { cornerPathOf } from "#app/domain/places/corner-link.ts";
import { suggestCover } from "#app/domain/shops/covers.ts";
import { openAt, type OpenState } from "#app/domain/shops/hours.ts";
import { localDate, localTime } from "#app/domain/shops/local-time.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { dialled, mobileDigits, numbersIn, shownNumber } from "#app/domain/shops/phones.ts";
import { DAY_MS } from "#app/durations.ts";
import { localPath, privatePath, type Language } from "#app/messages/languages.ts";
import { weekText } from "#app/messages/opening-hours.ts";
import { timeOfDay } from "#app/messages/served-times.ts";
import { weekdayName } from "#app/messages/weekdays.ts";
import { LanguageLinks } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { coverDrawing } from "#app/ui/drawings/drawings.ts";

/** What a menu says of its shop, as it is at `now`; `marks` are those of its dishes. */
export function ShopHeader({ shop, marks, now }: { shop: Shop; marks: Diet[]; now: number }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <header itemScope itemType="https://schema.org/Restaurant" itemRef="menu">
      <div className="stall">
        <img src={coverOf(shop)} alt="" fetchPriority="low" />
        <div className="awning" />
      </div>
      <div className="shop">
        <h1>
          <span itemProp="name" lang={textLanguage(shop.name, language)}>
            {shop.name}
          </span>
          {shop.secondName !== "" && (
            <small lang={textLanguage(shop.secondName, language)}> {shop.secondName}</small>
          )}
        </h1>
        {shop.description !== "" && (
          <p itemProp="description" lang={textLanguage(shop.description, language)}>
            {shop.description}
          </p>
        )}
        <p className="facts">
          {shop.hours && <OpenLine hours={shop.hours} now={now} />}
          {shop.foodType !== "" && (
            <b lang={textLanguage(shop.foodType, language)}>
              {marks.map((diet) => (
                <Mark key={diet} diet={diet} />
              ))}
              {shop.foodType}
            </b>
          )}
          {shop.categories.length > 0 && (
            <span>
              {shop.categories.map((category, index) => (
                <Fragment key={category}>
                  {index > 0 && ", "}
                  <span itemProp="servesCuisine" lang={textLanguage(category, language)}>
                    {category}
                  </span>
                </Fragment>
              ))}
            </span>
          )}
        </p>
        <p className="facts">
          {shop.address !== "" && (
            <span itemProp="address" lang={textLanguage(shop.address, language)}>
              {shop.address}
            </span>
          )}
          {shop.hours && weekText(shop.hours, language) !== "" && (
            <span className="week" hidden>
              {page.openHours({ hours: weekText(shop.hours, language) })}
            </span>
          )}
          {numbersIn(shop.phoneNumber).map((number) => (
            <PhoneNumber key={number} number={number} />
          ))}
          <span>{rich(page.what({ small: <small /> }))}</span>
          {/* Without the detour that remembers the choice: a diner's network is slow. */}
          <LanguageLinks addressIn={(other) => localPath(other, menuPath(shop.id))} />
        </p>
        <WaysToShop shop={shop} />
        <meta itemProp="currenciesAccepted" content="INR" />
        {/* Not shown and lazy, so that it comes after the page: the script then asks for it, or else the print. */}
        <p className="on-paper">
          {page.todaysPrices}
          <img src={`${menuPath(shop.id)}/code.svg`} loading="lazy" alt="" />
        </p>
      </div>
    </header>
  );
}

/** A mark beside the words for it. */
function Mark({ diet }: { diet: Diet }) {
  return (
    <svg className={`food-mark food-${diet}`} aria-hidden="true">
      <use href={`#m-${diet}`} />
    </svg>
  );
}

/** Its own picture, else the drawn stall that it chose, else the one that its name suggests. */
function coverOf(shop: Shop): string {
  return shop.imageKey
    ? `/images/${shop.imageKey}`
    : coverDrawing(shop.cover ?? suggestCover(shop));
}

/** What a diner does before coming: calls, looks for the way, writes. */
function WaysToShop({ shop }: { shop: Shop }) {
  const { page } = useMessages("menu");
  const numbers = numbersIn(shop.phoneNumber);
  const way = wayTo(shop);
  const phone = numbers.map(dialled).find((dials) => dials !== "");
  const mobile = numbers.map(mobileDigits).find((digits) => digits !== undefined);
  return (
    <p className="ways">
      {phone !== undefined && <Way href={`tel:${phone}`} icon={ICONS.phone} label={page.call} />}
      {way !== undefined && <Way href={way} icon={ICONS.way} label={page.way} />}
      {mobile !== undefined && (
        <Way href={`https://wa.me/91${mobile}`} icon={ICONS.chat} label={page.whatsApp} />
      )}
    </p>
  );
}

const ICONS = {
  phone:
    "M6 4h3.5l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z",
  way: "M12 3l9 9-9 9-9-9zM9 14.5V12a1 1 0 0 1 1-1h5M13 8.5l2.5 2.5-2.5 2.5",
  chat: "M4 20l1.3-4A8 8 0 1 1 8 18.7zM9 8q0 7 7 7l-1-3-2 1-2-2 1-2z",
};

function Way({ href, icon, label }: { href: string; icon: string; label: string }) {
  return (
    <a href={href} rel="noreferrer">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
    </a>
  );
}

/**
 * A map with the way to the shop, which the phone may open in an app (https://developers.google.com/maps/documentation/urls);
 * undefined if the shop does not say where it is.
 */
function wayTo({ name, address, latitude, longitude }: Shop): string | undefined {
  const isPlaced = latitude !== null && longitude !== null;
  if (!isPlaced && address === "") return undefined;
  const destination = isPlaced ? `${latitude},${longitude}` : `${name}, ${address}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Whether the shop is open, and until when. */
function OpenLine({ hours, now }: { hours: NonNullable<Shop["hours"]>; now: number }) {
  const state = openAt(hours, now);
  return <b className={state.isOpen ? "open" : "open shut"}>{useOpenText(state, now)}</b>;
}

function useOpenText({ isOpen, until }: OpenState, now: number): string {
  const { page } = useMessages("menu");
  const language = useLanguage();
  if (until === undefined || (isOpen && until - now > DAY_MS)) {
    return isOpen ? page.openAlways : page.closed;
  }
  const time = timeAt(until, language);
  if (isOpen) return page.openTill({ time });
  const date = localDate(until);
  if (date === localDate(now)) return page.opensAt({ time });
  if (date === localDate(now + DAY_MS)) return page.opensTomorrow({ time });
  return page.opensOn({ day: weekdayName(localTime(until).weekday, language), time });
}

const timeAt = (moment: number, language: Language) =>
  timeOfDay(localTime(moment).minute, language);

function PhoneNumber({ number }: { number: string }) {
  const language = useLanguage();
  const dials = dialled(number);
  if (dials === "") return <span lang={textLanguage(number, language)}>{number}</span>;
  return (
    <a href={`tel:${dials}`}>
      <span itemProp="telephone">{shownNumber(number)}</span>
    </a>
  );
}

/** What stands below a menu; `marks` are those of its dishes. */
export function MenuFooter({ shop, sections, marks }: Menu & { marks: Diet[] }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  const { dish } = useMessages("ui");
  const gst = shop.includesGst ? page.withGst : page.withoutGst;
  const corner = cornerPathOf(shop);
  return (
    <footer>
      {marks.length > 0 && (
        <p className="on-paper">
          {marks.map((diet) => (
            <span key={diet}>
              <Mark diet={diet} /> {dish[diet]}
            </span>
          ))}
        </p>
      )}
      {shop.footer.length > 0 && (
        <dl>
          {shop.footer.map(({ label, text }) => (
            <div key={label}>
              <dt lang={textLanguage(label, language)}>{label}</dt>
              <dd lang={textLanguage(text, language)}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {shop.includesGst !== null && <p className="gst">{gst}</p>}
      {hasKcal(sections) && <p>{page.dailyKcal}</p>}
      {shop.fssaiNumber !== "" && <p>{page.fssai({ number: shop.fssaiNumber })}</p>}
      {corner !== undefined && (
        <a className="button" href={privatePath(language, corner)}>
          {page.corner}
        </a>
      )}
      <a className="button" href={localPath(language, "/add-shop")}>
        {page.addYours}
      </a>
    </footer>
  );
}
