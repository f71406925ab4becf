import { flushSync } from "react-dom";
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
} from "react";
import type { ListPlan } from "#app/domain/menus/list/list-plan.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { DoubtDots, linesAbove, type Dot } from "./doubt-dots.tsx";
import {
  broughtBack,
  hasNothing,
  replaced,
  withText,
  type ChangeDraft,
  type ListDraft,
} from "./list-draft.ts";
import { openFile, type FileNote } from "./open-file.ts";

interface YourListProps {
  draft: ListDraft;
  plan: ListPlan | undefined;
  change: ChangeDraft;
}

/** In milliseconds after the last key. */
const READ_AFTER = 250;

/** The list as it was pasted, typed, dropped or chosen. */
export function YourList({ draft, plan, change }: YourListProps) {
  const { yours } = useMessages("list");
  const [scrolled, setScrolled] = useState(0);
  const chosen = useRef<HTMLParagraphElement>(null);
  const ids = useId();
  const dots = useMemo(() => dotsOf(plan), [plan]);
  const { area, type, settle } = useTyping(draft, (text) =>
    change((before) => withText(before, text)),
  );
  const { note, take, clear, bringBack } = useReplacing(change, settle);
  const isEmpty = hasNothing(draft);
  const hasEarlier = draft.earlier.length > 0;
  return (
    <section className="list-from" aria-labelledby={ids}>
      <header>
        <h3 id={ids}>
          <label htmlFor={`${ids}-text`}>{yours.title}</label>
        </h3>
        <ClearButton
          isShown={!isEmpty || hasEarlier}
          text={isEmpty ? yours.bringBack : yours.clear}
          onPress={isEmpty ? bringBack : clear}
        />
        <FileButton text={yours.choose} onChoose={take} />
      </header>
      {draft.menu ? (
        <p ref={chosen} className="list-file" tabIndex={-1}>
          {yours.fromFile({ name: draft.menu.name })}
        </p>
      ) : (
        <div className="list-lines">
          <textarea
            ref={area}
            id={`${ids}-text`}
            aria-describedby={`${ids}-hint`}
            placeholder={yours.placeholder}
            defaultValue={draft.text}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            data-first={isEmpty || undefined}
            onChange={type}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => void takeDropped(event, take)}
            onScroll={(event) => setScrolled(linesAbove(event.currentTarget))}
          />
          <DoubtDots dots={dots} scrolled={scrolled} />
        </div>
      )}
      <FileAlert note={note} />
      {!isEmpty && hasEarlier && (
        <EarlierNote
          onBringBack={() => {
            // This button may go, and the field come.
            flushSync(bringBack);
            (area.current ?? chosen.current)?.focus();
          }}
        />
      )}
      <small id={`${ids}-hint`}>{isEmpty && yours.hint}</small>
    </section>
  );
}

/** What puts another list in the place of the one that stands there. `settle` tells the draft what is half typed. */
function useReplacing(change: ChangeDraft, settle: () => void) {
  const [note, setNote] = useState<FileNote>();
  const changeTo = (next: (draft: ListDraft) => ListDraft) => {
    settle();
    setNote(undefined);
    change(next);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { taken, note } = await openFile(file);
    if (taken) changeTo((now) => replaced(now, taken));
    setNote(note);
  };
  const clear = () => changeTo((now) => replaced(now));
  const bringBack = () => changeTo(broughtBack);
  return { note, take, clear, bringBack };
}

/**
 * The field keeps what is typed by itself; the draft follows once nobody types, or at once with
 * `settle`, and is followed where it changes.
 */
function useTyping(draft: ListDraft, onText: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(draft.text);
  const pending = useRef<string>(undefined);
  const settle = () => {
    clearTimeout(timer.current);
    const { current: typed } = pending;
    pending.current = undefined;
    if (typed === undefined || typed === shown.current) return;
    shown.current = typed;
    onText(typed);
  };
  const tell = useEffectEvent(settle);
  useLayoutEffect(() => {
    const now = () => tell();
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      now();
    };
  }, []);
  useEffect(() => {
    // Also where the text is the same as before, as what was typed since may have been put away.
    if (draft.text === shown.current) return;
    shown.current = draft.text;
    if (area.current) area.current.value = draft.text;
  }, [draft]);
  const type = () => {
    pending.current = area.current?.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, READ_AFTER);
  };
  return { area, type, settle };
}

function takeDropped(event: DragEvent, take: (file: File | undefined) => Promise<void>) {
  const [file] = event.dataTransfer.files;
  // A text that is dropped goes where the field puts it.
  if (!file) return undefined;
  event.preventDefault();
  return take(file);
}

function FileAlert({ note }: { note: FileNote | undefined }) {
  const { yours, refused } = useMessages("list");
  return (
    <p role="alert" className="alert">
      {note && (note === "guessed" || note === "misnamed" ? yours[note] : refused[note])}
    </p>
  );
}

/** A file may be chosen by mistake, and a list cleared, so what stood here comes back. */
function EarlierNote({ onBringBack }: { onBringBack: () => void }) {
  const { yours } = useMessages("list");
  return (
    <p role="status" className="list-earlier">
      {yours.earlier}{" "}
      <button type="button" className="text-button" onClick={onBringBack}>
        {yours.bringBack}
      </button>
    </p>
  );
}

interface ClearButtonProps {
  isShown: boolean;
  text: string;
  onPress: () => void;
}

function ClearButton({ isShown, text, onPress }: ClearButtonProps) {
  return (
    isShown && (
      <button type="button" className="text-button quiet" onClick={onPress}>
        {text}
      </button>
    )
  );
}

interface FileButtonProps {
  text: string;
  onChoose: (file: File | undefined) => Promise<void>;
}

function FileButton({ text, onChoose }: FileButtonProps) {
  return (
    <label className="text-button list-choose">
      {text}
      <input
        type="file"
        className="unseen"
        accept=".txt,.csv,.tsv,.xlsx,.json,text/plain,text/csv,application/json"
        onChange={({ currentTarget }) => {
          void onChoose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}

function dotsOf(plan: ListPlan | undefined): Dot[] {
  return (plan?.groups ?? []).flatMap(({ dishes }) =>
    dishes
      .filter(({ isToLookAt }) => isToLookAt)
      .map(({ dish, act }) => ({ line: dish.line, isMild: act !== "wait" })),
  );
}
