import { useRef, useState, type RefObject } from "react";
import { maybePriced, readTypedPrices } from "./typed-prices.ts";

/**
 * If a name ends in a number that may be its price, the price field offers that number, selected, when it gets the focus:
 * Enter takes it out of the name, any other price leaves the name whole. `offered` is the number while it is offered.
 */
export function useOfferedPrice(form: RefObject<HTMLFormElement | null>) {
  const [offered, setOffered] = useState("");
  // If the focus leaves in the same task in which the offer is taken, that must not take it back.
  const stands = useRef(false);
  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  function show(price: string): void {
    stands.current = price !== "";
    setOffered(price);
  }

  /** When the price field gets the focus. */
  function offer(): void {
    const price = field("priceRupees");
    const parts = price.value.trim() === "" ? maybePriced(field("name").value) : undefined;
    if (!parts) return;
    price.value = parts.price;
    price.select();
    show(parts.price);
  }

  /** When the focus leaves the price field: nobody has taken the offer. */
  function withdraw(): void {
    if (stands.current) field("priceRupees").value = "";
    show("");
  }

  /** When somebody types: “40/70” begins with what was offered, and another price does not. */
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
