import { useRef, useState, type RefObject } from "react";
import { maybePriced, readTypedPrices } from "./typed-prices.ts";

/**
 * A number at the end of a name that may be its price stands in the price's field as the focus comes there, selected:
 * Enter takes it out of the name, any other price leaves the name whole. `offered` is that number as long as it stands.
 */
export function useOfferedPrice(form: RefObject<HTMLFormElement | null>) {
  const [offered, setOffered] = useState("");
  // A focus that goes in the same task as the offer is taken must not take it back.
  const stands = useRef(false);
  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  function show(price: string): void {
    stands.current = price !== "";
    setOffered(price);
  }

  /** As the focus comes to the price. */
  function offer(): void {
    const price = field("priceRupees");
    const parts = price.value.trim() === "" ? maybePriced(field("name").value) : undefined;
    if (!parts) return;
    price.value = parts.price;
    price.select();
    show(parts.price);
  }

  /** As the focus leaves the price: nobody has taken the offer. */
  function withdraw(): void {
    if (stands.current) field("priceRupees").value = "";
    show("");
  }

  /** As somebody types: “40/70” begins with what was offered, and another price does not. */
  function answer(): void {
    if (!stands.current) return;
    const price = field("priceRupees").value;
    if (price.startsWith(`${offered}/`)) take();
    show("");
  }

  /** Takes the number out of the name if it is the price, whether it was offered or typed once more. */
  function take(): void {
    const parts = maybePriced(field("name").value);
    const [typed, ...others] = readTypedPrices(field("priceRupees").value);
    const [first, ...rest] = readTypedPrices(parts?.price ?? "");
    if (!parts || typed !== first || (rest.length > 0 && others.join() !== rest.join())) return;
    field("name").value = parts.name;
    show("");
  }

  return { offered, offer, withdraw, answer, take };
}
