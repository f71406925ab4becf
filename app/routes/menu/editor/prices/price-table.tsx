import type { RepricedItem } from "#app/domain/menus/bulk-prices.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import type { WhyNone } from "./why-none.ts";

interface PriceTableProps {
  list: RepricedItem[];
  /** Why the list is empty. */
  why: WhyNone;
}

/** Every price as it is and as it will be. */
export function PriceTable({ list, why }: PriceTableProps) {
  const { prices } = useMessages("bulk");
  if (list.length === 0) return <p className="none">{prices.why[why]}</p>;
  return (
    <table className="price-table">
      <thead>
        <tr>
          <th scope="col">{prices.name}</th>
          <th scope="col">{prices.before}</th>
          <th scope="col">{prices.after}</th>
        </tr>
      </thead>
      {list.map(({ item, prices: rows }) => (
        <PriceRows key={item.id} name={item.name} rows={rows} />
      ))}
    </table>
  );
}

interface PriceRowsProps {
  name: string;
  rows: RepricedItem["prices"];
}

function PriceRows({ name, rows }: PriceRowsProps) {
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
}
