import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { FormProblem } from "#app/device/form-problem.ts";
import { useNow } from "#app/device/use-now.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { DEFAULT_LIFETIME } from "#app/domain/posts/limits.ts";
import { AsItIs } from "#app/routes/nearby/components/as-it-is.tsx";
import { AgeQuestion } from "#app/routes/nearby/components/age-question.tsx";
import { NoNetwork } from "#app/routes/nearby/components/no-network.tsx";
import { useAgeToAsk } from "#app/routes/nearby/components/use-age-to-ask.ts";
import { placePath } from "#app/routes/nearby/components/use-place-choice.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { TextArea, TextField } from "#app/ui/text-field.tsx";
import { CharactersLeft, charactersLeft } from "./characters-left.tsx";
import { KindChoice } from "./choices.tsx";
import { composeCss } from "./compose-css.ts";
import { DiscardDraft } from "./discard-draft.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { useCompose } from "./use-compose.ts";
import { When } from "./when.tsx";
import { WhoSees } from "./who-sees.tsx";

interface ComposePageProps {
  place: Place;
  kind: string | null;
  text: string;
  isShared: boolean;
  edit: string | null;
  age: number | null;
  sendKey: string;
  /** When the form was made, in milliseconds UTC by the server's clock where there is one. */
  madeAt: number;
  isOffline: boolean;
  answer: Answer | undefined;
}

export interface Answer {
  problem: FormProblem;
  typed: Record<string, string>;
  /** Whether the refused form had photos, which no page can fill in again. */
  hadPhotos: boolean;
}

export function ComposePage({ place, text, madeAt, isOffline, ...writing }: ComposePageProps) {
  const { kind, answer } = writing;
  const age = useAgeToAsk(writing.age);
  const form = useRef<HTMLFormElement>(null);
  const now = useNow(madeAt);
  // Without a network only this phone's clock tells the time, and it may be wrong.
  const compose = useCompose(form, { ...writing, age }, isOffline ? undefined : now);
  const { problems, draft } = compose;
  const { form: words } = useMessages("writing");
  const { ask, form: named } = useMessages("compose");
  const isHydrated = useIsHydrated();
  const isSending = useNavigation().formData?.has("sendKey") === true || compose.isPosting;
  const isBusy = isSending || draft.photos.preparing > 0;
  const typed = typedAtFirst({ text, kind, answer });
  const fields = compose.fields ?? typed;
  return (
    <>
      <style>{composeCss}</style>
      <h1>{named.title}</h1>
      <Form
        ref={form}
        className="compose"
        method="post"
        encType="multipart/form-data"
        noValidate={isHydrated}
        onInput={compose.noteInput}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void compose.post(markIn(event));
        }}
      >
        <input type="hidden" name="sendKey" value={draft.sendKey} />
        <input type="hidden" name="tile" value={writeTile(place.tile)} />
        <KindChoice chosen={typed["kind"]} />
        <div className="counted" ref={growWithText}>
          <TextArea
            id="text"
            name="text"
            label={words.text}
            placeholder={words.text}
            rows={2}
            defaultValue={typed["text"]}
            problem={problems.text}
            autoFocus={problems.text !== undefined}
            readOnly={isSending}
            required
          />
        </div>
        <When
          {...{ madeAt, now, problem: problems.time, readOnly: isSending }}
          chosen={isHydrated ? fields : {}}
          day={typed["day"]}
          time={typed["time"]}
        />
        <AgeQuestion age={age} problem={problems.isOldEnough} answered={typed[AGE_FIELD]} />
        <p className="alert" role="alert">
          {problems.form}
        </p>
        <AsItIs mark={problems.asItIs} field="text" label={ask.postAsItIs} />
        <PhotoPicker
          photos={draft.photos}
          readAgain={draft.readPhotosAgain}
          problem={problems.photos}
          answer={answer}
        >
          <CharactersLeft left={charactersLeft(fields)} />
          <PostButton {...{ isBusy, isSending, problem: problems.form }} />
        </PhotoPicker>
        <WhoSees {...{ fields, typed }} isOpen={problems.venue !== undefined}>
          <VenueField defaultValue={typed["venue"]} problem={problems.venue} readOnly={isSending} />
        </WhoSees>
        <From place={place} />
        {isOffline && <NoNetwork>{words.offline}</NoNetwork>}
        {draft.isSaved && <DiscardDraft discard={() => void compose.discard()} />}
      </Form>
    </>
  );
}

/** What the button stands for by which the form is sent, if that is the one for words as they are. */
function markIn({ nativeEvent }: React.SubmitEvent<HTMLFormElement>): string | undefined {
  const { submitter } = nativeEvent;
  const isAsItIs = submitter instanceof HTMLButtonElement && submitter.name === "asItIs";
  return isAsItIs ? submitter.value : undefined;
}

/** The fields as they are when the form comes. */
function typedAtFirst({
  kind,
  text,
  answer,
}: Pick<ComposePageProps, "kind" | "text" | "answer">): Record<string, string> {
  const asked = { kind: kind ?? "update", text, reach: "3", hours: String(DEFAULT_LIFETIME) };
  return { ...asked, ...answer?.typed };
}

interface PostButtonProps {
  isBusy: boolean;
  isSending: boolean;
  problem: string | undefined;
}

function PostButton({ isBusy, isSending, problem }: PostButtonProps) {
  const { form } = useMessages("writing");
  return (
    <button className="button primary" aria-disabled={isBusy} autoFocus={problem !== undefined}>
      {isSending ? form.sending : form.send}
    </button>
  );
}

interface VenueFieldProps {
  defaultValue: string | undefined;
  problem: string | undefined;
  readOnly: boolean;
}

function VenueField(props: VenueFieldProps) {
  const { form } = useMessages("compose");
  const { form: words } = useMessages("writing");
  return (
    <TextField
      {...props}
      id="venue"
      name="venue"
      label={form.venue}
      hint={words.venueHint}
      autoComplete="off"
      enterKeyHint="done"
      onKeyDown={(event) => {
        // Enter after the name of a place should not post yet.
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

function From({ place: { name } }: Pick<ComposePageProps, "place">) {
  const { form } = useMessages("writing");
  const change = <Link to={placePath("/nearby/new")} />;
  const place = <span lang={textLanguage(name, useLanguage())} />;
  return (
    <p className="quiet">
      {rich(name === "" ? form.fromUnnamed({ change }) : form.from({ change, place, name }))}
    </p>
  );
}

/** Lets the field grow with its text, where the browser can. Not in the CSS: HTML checkers do not know the property. */
function growWithText(around: HTMLElement | null): void {
  around?.querySelector("textarea")?.style.setProperty("field-sizing", "content");
}
