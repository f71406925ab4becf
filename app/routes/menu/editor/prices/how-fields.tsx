import type { PriceChange } from "#app/domain/menus/bulk-prices.ts";
import { hasTooManyDecimals, plainRupees } from "#app/domain/menus/typed-price.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** The choice as it stands in its fields. */
export interface How {
  kind: (typeof KINDS)[number]["kind"];
  /** As it is typed. */
  amount: string;
  /** In rupees. */
  roundTo: number;
}

const KINDS = [
  { kind: "moreRupees", by: "rupees", sign: 1, label: "+ ₹" },
  { kind: "morePercent", by: "percent", sign: 1, label: "+ %" },
  { kind: "lessRupees", by: "rupees", sign: -1, label: "− ₹" },
  { kind: "lessPercent", by: "percent", sign: -1, label: "− %" },
] as const;

const ROUNDINGS = [1, 5, 10];

export const FIRST_HOW: How = { kind: "morePercent", amount: "5", roundTo: 5 };

/** The change that the fields ask for; undefined while no amount can be read. */
export function changeOf({ kind, amount, roundTo }: How): PriceChange | undefined {
  const { by, sign } = KINDS.find((each) => each.kind === kind)!;
  const hundredths = Math.round(amountIn(amount) * 100);
  if (!(hundredths > 0) || hasTooManyDecimals(plainAmount(amount))) return undefined;
  return { by, amount: sign * hundredths, roundTo: roundTo * 100 };
}

/** Whether prices are to fall. */
export function isLess({ kind }: How): boolean {
  return kind.startsWith("less");
}

/** The number in what was typed, "1,000", "12,5 %" or "१०"; NaN if it is none. */
function amountIn(typed: string): number {
  return Number(plainAmount(typed));
}

function plainAmount(typed: string): string {
  return plainRupees(typed.replace("%", "").trim());
}

/** What was typed, one more or one less; the same where that would be nothing. */
export function stepped(amount: string, by: 1 | -1): string {
  const hundredths = Math.round((amountIn(amount) || 0) * 100) + by * 100;
  return hundredths > 0 ? String(hundredths / 100) : amount;
}

/** More or less, in rupees or percent, and what the result is rounded to. */
export function HowFields({ how, onChange }: { how: How; onChange: (how: How) => void }) {
  const { prices } = useMessages("bulk");
  const isPercent = how.kind.endsWith("Percent");
  const step = (by: 1 | -1) => onChange({ ...how, amount: stepped(how.amount, by) });
  return (
    <>
      <div className="price-how">
        <fieldset className="either">
          <legend className="unseen">{prices.how}</legend>
          {KINDS.map(({ kind, label }) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                aria-label={prices[kind]}
                checked={how.kind === kind}
                onChange={() => onChange({ ...how, kind })}
              />
              <span aria-hidden="true">{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="stepper">
          <button type="button" aria-label={prices.less} onClick={() => step(-1)}>
            −
          </button>
          <span aria-hidden="true">{!isPercent && "₹"}</span>
          <input
            inputMode="decimal"
            aria-label={prices.amount}
            value={how.amount}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...how, amount: target.value })}
          />
          <span aria-hidden="true">{isPercent && "%"}</span>
          <button type="button" aria-label={prices.more} onClick={() => step(1)}>
            +
          </button>
        </div>
      </div>
      <fieldset className="rounding">
        <legend>{isLess(how) ? prices.roundDown : prices.roundUp}</legend>
        <div className="either">
          {ROUNDINGS.map((rupees) => (
            <label key={rupees}>
              <input
                type="radio"
                name="round"
                checked={how.roundTo === rupees}
                onChange={() => onChange({ ...how, roundTo: rupees })}
              />
              <span>₹{rupees}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
