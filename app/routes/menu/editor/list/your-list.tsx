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
import { openFile, type FileNote } from "./open-file.ts";
import { EMPTY_DRAFT, type ChangeDraft, type ListDraft } from "./use-list-draft.ts";

interface YourListProps {
  draft: ListDraft;
  plan: ListPlan | undefined;
  change: ChangeDraft;
}

/** In milliseconds after the last key. */
const READ_AFTER = 250;

/** The list as it was pasted, typed, dropped or chosen. */
export function YourList({ draft, plan, change }: YourListProps) {
  const { yours, refused } = useMessages("list");
  const [cleared, setCleared] = useState<ListDraft>();
  const [scrolled, setScrolled] = useState(0);
  const ids = useId();
  const dots = useMemo(() => dotsOf(plan), [plan]);
  const { area, type } = useTyping(draft.text, (text) => change((before) => ({ ...before, text })));
  const { note, take, forget, bringBack } = useChosenFile(draft, change);
  const isEmpty = hasNothing(draft);
  return (
    <section className="list-from" aria-labelledby={ids}>
      <header>
        <h3 id={ids}>
          <label htmlFor={`${ids}-text`}>{yours.title}</label>
        </h3>
        <ClearButton
          isShown={!isEmpty || cleared !== undefined}
          text={isEmpty ? yours.bringBack : yours.clear}
          onPress={() => {
            setCleared(isEmpty ? undefined : draft);
            forget();
            change(() => (isEmpty && cleared) || EMPTY_DRAFT);
          }}
        />
        <FileButton text={yours.choose} onChoose={take} />
      </header>
      {draft.menu ? (
        <p className="list-file">{yours.fromFile({ name: draft.menu.name })}</p>
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
      <p role="alert" className="alert">
        {note && (note === "guessed" || note === "misnamed" ? yours[note] : refused[note])}
      </p>
      {bringBack && (
        <ReplacedNote
          onBringBack={() => {
            bringBack();
            area.current?.focus();
          }}
        />
      )}
      <small id={`${ids}-hint`}>{isEmpty && yours.hint}</small>
    </section>
  );
}

const hasNothing = ({ text, menu }: ListDraft) => text === "" && !menu;

/** A file takes the place of the list, or of another file; `bringBack` restores what was there, step by step. */
function useChosenFile(draft: ListDraft, change: ChangeDraft) {
  const [note, setNote] = useState<FileNote>();
  const [replaced, setReplaced] = useState<ListDraft[]>([]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { taken, note } = await openFile(file);
    setNote(note);
    if (!taken) return;
    setReplaced((before) => (hasNothing(draft) ? [] : [...before, draft]));
    change(() => ({ ...EMPTY_DRAFT, ...taken }));
  };
  const forget = () => {
    setNote(undefined);
    setReplaced([]);
  };
  const last = replaced.at(-1);
  const bringBack = () => {
    setNote(undefined);
    setReplaced(replaced.slice(0, -1));
    change((now) => last ?? now);
  };
  return { note, take, forget, bringBack: last && bringBack };
}

/** The field keeps what is typed by itself; the draft follows once nobody types, and is followed where it changes. */
function useTyping(text: string, onText: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(text);
  const pending = useRef<string>(undefined);
  const tell = useEffectEvent(() => {
    clearTimeout(timer.current);
    const { current: typed } = pending;
    pending.current = undefined;
    if (typed === undefined || typed === shown.current) return;
    shown.current = typed;
    onText(typed);
  });
  useLayoutEffect(() => {
    const now = () => tell();
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      now();
    };
  }, []);
  useEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    if (area.current) area.current.value = text;
  }, [text]);
  const wait = useEffectEvent(() => tell());
  const type = () => {
    pending.current = area.current?.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(wait, READ_AFTER);
  };
  return { area, type };
}

function takeDropped(event: DragEvent, take: (file: File | undefined) => Promise<void>) {
  const [file] = event.dataTransfer.files;
  // A text that is dropped goes where the field puts it.
  if (!file) return undefined;
  event.preventDefault();
  return take(file);
}

/** A file may be chosen by mistake, so the list that stood here comes back. */
function ReplacedNote({ onBringBack }: { onBringBack: () => void }) {
  const { yours } = useMessages("list");
  return (
    <p role="status" className="list-replaced">
      {yours.replaced}{" "}
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
