import { memo } from "react";
import type { RepricedItem } from "#app/domain/menus/bulk-prices.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { useLongList } from "#app/routes/menu/editor/list/use-long-list.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import type { WhyNone } from "./why-none.ts";

interface PriceTableProps {
  list: RepricedItem[];
  /** Why the list is empty; undefined if it is not. */
  why: WhyNone | undefined;
  /** How many other prices would be nothing, or more than a menu takes, and stay. */
  staying: number;
  isLess: boolean;
}

/** So many dishes a slow phone adds without holding up a finger. */
const STEP = 20;

/** Every price as it is and as it will be, drawn as far as somebody has scrolled. */
export function PriceTable({ list, why, staying, isLess }: PriceTableProps) {
  const { prices } = useMessages("bulk");
  const { count, end } = useLongList(list.length, STEP);
  if (why) return <p className="none">{prices.why[why]}</p>;
  const note = isLess ? prices.stayLow : prices.stayHigh;
  return (
    <>
      {staying > 0 && <p className="prices-stay">{note({ count: staying })}</p>}
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">{prices.name}</th>
            <th scope="col">{prices.before}</th>
            <th scope="col">{prices.after}</th>
          </tr>
        </thead>
        {list.slice(0, count).map(({ item, prices: rows }) => (
          <PriceRows key={item.id} name={item.name} rows={rows} />
        ))}
        {count < list.length && <tfoot ref={end} />}
      </table>
    </>
  );
}

interface PriceRowsProps {
  name: string;
  rows: RepricedItem["prices"];
}

const PriceRows = memo(function PriceRows({ name, rows }: PriceRowsProps) {
  const language = useLanguage();
  return (
    <tbody>
      {rows.map((price, index) => (
        <tr key={index}>
          <th scope="row">
            {index === 0 && <b lang={textLanguage(name, language)}>{name} </b>}
            {price.name !== undefined && (
              <span lang={textLanguage(price.name, language)}>{price.name}</span>
            )}
          </th>
          <td>{formatRupees(price.before)}</td>
          <td>{formatRupees(price.after)}</td>
        </tr>
      ))}
    </tbody>
  );
});
