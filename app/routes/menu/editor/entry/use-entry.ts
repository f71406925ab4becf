import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "#app/routes/menu/editor/changes.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { readEntry, wrongFieldOf, type EntryProblem } from "./entry-fields.ts";
import { readTypedPrices } from "./typed-prices.ts";
import { useKeptEntry } from "./use-kept-entry.ts";
import { useSizeQuestion } from "./use-size-question.ts";

/** What a section's row does with what is typed into it. */
export function useEntry(section: Section, refused: FailedChange | undefined) {
  const entry = useMessages("entry");
  const { submit, announce } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<EntryProblem | undefined>(refused?.failure);
  const { keep, send, sizeNames } = useKeptEntry(form, section.id);
  const { sizesAsked, ask, stopAsking } = useSizeQuestion(form);
  useStaysInSight(form);

  /** Adds the dish, with these names of its sizes, or those that the section used last; asks if there are none. */
  function add(named?: string[]): void {
    const { name, price, diet } = fieldsOf(form.current);
    const read = readEntry(section, { name: name.value, price: price.value, diet }, named);
    if ("unnamed" in read) return ask(read.unnamed);
    setWrong("problem" in read ? read.problem : undefined);
    if ("problem" in read) return goTo(read.problem);
    // In a long menu that takes its time, in which the next dish is typed.
    startTransition(() => submit(read.fields, refused?.id));
    announce(entry.added({ name: name.value.trim() }));
    // What is kept of them is read from the fields.
    send();
    // Before anything is drawn, so that a phone's keyboard stays; and before the fields change, which would be laid out.
    name.focus();
    name.value = price.value = "";
    stopAsking();
  }

  /** To the field that is wrong. */
  function goTo(problem: EntryProblem): void {
    const isOfSizes = problem.reason === "invalid-input" && problem.path === "options";
    // Two sizes have one name.
    if (isOfSizes && sizesAsked > 0) return ask(sizesAsked);
    fieldsOf(form.current)[wrongFieldOf(problem)].focus();
    stopAsking();
  }

  /** Enter: from the name to the price, and from there to the next dish. */
  function goOn(): void {
    const { name, price } = fieldsOf(form.current);
    const empty = [name, price].find(({ value }) => value.trim() === "");
    // What is wrong with an empty price is said to whoever asks for the next dish from there.
    const isStill = empty === price && document.activeElement === price;
    if (empty && !isStill) empty.focus();
    else add();
  }

  function onInput(): void {
    keep();
    setWrong(undefined);
    const { price } = fieldsOf(form.current);
    if (readTypedPrices(price.value).length !== sizesAsked) stopAsking();
  }

  function backToPrice(): void {
    fieldsOf(form.current).price.focus();
    stopAsking();
  }

  return { form, wrong, sizesAsked, sizeNames, add, goOn, onInput, backToPrice };
}

/** Each dish that is added pushes the row down. */
function useStaysInSight(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const row = form.current;
    if (!row?.contains(document.activeElement)) return undefined;
    // With the frame, which lays it out anyway.
    const frame = requestAnimationFrame(() => row.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  });
}

function fieldsOf(form: HTMLFormElement | null) {
  const named = (name: string) => form?.elements.namedItem(name);
  return {
    name: named("name") as HTMLInputElement,
    price: named("priceRupees") as HTMLInputElement,
    diet: (named("diet") as RadioNodeList).value,
  };
}
