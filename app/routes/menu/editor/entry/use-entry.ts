import { useEffect, useRef, useState, type RefObject } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { readEntry, wrongFieldOf, type EntryProblem } from "./entry-fields.ts";
import { partTyped, readTypedPrices } from "./typed-prices.ts";
import { useKeptEntry } from "./use-kept-entry.ts";
import { useOfferedPrice } from "./use-offered-price.ts";
import { useSizeQuestion } from "./use-size-question.ts";

/** On a row in which nothing has been typed since it has added a dish: Ctrl+Z is then about the dish. */
export const JUST_ADDED = "data-just-added";

/** What a section's row does with what is typed into it. */
export function useEntry(section: Section, refused: FailedChange | undefined) {
  const entry = useMessages("entry");
  const { submit, announce, noteRefused } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<EntryProblem | undefined>(refused?.failure);
  const { keep, send, sizeNames } = useKeptEntry(form, section.id);
  const { sizesAsked, ask, stopAsking, backToPrice } = useSizeQuestion(form);
  const keepInSight = useKeptInSight(form);
  const { take, answer, ...offering } = useOfferedPrice(form);

  /** Adds the dish, with these names of its sizes, or those that the section used last; asks if there are none. */
  function add(named?: string[]): void {
    keepInSight();
    const { name, price, diet } = fieldsOf(form.current);
    const read = readEntry(section, { name: name.value, price: price.value, diet }, named);
    if ("unnamed" in read) return ask(read.unnamed);
    if ("problem" in read) return refuse(read.problem);
    setWrong(undefined);
    submit(read.fields, refused?.id);
    announce(entry.added({ name: name.value.trim() }));
    // What is kept of them is read from the fields.
    send();
    // First the focus: so a phone's keyboard stays, and nothing has to be laid out for it.
    name.focus();
    name.value = price.value = "";
    form.current?.setAttribute(JUST_ADDED, "");
    stopAsking();
  }

  /** To the field that is wrong. */
  function refuse(problem: EntryProblem): void {
    setWrong(problem);
    noteRefused();
    const isOfSizes = problem.reason === "invalid-input" && problem.path === "options";
    // Two sizes have one name.
    if (isOfSizes && sizesAsked > 0) return ask(sizesAsked);
    fieldsOf(form.current)[wrongFieldOf(problem)].focus();
    stopAsking();
  }

  /**
   * Enter: from the name to the price, and from there to the next dish; at once if both were typed as one. Numbers that may
   * belong to the name are offered as the price.
   */
  function goOn(): void {
    take();
    const { name, price } = part(fieldsOf(form.current));
    const empty = [name, price].find(({ value }) => value.trim() === "");
    // A second Enter in the empty price says what is wrong with it.
    const isStill = empty === price && document.activeElement === price;
    if (empty && !isStill) empty.focus();
    else add();
  }

  function onInput(): void {
    answer();
    keep();
    form.current?.removeAttribute(JUST_ADDED);
    setWrong(undefined);
    if (countPrices(form.current) !== sizesAsked) stopAsking();
  }

  const asking = { sizesAsked, sizeNames, backToPrice };
  return { form, wrong, ...offering, ...asking, add, goOn, onInput, keepInSight };
}

function countPrices(form: HTMLFormElement | null): number {
  return readTypedPrices(fieldsOf(form).price.value).length;
}

/** The fields, after a price that was typed after the name has been moved to its own field. */
function part({ name, price }: Record<"name" | "price", HTMLInputElement>) {
  const typed = partTyped({ name: name.value, price: price.value });
  if (typed.name !== name.value) [name.value, price.value] = [typed.name, typed.price];
  return { name, price };
}

/**
 * Returns a function that scrolls to the row once the page shows what was done in it, as each new dish pushes it down.
 * Nothing else scrolls there: when an answer comes, the owner may be looking at another part of the menu.
 */
function useKeptInSight(form: RefObject<HTMLFormElement | null>): () => void {
  const [acts, setActs] = useState(0);
  useEffect(() => {
    const row = form.current;
    if (acts === 0 || !row?.contains(document.activeElement)) return undefined;
    // With the frame, which lays it out anyway.
    const frame = requestAnimationFrame(() => row.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [form, acts]);
  return () => setActs((before) => before + 1);
}

function fieldsOf(form: HTMLFormElement | null) {
  const named = (name: string) => form?.elements.namedItem(name);
  return {
    name: named("name") as HTMLInputElement,
    price: named("priceRupees") as HTMLInputElement,
    diet: (named("diet") as RadioNodeList).value,
  };
}
