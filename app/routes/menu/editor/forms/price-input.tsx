import type { ComponentProps } from "react";
import { useMessages } from "#app/ui/messages.tsx";

/** A price in rupees. Not of the type number: browsers empty such a field of what they cannot read, such as "12,50". */
export function PriceInput({ required = false, ...props }: ComponentProps<"input">) {
  const problems = useMessages("problems");
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      required={required}
      {...(required && { pattern: ".*[1-9१-९].*", title: problems["menu-price-zero"] })}
      {...props}
    />
  );
}
