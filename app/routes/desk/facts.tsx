import { INDIA } from "#app/domain/shops/local-time.ts";
import { dialled, mobileDigits, numbersIn, shownNumber } from "#app/domain/shops/phones.ts";

const INDIAN_TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: INDIA,
});

/** A time in milliseconds as it is read in India: 20 Nov 2026, 10:22 pm. */
export function indianTime(time: number): string {
  return INDIAN_TIME.format(time);
}

const TIME_OF_DAY = { timeZone: INDIA, hour: "numeric", minute: "2-digit" } as const;

/** The time of day of a time in milliseconds as it is read in India: 10:22 pm, or 10:22:40 pm. */
export function indianTimeOfDay(time: number, { hasSeconds = false } = {}): string {
  const seconds = hasSeconds ? ({ second: "2-digit" } as const) : {};
  return new Date(time).toLocaleTimeString("en-IN", { ...TIME_OF_DAY, ...seconds });
}

export function When({ time }: { time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{indianTime(time)}</time>;
}

const INDIAN_DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: INDIA });

/** The same without the time of day. */
export function Day({ time }: { time: number }) {
  return (
    <time dateTime={new Date(time).toISOString().slice(0, 10)}>{INDIAN_DAY.format(time)}</time>
  );
}

/** Where a chat with a mobile number of ten digits opens, with a message written already if there is one. */
export function whatsAppLink(mobile: string, message?: string): string {
  const address = `https://wa.me/91${mobile}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}

export function ContactLinks({ numbers, name }: { numbers: string; name: string }) {
  return numbersIn(numbers).map((number) => (
    <WayToReach key={number} number={number} name={name} />
  ));
}

function WayToReach({ number, name }: { number: string; name: string }) {
  const dials = dialled(number);
  const mobile = mobileDigits(number);
  const shown = shownNumber(number);
  if (dials === "") return <span>{number}</span>;
  return (
    <>
      <a href={`tel:${dials}`} aria-label={`Call ${name}: ${shown}`}>
        {shown}
      </a>
      {mobile !== undefined && (
        <a
          href={whatsAppLink(mobile)}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${name}: ${shown}`}
        >
          WhatsApp
        </a>
      )}
    </>
  );
}
