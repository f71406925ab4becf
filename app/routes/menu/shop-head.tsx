import { boardAt } from "#app/domain/menus/board.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { openAt, type OpenState } from "#app/domain/shops/hours.ts";
import { localDate, localTime } from "#app/domain/shops/local-time.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { dialled, mobileDigits, numbersIn, shownNumber } from "#app/domain/shops/phones.ts";
import { DAY_MS } from "#app/durations.ts";
import { localPath, type Language } from "#app/messages/languages.ts";
import { timeOfDay } from "#app/messages/served-times.ts";
import { weekdayName } from "#app/messages/weekdays.ts";
import { LanguageLinks } from "#app/ui/language-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** What a menu says of its shop, as it is at `now`. */
export function ShopHeader({ shop, now }: { shop: Shop; now: number }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <header>
      <h1 lang={textLanguage(shop.name, language)}>{shop.name}</h1>
      {shop.description !== "" && (
        <p lang={textLanguage(shop.description, language)}>{shop.description}</p>
      )}
      {shop.hours && <OpenLine hours={shop.hours} now={now} />}
      {shop.address !== "" && (
        <p className="address">
          <span lang={textLanguage(shop.address, language)}>{shop.address}</span>{" "}
          <a href={wayTo(shop)} rel="noreferrer">
            {page.way}
          </a>
        </p>
      )}
      <p className="facts">
        {shop.foodType !== "" && (
          <span lang={textLanguage(shop.foodType, language)}>{shop.foodType}</span>
        )}
        {numbersIn(shop.phoneNumber).map((number) => (
          <DialledNumber key={number} number={number} />
        ))}
        <span>{rich(page.what({ small: <small /> }))}</span>
        {/* Without the detour that remembers the choice: a diner's network is slow. */}
        <LanguageLinks addressIn={(other) => localPath(other, menuPath(shop.id))} />
      </p>
    </header>
  );
}

/** A map with the way to the shop, which the phone may open in an app (https://developers.google.com/maps/documentation/urls). */
function wayTo({ name, address }: Shop): string {
  const destination = encodeURIComponent(`${name}, ${address}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** Whether the shop is open, and until when. */
function OpenLine({ hours, now }: { hours: NonNullable<Shop["hours"]>; now: number }) {
  const state = openAt(hours, now);
  return <p className={state.isOpen ? "open" : "open shut"}>{useOpenText(state, now)}</p>;
}

function useOpenText({ isOpen, until }: OpenState, now: number): string {
  const { page } = useMessages("menu");
  const language = useLanguage();
  if (until === undefined) return isOpen ? page.openAlways : page.closed;
  const time = timeAt(until, language);
  if (isOpen) return page.openTill({ time });
  const date = localDate(until);
  if (date === localDate(now)) return page.opensAt({ time });
  if (date === localDate(now + DAY_MS)) return page.opensTomorrow({ time });
  return page.opensOn({ day: weekdayName(localTime(until).weekday, language), time });
}

const timeAt = (moment: number, language: Language) =>
  timeOfDay(localTime(moment).minute, language);

function DialledNumber({ number }: { number: string }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  const dials = dialled(number);
  if (dials === "") return <span lang={textLanguage(number, language)}>{number}</span>;
  const mobile = mobileDigits(number);
  return (
    <>
      <a href={`tel:${dials}`}>{shownNumber(number)}</a>
      {mobile !== undefined && (
        <a href={`https://wa.me/91${mobile}`} rel="noreferrer">
          {page.whatsApp}
        </a>
      )}
    </>
  );
}

/** The chalkboard with what the shop has today; nothing once it has been wiped. */
export function TodaysBoard({ shop, now }: { shop: Shop; now: number }) {
  const { page } = useMessages("menu");
  const { dish } = useMessages("ui");
  const language = useLanguage();
  const dishes = boardAt(shop, now);
  if (dishes.length === 0) return null;
  return (
    <aside className="chalkboard" aria-label={page.today}>
      <h2>{page.today}</h2>
      <ul>
        {dishes.map(({ name, word, pricePaise, from }) => (
          <li key={name}>
            <small>{dish.boardWords[word]}</small>
            <span lang={textLanguage(name, language)}>{name}</span>
            {pricePaise > 0 && <b>{formatRupees(pricePaise)}</b>}
            {from !== null && <small>{page.from({ time: timeOfDay(from, language) })}</small>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function MenuFooter({ shop }: { shop: Shop }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  const gst = shop.includesGst ? page.withGst : page.withoutGst;
  return (
    <footer>
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
      {shop.includesGst !== null && <p>{gst}</p>}
      {shop.fssaiNumber !== "" && <p>{page.fssai({ number: shop.fssaiNumber })}</p>}
      <a className="button" href={localPath(language, "/add-shop")}>
        {page.addYours}
      </a>
    </footer>
  );
}
