import { nationalDigits } from "#app/domain/desk/search.ts";

const INDIAN_TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** A time in milliseconds as it is read in India: 20 Nov 2026, 10:22 pm. */
export function indianTime(time: number): string {
  return INDIAN_TIME.format(time);
}

export function When({ time }: { time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{indianTime(time)}</time>;
}

/**
 * The ten digits of the first phone number in a text, without the country's code; undefined where none of its
 * numbers has ten. A shop may write more than one, between commas, semicolons or strokes.
 */
export function firstNumber(text: string): string | undefined {
  return text
    .split(/[,;/]/)
    .map(nationalDigits)
    .find((digits) => digits.length === 10);
}

/** Where a chat with a number of ten digits opens, with a message written already if there is one. */
export function whatsAppLink(number: string, message?: string): string {
  const address = `https://wa.me/91${number}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}

/** Ways to reach somebody by a number of ten digits, which is written in two fives. */
export function PhoneLinks({ number, name }: { number: string; name: string }) {
  const written = `${number.slice(0, 5)} ${number.slice(5)}`;
  return (
    <>
      <a href={`tel:+91${number}`} aria-label={`Call ${name}: ${written}`}>
        {written}
      </a>
      <a
        href={whatsAppLink(number)}
        target="_blank"
        rel="noreferrer"
        aria-label={`WhatsApp ${name}`}
      >
        WhatsApp
      </a>
    </>
  );
}
