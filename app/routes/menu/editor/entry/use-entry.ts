import { useEffect, useRef, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { InvalidInput } from "#app/domain/outcome.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { readOperation } from "#app/routes/menu/editor/operations.ts";
import { entryFields, lastSizes } from "./entry-fields.ts";
import { readTypedPrices } from "./typed-prices.ts";
import { useKeptEntry } from "./use-kept-entry.ts";

/** What a section's row does with what is typed into it. */
export function useEntry(section: Section) {
  const entry = useMessages("entry");
  const { submit, announce } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<InvalidInput>();
  const [sizesAsked, askForSizes] = useState(0);
  const keep = useKeptEntry(form, section.id);
  // Each dish that is added pushes the row down.
  useEffect(() => {
    const row = form.current;
    if (row?.contains(document.activeElement)) row.scrollIntoView({ block: "nearest" });
  });

  /** Adds the dish, with these names of its sizes, or those that the section used last; asks if there are none. */
  function add(sizeNames?: string[]): void {
    const { name, price, diet } = fieldsOf(form.current);
    const prices = readTypedPrices(price.value);
    const sizes = prices.length < 2 ? [] : (sizeNames ?? lastSizes(section, prices.length));
    if (!sizes) return askForSizes(prices.length);
    const fields = entryFields(section, { name: name.value, diet, prices, sizes });
    const read = readOperation(fields);
    setWrong(read.ok ? undefined : read.refusal);
    if (!read.ok) return (read.refusal.path === "name" ? name : price).focus();
    submit(fields);
    announce(entry.added({ name: name.value.trim() }));
    askForSizes(0);
    name.value = price.value = "";
    // Before anything is drawn, so that a phone's keyboard stays.
    name.focus();
    keep();
  }

  /** Enter: from the name to the price, and from there to the next dish. */
  function goOn(): void {
    const { name, price } = fieldsOf(form.current);
    if (name.value.trim() === "") name.focus();
    else if (price.value.trim() === "") price.focus();
    else if (sizesAsked === 0) add();
  }

  function onInput(): void {
    keep();
    setWrong(undefined);
  }

  function backToPrice(): void {
    askForSizes(0);
    fieldsOf(form.current).price.focus();
  }

  return { form, wrong, sizesAsked, add, goOn, onInput, backToPrice };
}

function fieldsOf(form: HTMLFormElement | null) {
  const named = (name: string) => form?.elements.namedItem(name);
  return {
    name: named("name") as HTMLInputElement,
    price: named("priceRupees") as HTMLInputElement,
    diet: (named("diet") as RadioNodeList).value,
  };
}
